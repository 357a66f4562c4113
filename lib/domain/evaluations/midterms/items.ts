import { keyOf, wholePartition } from '../../../store/keys.ts';
import { StaleRead } from '../../../store/refused.ts';
import { alreadyWritten, changeStep, deleteStep, isStill, putStep, type Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';

/*
 * A midterm is in no list. An item of each section names the section's midterms, so that students and instructors find
 * them, and nobody starts one too many. Another item names each midterm that is not folded yet, for the sweep.
 */

/** A midterm of a section, as the section's item names it. */
export interface StartedMidterm {
  /** Its period. */
  readonly period: string;
  readonly instructor: string;
  readonly closesAt: string;
}

/** The midterms of a section, and how often that has changed. */
export interface SectionMidterms {
  readonly section: string;
  readonly midterms: readonly StartedMidterm[];
  readonly revision: unknown;
}

/** Reads the midterms of those sections that have had one. 1 round trip. */
export const readMidterms = async (store: Store, sections: readonly string[]): Promise<SectionMidterms[]> => {
  if (sections.length === 0) return [];
  const byPartition = new Map(sections.map((section) => [keyOf.sectionMidterms(section).pk, section]));
  const items = await store.getMany(sections.map(keyOf.sectionMidterms));
  return items.map(({ pk, midterms, revision }) => ({
    section: byPartition.get(String(pk)) ?? '',
    // Only this file writes under the key.
    midterms: midterms as readonly StartedMidterm[],
    revision,
  }));
};

/** The midterms of one section, also where it has had none. 1 round trip. */
export const readMidtermsOf = async (store: Store, section: string): Promise<SectionMidterms> => {
  const [found] = await readMidterms(store, [section]);
  return found ?? { section, midterms: [], revision: undefined };
};

const moved = () => new StaleRead('another midterm evaluation of the section has been started');

/** Step that checks that a section has the midterms that were read. */
export const sameMidterms = ({ section, revision }: SectionMidterms): Step =>
  changeStep(keyOf.sectionMidterms(section), { conditions: [isStill('revision', revision)] }, moved);

/**
 * Returns steps that note a new midterm of a section. They are refused if another was started since the section's
 * midterms were read.
 */
export const noteMidterm = ({ section, midterms, revision }: SectionMidterms, started: StartedMidterm): Step[] => [
  changeStep(
    keyOf.sectionMidterms(section),
    {
      conditions: [isStill('revision', revision)],
      set: [[['midterms'], [...midterms, started]]],
      add: [[['revision'], 1]],
    },
    moved,
  ),
  putStep(keyOf.unfoldedMidterm(started.period), { period: started.period }, () => alreadyWritten),
];

/** The ids of the midterms that are not folded yet. */
export const readUnfolded = async (store: Store): Promise<string[]> =>
  (await store.queryRange(keyOf.unfoldedMidterm('').pk, wholePartition)).map(({ period }) => String(period));

/** Notes that midterms are folded. */
export const noteFolded = async (store: Store, periods: readonly string[]): Promise<void> => {
  for (const period of periods) await store.write([deleteStep(keyOf.unfoldedMidterm(period), () => undefined, [])]);
};
