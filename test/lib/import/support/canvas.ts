import { runImport } from '../../../../lib/import/run/run.ts';
import { keyOf } from '../../../../lib/store/keys.ts';
import type { StoredRecord } from '../../../../lib/store/record.ts';
import { startService } from '../../../support/service.ts';
import type { Texts } from './one-roster-set.ts';
import { folderOf, readSet } from './sets.ts';

/** The files of a small set from Canvas, by name. */
export const own = readSet('fixtures-canvas');

/** A service, and what loads the set into it with changes and finds its records. */
export const openCanvas = async () => {
  const service = await startService();
  const { store } = service;
  const recordOf = async (type: string, sourceId: string, source = 'canvas'): Promise<StoredRecord> => {
    const named = await store.get(keyOf.sourceId(source, type, sourceId));
    const record = await store.read({ type, id: String(named?.record_id) });
    if (record === undefined) throw new Error(`no ${type} "${sourceId}"`);
    return record;
  };
  return {
    service,
    recordOf,
    courseOf: (canvasCourse: string) => recordOf('course_evaluation_course', canvasCourse, 'canvas_course'),
    load: (changes: Texts = {}) => runImport(store, { location: folderOf({ ...own, ...changes }) }),
  };
};

/** The numbers under which a course is listed, in their order. */
export const numbersOf = ({ listing_numbers }: StoredRecord) =>
  Object.entries(Object(listing_numbers))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, entry]) => Object(entry).number);
