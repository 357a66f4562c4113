import { type Change, noChange } from '../../model/validation/change.ts';
import { newRecord } from '../../model/write/apply-change.ts';
import { putRecord } from '../../model/write/record-steps.ts';
import { updateRecord } from '../../model/write/update.ts';
import { institution, institutionId } from '../../resources/service/institution.ts';
import type { StoredRecord } from '../../store/record.ts';
import type { Store } from '../../store/store.ts';
import { tryToWrite } from '../../store/try-to-write.ts';

const reference = { type: institution.type, id: institutionId };

/** The institution before it is first written. */
const unwritten = (now: Date): StoredRecord =>
  newRecord(institution, { ...noChange, attributes: { languages: ['en'] } }, now, { id: institutionId });

/** The institution, with defaults where it was never written. 1 round trip. */
export const readInstitution = async (store: Store, now: Date): Promise<StoredRecord> =>
  (await store.read(reference)) ?? unwritten(now);

/** The language in which the institution writes to people without a language of their own. */
export const firstLanguageOf = ({ languages }: StoredRecord): string => (languages as readonly string[])[0] ?? 'en';

/** Changes the institution. The first change first writes the defaults, which alters nothing that responses show. */
export const updateInstitution = async (store: Store, change: Change, now: Date): Promise<StoredRecord> => {
  if ((await store.read(reference)) === undefined) await tryToWrite(store, [putRecord(unwritten(now))]);
  return updateRecord(store, institution, institutionId, change, now);
};
