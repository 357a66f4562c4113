import { linkageOf } from '../../../model/definition/record-fields.ts';
import { generationOf } from '../../../resources/course-evaluations/period-times.ts';
import { questionBankItem } from '../../../resources/course-evaluations/question-bank-item.ts';
import { keyOf } from '../../../store/keys.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { StaleRead } from '../../../store/refused.ts';
import {
  type Condition,
  changeStep,
  deleteStep,
  isStill,
  itemExists,
  type Refusal,
  type Step,
} from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';

/*
 * Data about questions that responses do not show: for a question set, the number of writes that its conditions depend
 * on; for an evaluation, the departments whose questions it asks; and for a bank item, its previous versions. Further
 * steps check the linkages that limit and order the questions.
 */

/** Step that checks that a record still has fewer than so many entries of a linkage. */
export const hasRoom = (record: StoredRecord, linkage: string, most: number, refused: Refusal): Step =>
  changeStep(
    keyOf.record(record),
    { conditions: [itemExists, { kind: 'shorter', path: [linkage], than: most }] },
    refused,
  );

/** Step that checks that a linkage of a record still has the same entries. */
export const sameEntries = (record: StoredRecord, linkage: string, refused: Refusal): Step => {
  const ids = Object.keys(linkageOf(record, linkage));
  return changeStep(
    keyOf.record(record),
    {
      conditions: [
        itemExists,
        { kind: 'shorter', path: [linkage], than: ids.length + 1 },
        ...ids.map((id) => ({ kind: 'exists', path: [linkage, id] }) as const),
      ],
    },
    refused,
  );
};

/** Hidden field of a set: the number of writes that its conditions depend on. */
const revision = 'condition_revision';

/**
 * Step that checks that the conditions of a set have not changed since they were read. `isCounted` also counts the write, so
 * that two writes that the conditions depend on cannot succeed at once.
 */
export const sameConditions = (set: StoredRecord, isCounted: boolean): Step => {
  const read = set[revision];
  return changeStep(
    keyOf.record(set),
    { conditions: [itemExists, isStill(revision, read)], add: isCounted ? [[[revision], 1]] : [] },
    (found) => (found?.[revision] === read ? undefined : new StaleRead('the conditions of the set have changed')),
  );
};

// Hidden fields of an evaluation: no version, no time of change.
const asked = { generation: 'asked_generation', departments: 'asked_departments' } as const;

/**
 * Returns the departments whose questions an evaluation asks since its first answer; undefined before the first answer.
 */
export const askedDepartments = (evaluation: StoredRecord, period: StoredRecord): readonly string[] | undefined => {
  if (evaluation[asked.generation] !== generationOf(period) + 1) return undefined;
  // Only this file writes under the name.
  return evaluation[asked.departments] as readonly string[];
};

/** Returns the condition that the departments of an evaluation are fixed, or not fixed, as when its record was read. */
export const asFixed = (evaluation: StoredRecord): Condition => isStill(asked.generation, evaluation[asked.generation]);

/**
 * Returns a step that fixes the departments whose questions an evaluation asks. It is refused if another answer has
 * fixed them.
 */
export const fixAskedDepartments = (
  evaluation: string,
  departments: readonly string[],
  { period, refused }: { readonly period: StoredRecord; readonly refused: Refusal },
): Step => {
  const generation = generationOf(period) + 1;
  return changeStep(
    keyOf.record({ type: 'course_evaluation', id: evaluation }),
    {
      conditions: [itemExists, { kind: 'fewer', path: [asked.generation], than: generation }],
      set: [
        [[asked.generation], generation],
        [[asked.departments], [...departments]],
      ],
    },
    refused,
  );
};

const previousKey = (item: string) => keyOf.previousVersions({ type: questionBankItem.type, id: item });

/** Reads the previous versions of an item as text; returns undefined if there are none. 1 round trip. */
export const readPrevious = async (store: Store, item: string): Promise<string | undefined> => {
  const found = await store.get(previousKey(item));
  return found && String(found.versions);
};

/** Step that keeps the previous versions of an item; for a transaction that checks the version of its record. */
export const keepPrevious = (item: string, versions: string): Step =>
  changeStep(
    previousKey(item),
    { set: [[['versions'], versions]] },
    () => new StaleRead('the previous versions have changed'),
  );

/** Step that deletes the previous versions of an item. */
export const dropPrevious = (item: string): Step => deleteStep(previousKey(item), () => undefined, []);
