import type { StoredRecord } from '../../store/record.ts';

/** The settings of a period that an evaluation may have of its own. */
export const overridable = [
  'results_release_at',
  'minimum_response_threshold',
  'flag_answers_at_or_below',
  'flag_standard_deviation_above',
] as const;

export type Overridable = (typeof overridable)[number];

/** The marker that says that an evaluation has a setting of its own, be it blank. */
export const markerOf = <Name extends Overridable>(name: Name) => `overrides_${name}` as const;

type Fields = Readonly<Record<string, unknown>>;

const ownSettings = (evaluation: Fields): Fields =>
  Object.fromEntries(
    overridable.flatMap((name) => (evaluation[markerOf(name)] === true ? [[name, evaluation[name] ?? null]] : [])),
  );

/**
 * A period as one of its evaluations has it: with the settings that are the evaluation's own. A result repeats the release
 * of its evaluation, and may stand for it where no other setting is asked for.
 */
export const withOwnSettings = (period: StoredRecord, evaluation: Fields | undefined): StoredRecord => ({
  ...period,
  ...(evaluation && ownSettings(evaluation)),
});

/** Of an evaluation when its results come out, as its result repeats it; nothing where that is left to the period. */
export const ownRelease = (evaluation: Fields): Fields => {
  const marker = markerOf('results_release_at');
  const { results_release_at: at = null } = evaluation;
  return evaluation[marker] === true ? { [marker]: true, ...(at !== null && { results_release_at: at }) } : {};
};
