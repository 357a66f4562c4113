import path from 'node:path';
import { splitCourses } from '../../lib/domain/evaluations/coverage/wanted-courses.ts';
import { coverCourses } from '../../lib/domain/evaluations/periods/update-period.ts';
import { createResponse } from '../../lib/domain/evaluations/response-rates/create-response.ts';
import { updateInstitution } from '../../lib/domain/institution/institution.ts';
import { createPlatform } from '../../lib/domain/lti/platforms/write-platform.ts';
import { createMessage } from '../../lib/domain/messages/plan/write-message.ts';
import { createSuppression } from '../../lib/domain/messages/suppressions/suppress.ts';
import { createTemplate } from '../../lib/domain/messages/templates/write-template.ts';
import { createUser } from '../../lib/domain/people/create-user.ts';
import { identifierKey, type ResourceIdentifier } from '../../lib/jsonapi/resource-object.ts';
import type { Change } from '../../lib/model/validation/change.ts';
import { createRecord } from '../../lib/model/write/create.ts';
import { courseEvaluationPeriod } from '../../lib/resources/course-evaluations/course-evaluation-period.ts';
import { courseEvaluationResponse } from '../../lib/resources/course-evaluations/course-evaluation-response.ts';
import { courseEvaluationResult } from '../../lib/resources/course-evaluations/course-evaluation-result.ts';
import { courseEvaluationStudent } from '../../lib/resources/course-evaluations/course-evaluation-student.ts';
import { courseEvaluationPeriodMessage } from '../../lib/resources/messages/course-evaluation-period-message.ts';
import { messageSuppression } from '../../lib/resources/messages/message-suppression.ts';
import { messageTemplate } from '../../lib/resources/messages/message-template.ts';
import { user } from '../../lib/resources/people/user.ts';
import { institution } from '../../lib/resources/service/institution.ts';
import { ltiPlatform } from '../../lib/resources/service/lti-platform.ts';
import { forEachAtOnce } from '../../lib/runtime/at-once.ts';
import type { Store } from '../../lib/store/store.ts';
import { answerPeriod, type Enrolled } from './answers.ts';
import { explainRefusal, type PlannedRecord, planInstitution } from './plan.ts';
import { SampleMistake } from './read-records.ts';

/** The folder of the institution that `npm start` loads. */
export const institutionFolder = path.join(import.meta.dirname, 'institution');

const concurrency = 16;

/** A record, with the names of the records that must exist before it. */
interface Waiting {
  readonly record: PlannedRecord;
  readonly needs: readonly string[];
}

// This step comes after all coverage. Results follow from answers, and the file of results only serves the reference.
const answer = async (store: Store, { resource, id }: PlannedRecord, enrolled: Enrolled): Promise<void> => {
  if (resource.type === courseEvaluationPeriod.type) await answerPeriod(store, id, enrolled);
};

/** Returns the user ids of each section's students. The first student in the files has answered last. */
const enrolledIn = (planned: readonly PlannedRecord[]): Enrolled => {
  const students = planned.filter(({ resource }) => resource.type === courseEvaluationStudent.type).reverse();
  return (section) =>
    students
      .filter(({ change }) => change.toMany.sections?.some(({ id }) => id === section))
      .flatMap(({ change }) => change.toOne.user?.id ?? []);
};

const isWorkedOut = ({ resource }: PlannedRecord): boolean => resource.type === courseEvaluationResult.type;

// An id alone is not unique: a result has the id of its evaluation.
const nameOf = ({ resource, id }: PlannedRecord): string => identifierKey({ type: resource.type, id });

const referencesOf = ({ toOne, toMany }: Change): string[] =>
  [...Object.values(toOne), ...Object.values(toMany).flat()]
    .filter((target): target is ResourceIdentifier => target !== null)
    .map(identifierKey);

