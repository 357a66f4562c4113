import type { FacetClient } from 'facet-client';
import { atomic } from 'facet-client/atomic';
import { FacetError } from 'facet-client/errors';
import { resources } from 'facet-client/pages';
import type { Resource } from 'facet-client/types';

type Question = Resource<'course_evaluation_question'>;

const periodPath = '/api/v1/course_evaluation_periods/{id}';

/** The service's report about the records that keep another one from being deleted. */
interface Referring {
  /** The number of these records by type. */
  readonly referred_to_by?: Readonly<Record<string, number>>;
  /** Whether there are also records that the account may not read. */
  readonly others?: boolean;
}

/** The period that is to be deleted. */
interface Deleted {
  readonly id: string;
  /** The version that the user saw; missing once parts of the period are deleted. */
  readonly version: number | undefined;
  /** Called before the first part is deleted. */
  readonly begin: () => void;
}

/** Deletes a period without any records of its own; otherwise returns which records it has. */
const tryToDelete = async (client: FacetClient, { id, version }: Deleted): Promise<Referring | undefined> => {
  try {
    await client.delete(periodPath, { params: { path: { id } }, ...(version !== undefined && { ifMatch: version }) });
    return undefined;
  } catch (error) {
    const [first] = error instanceof FacetError ? error.errors : [];
    if (first?.code !== 'referred_to') throw error;
    return first.meta ?? {};
  }
};

const deleteMessages = async (client: FacetClient, period: string): Promise<void> => {
  const params = { query: { 'filter[period]': [period], 'page[size]': 20 } };
  const { data } = await client.get('/api/v1/course_evaluation_period_messages', { params });
  for (const { id } of data)
    await client.delete('/api/v1/course_evaluation_period_messages/{id}', { params: { path: { id } } });
};

// The most questions of one request: a transaction takes 100 items, and each question needs several.
const mostAtOnce = 20;

const removeQuestions = async (client: FacetClient, questions: readonly Question[]): Promise<void> => {
  const operations = questions.map(({ type, id }) => ({ op: 'remove' as const, ref: { type, id } }));
  for (let at = 0; at < operations.length; at += mostAtOnce)
    await atomic(client, operations.slice(at, at + mostAtOnce));
};

/**
 * Deletes the questions first, because a section or a set stays as long as it has any. Sections and sets are few and go
 * one by one: the service refuses several operations in one request if a deletion has to search again.
 */
const deleteQuestions = async (client: FacetClient, sets: readonly string[]): Promise<void> => {
  if (sets.length === 0) return;
  const params = { query: { 'filter[question_set]': [...sets], 'page[size]': 100 } };
  const [questions, sections] = await Promise.all([
    Array.fromAsync(resources(client, '/api/v1/course_evaluation_questions', { params })),
    Array.fromAsync(resources(client, '/api/v1/course_evaluation_question_set_sections', { params })),
  ]);
  await removeQuestions(client, questions);
  for (const { id } of sections)
    await client.delete('/api/v1/course_evaluation_question_set_sections/{id}', { params: { path: { id } } });
  for (const id of sets)
    await client.delete('/api/v1/course_evaluation_question_sets/{id}', { params: { path: { id } } });
};

/** Deletes the questions of institution, departments and sections, and then the layers that allowed them. */
const deleteAllQuestions = async (client: FacetClient, period: string): Promise<void> => {
  const params = { query: { 'filter[period]': [period], 'page[size]': 100 } };
  const [sets, layers] = await Promise.all([
    Array.fromAsync(resources(client, '/api/v1/course_evaluation_question_sets', { params })),
    Array.fromAsync(resources(client, '/api/v1/question_layers', { params })),
  ]);
  // A filter accepts at most 100 ids.
  for (let from = 0; from < sets.length; from += 100)
    await deleteQuestions(
      client,
      sets.slice(from, from + 100).map(({ id }) => id),
    );
  for (const { id } of layers) await client.delete('/api/v1/question_layers/{id}', { params: { path: { id } } });
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Removes all courses from a period, and waits until its evaluations are gone. */
const uncover = async (client: FacetClient, id: string): Promise<void> => {
  const params = { path: { id }, query: { 'fields[course_evaluation_period]': ['name' as const] } };
  const body = { data: { type: 'course_evaluation_period' as const, id, attributes: { course_uuids: [] } } };
  let { meta } = (await client.patch(periodPath, { params, body })).data;
  while (meta.coverage !== undefined) {
    await pause(1_500);
    meta = (await client.get(periodPath, { params })).data.meta;
  }
};

/**
 * Makes a period a draft, so that it cannot open meanwhile, and returns its relationships. The service refuses this
 * once the period has opened or somebody has changed it.
 */
const stop = async (client: FacetClient, { id, version }: Deleted) => {
  const fields = ['schedule'] as const;
  const params = { path: { id }, query: { 'fields[course_evaluation_period]': [...fields] } };
  const body = { data: { type: 'course_evaluation_period' as const, id, attributes: { draft: true } } };
  const ifMatch = version === undefined ? {} : { ifMatch: version };
  return (await client.patch(periodPath, { params, body, ...ifMatch })).data.relationships;
};

const deleteWithItsOwn = async (client: FacetClient, deleted: Deleted): Promise<void> => {
  const referring = await tryToDelete(client, deleted);
  if (referring === undefined) return;
  const { id } = deleted;
  const relationships = await stop(client, deleted);
  deleted.begin();
  // An account that may not delete messages is refused here, before anything is deleted.
  if (referring.others || referring.referred_to_by?.course_evaluation_period_message) await deleteMessages(client, id);
  const schedule = relationships.schedule.data?.id;
  if (schedule !== undefined)
    await client.delete('/api/v1/course_evaluation_period_schedules/{id}', { params: { path: { id: schedule } } });
  await deleteAllQuestions(client, id);
  await uncover(client, id);
  await client.delete(periodPath, { params: { path: { id } } });
};

/**
 * Deletes a period that has not opened, with its messages, times, questions and evaluations, part by part. A repetition
 * after a failure continues the deletion.
 */
export const deletePeriod = async (client: FacetClient, deleted: Deleted): Promise<void> => {
  try {
    await deleteWithItsOwn(client, deleted);
  } catch (error) {
    const isGone = error instanceof FacetError && error.status === 404 && (await isMissing(client, deleted.id));
    if (!isGone) throw error;
  }
};

const isMissing = async (client: FacetClient, id: string): Promise<boolean> => {
  try {
    await client.get(periodPath, { params: { path: { id } } });
    return false;
  } catch (error) {
    return error instanceof FacetError && error.status === 404;
  }
};
