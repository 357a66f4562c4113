import type { StoredRecord } from '../../../../store/record.ts';
import type { Flags } from '../../figures/flags.ts';
import type { UnitResult } from '../frozen-result.ts';

/**
 * The units that an instructor sees: about the course, and about that instructor. A question about all instructors together
 * is left out: minus the instructor's own answers, it would show those about the others.
 */
export const ownUnits = (units: readonly UnitResult[], own: ReadonlySet<string>): UnitResult[] =>
  units.flatMap(({ instructor, questions }): UnitResult[] => {
    if (instructor !== null) return own.has(instructor) ? [{ instructor, questions }] : [];
    return [{ instructor, questions: questions.filter((question) => !question.is_pooled) }];
  });

/** Hidden field of a result about several instructors, even if all but one have left the section since. */
export const ratesSeveral = 'rates_several';

const flagNames: readonly (keyof Flags)[] = ['low_answer', 'high_deviation'];

/** The flags of the questions of some units, each once. */
export const flagsOf = (units: readonly UnitResult[]): (keyof Flags)[] =>
  flagNames.filter((name) => units.some(({ questions }) => questions.some(({ flags }) => flags?.[name] === true)));

/**
 * Hidden field of a result: the instructor of each section instructor at the closing of the period, because they may
 * leave later.
 */
export const taughtAs = 'taught_as';

/** Instructors by section instructor, from the present records or from the time when a result was frozen. */
export type TaughtAs = ReadonlyMap<string, string>;

/** Returns the instructors of some section instructors, from their records and from the data that results keep. */
export const instructorsBehind = (records: readonly StoredRecord[], results: readonly StoredRecord[]): TaughtAs =>
  new Map([
    ...records.map(({ id, instructor }) => [id, String(instructor)] as const),
    // The fold has written this field.
    ...results.flatMap((result) => Object.entries((result[taughtAs] ?? {}) as Readonly<Record<string, string>>)),
  ]);

/** Returns the section instructors that belong to one of these instructors. */
export const sectionInstructorsOf = (known: TaughtAs, instructors: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...known].flatMap(([id, instructor]) => (instructors.has(instructor) ? [id] : [])));
