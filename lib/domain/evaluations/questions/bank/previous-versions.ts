import { refuse } from '../../../../errors/error-kind.ts';
import { tooManyVersions } from '../../../../errors/question-bank.ts';
import { valuesOf } from '../../../../model/definition/record-fields.ts';
import type { PreviousVersion } from '../../../../resources/course-evaluations/answers/question-bank.ts';
import { questionAttributes } from '../../../../resources/course-evaluations/question-attributes.ts';
import { questionBankItem } from '../../../../resources/course-evaluations/question-bank-item.ts';
import type { StoredRecord } from '../../../../store/record.ts';
import type { Step } from '../../../../store/steps.ts';
import type { Store } from '../../../../store/store.ts';
import { dropPrevious, keepPrevious, readPrevious } from '../items.ts';

/** The version that an item has now. */
export const versionOf = ({ edition }: StoredRecord): number => (typeof edition === 'number' ? edition : 1);

/** Reads what an item asked in previous versions, the latest first. 1 round trip. */
export const readPreviousVersions = async (store: Store, id: string): Promise<readonly PreviousVersion[]> => {
  const versions = await readPrevious(store, id);
  // Only this file writes the versions.
  return versions === undefined ? [] : (JSON.parse(versions) as PreviousVersion[]);
};

// An item of the table has at most 400 KB.
const mostBytes = 300_000;

const nowKept = (item: StoredRecord, now: Date): PreviousVersion => {
  const asked = Object.entries(valuesOf(questionBankItem, item)).filter(([name]) =>
    Object.hasOwn(questionAttributes, name),
  );
  // The limit stays below the 400 KB of an item.
  return { version: versionOf(item), replaced_at: now.toISOString(), ...Object.fromEntries(asked) } as PreviousVersion;
};

/** Keeps the values of the attributes that the schema of the response lists. */
export const keepVersion = async (store: Store, item: StoredRecord, now: Date): Promise<Step> => {
  const versions = JSON.stringify([nowKept(item, now), ...(await readPreviousVersions(store, item.id))]);
  if (Buffer.byteLength(versions) > mostBytes) throw refuse(tooManyVersions, mostBytes);
  return keepPrevious(item.id, versions);
};

/**
 * Returns a step that keeps the present version of an item before the item changes; for a transaction that checks the
 * version of the record. Throws 422 if too much is kept. 1 round trip.
 */
export const deletePreviousVersions = async (_store: Store, { id }: StoredRecord): Promise<Step[]> => [
  dropPrevious(id),
];
