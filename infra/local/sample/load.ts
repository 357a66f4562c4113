import path from 'node:path';
import { splitCourses } from '../../../lib/domain/evaluations/coverage/wanted-courses.ts';
import { coverCourses } from '../../../lib/domain/evaluations/periods/update-period.ts';
import { createUser } from '../../../lib/domain/people/create-user.ts';
import { createRecord } from '../../../lib/model/write/create.ts';
import { courseEvaluationPeriod } from '../../../lib/resources/course-evaluations/course-evaluation-period.ts';
import { user } from '../../../lib/resources/people/user.ts';
import { resources } from '../../../lib/resources/registry.ts';
import { forEachAtOnce } from '../../../lib/runtime/for-each-at-once.ts';
import type { Store } from '../../../lib/store/store.ts';
import { explainRefusal, type PlannedRecord, planRecord } from './plan.ts';
import { readRecords } from './read-records.ts';
import { directoryOf } from './references.ts';
import { readSamples } from './samples.ts';
import { inWaves } from './waves.ts';

/** Folder of the institution that `npm start` loads. */
export const institutionFolder = path.join(import.meta.dirname, 'institution');

const concurrency = 16;

const create = async (store: Store, record: PlannedRecord): Promise<void> => {
  const { resource, change, id, entered: now } = record;
  try {
    if (resource === user) await createUser(store, change, { id, now });
    else await createRecord(store, resource, splitCourses(change).change, { id, now });
  } catch (error) {
    throw explainRefusal(record, error);
  }
};

// After all else: a period covers the sections that its courses have by then.
const cover = async (store: Store, { resource, change, id, entered }: PlannedRecord): Promise<void> => {
  if (resource.type !== courseEvaluationPeriod.type) return;
  const courses = change.toMany.courses ?? [];
  await coverCourses(
    store,
    id,
    courses.map((course) => course.id),
    entered,
  );
};

const foundIds = async (store: Store, records: readonly PlannedRecord[]): Promise<Set<string>> => {
  const found = await store.readMany(records.map(({ resource, id }) => ({ type: resource.type, id })));
  return new Set(found.map(({ id }) => id));
};

/**
 * Loads the sample institution and returns the id of one record of each type. Whatever is there already is left alone,
 * so that loading twice changes nothing and a load that was interrupted is completed by the next one.
 */
export const loadSample = async (
  store: Store,
  folder = institutionFolder,
): Promise<Readonly<Record<string, string>>> => {
  const records = (await Promise.all(resources.map((resource) => readRecords(folder, resource)))).flat();
  const directory = directoryOf(records);
  const samples = await readSamples(folder, directory);
  const planned = await Promise.all(records.map((record) => planRecord(record, directory)));
  const waves = inWaves(planned);
  const found = await foundIds(store, planned);
  for (const wave of waves) {
    const missing = wave.filter(({ id }) => !found.has(id));
    await forEachAtOnce(missing, concurrency, (record) => create(store, record));
  }
  await forEachAtOnce(planned, concurrency, (record) => cover(store, record));
  return samples;
};