// Each record in a circle waits for another one. After as many steps as there are records, the search is inside the
// circle.
const findInCircle = (first: Waiting, waiting: readonly Waiting[]): Waiting => {
  const byId = new Map(waiting.map((each) => [nameOf(each.record), each]));
  const nextOf = ({ needs }: Waiting) => needs.map((id) => byId.get(id)).find((each) => each !== undefined);
  return waiting.reduce((at) => nextOf(at) ?? at, first);
};

/**
 * Groups records into waves. The records of a wave refer only to records of earlier waves; a circle throws a
 * `SampleMistake`.
 */
const inWaves = (records: readonly PlannedRecord[]): PlannedRecord[][] => {
  const waves: PlannedRecord[][] = [];
  const placed = new Set<string>();
  let waiting: Waiting[] = records.map((record) => ({ record, needs: referencesOf(record.change) }));
  for (let [first] = waiting; first !== undefined; [first] = waiting) {
    const wave = waiting.filter(({ needs }) => needs.every((id) => placed.has(id))).map(({ record }) => record);
    if (wave.length === 0) {
      const { place } = findInCircle(first, waiting).record;
      throw new SampleMistake(place, 'refers to itself, by way of what it refers to');
    }
    for (const record of wave) placed.add(nameOf(record));
    waiting = waiting.filter(({ record }) => !placed.has(nameOf(record)));
    waves.push(wave);
  }
  return waves;
};

const create = async (store: Store, record: PlannedRecord, touchedAt: string): Promise<void> => {
  const { resource, change, id, entered: now } = record;
  try {
    if (resource === user) await createUser(store, change, { id, now, touchedAt });
    else if (resource === institution) await updateInstitution(store, change, now);
    else if (resource === messageSuppression) await createSuppression(store, change, { id, now });
    else if (resource === ltiPlatform) await createPlatform(store, change, { id, now });
    else if (resource === messageTemplate) await createTemplate(store, change, { id, now });
    else if (resource === courseEvaluationPeriodMessage) await createMessage(store, change, { id, now });
    else if (resource === courseEvaluationResponse) await createResponse(store, change, { id, now, touchedAt });
    else await createRecord(store, resource, splitCourses(change).change, { id, now, touchedAt });
  } catch (error) {
    throw explainRefusal(record, error);
  }
};

// This step comes last, because a period covers the sections that its courses have by then.
const cover = async (store: Store, { resource, change, id, entered }: PlannedRecord): Promise<void> => {
  if (resource.type !== courseEvaluationPeriod.type) return;
  const courses = (change.toMany.courses ?? []).map((course) => course.id);
  await coverCourses(store, id, courses, entered);
};

const foundNames = async (store: Store, records: readonly PlannedRecord[]): Promise<Set<string>> => {
  const found = await store.readMany(records.map(({ resource, id }) => ({ type: resource.type, id })));
  return new Set(found.map(identifierKey));
};

/**
 * Loads the sample institution and returns the id of one record of each type; the dates are those of the files, or
 * moved to a later day. Existing records stay, so that a second load changes nothing and completes an interrupted one.
 */
export const loadSample = async (
  store: Store,
  { folder = institutionFolder, today }: { readonly folder?: string; readonly today?: Date } = {},
): Promise<Readonly<Record<string, string>>> => {
  const { planned, samples } = await planInstitution(folder, today);
  const waves = inWaves(planned.filter((record) => !isWorkedOut(record)));
  // Records are written concurrently, so all get one time of change: it must not depend on the order of the records
  // below.
  const last = new Date(Math.max(...planned.map(({ entered }) => entered.getTime()))).toISOString();
  const found = await foundNames(store, planned);
  for (const wave of waves) {
    const missing = wave.filter((record) => !found.has(nameOf(record)));
    await forEachAtOnce(missing, concurrency, (record) => create(store, record, last));
  }
  await forEachAtOnce(planned, concurrency, (record) => cover(store, record));
  const enrolled = enrolledIn(planned);
  await forEachAtOnce(planned, concurrency, (record) => answer(store, record, enrolled));
  return samples;
};
