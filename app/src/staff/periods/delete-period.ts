import type { FacetClient } from 'facet-client';
import { atomic } from 'facet-client/atomic';
import { FacetError } from 'facet-client/errors';
import { resources } from 'facet-client/pages';
import type { Resource } from 'facet-client/types';

type Question = Resource<'course_evaluation_question'>;

const periodPath = '/api/v1/course_evaluation_periods/{id}';

/** What the service says of the others that keep a record from being deleted. */
interface Referring {
  /** Their number by type. */
  readonly referred_to_by?: Readonly<Record<string, number>>;
  /** Whether there are some that the account may not read. */
  readonly others?: boolean;
}

/** The period that is to be deleted. */
interface Deleted {
  readonly id: string;
  /** The version that somebody has seen; left out once parts of it are gone. */
  readonly version: number | undefined;
  /** Called before the first part is deleted. */
  readonly begin: () => void;
}

/** Deletes a period that has nothing; otherwise says what it has. */
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

// Of a transaction's 100 items, each question takes some.
const mostAtOnce = 20;

const removeQuestions = async (client: FacetClient, questions: readonly Question[]): Promise<void> => {
  const operations = questions.map(({ type, id }) => ({ op: 'remove' as const, ref: { type, id } }));
  for (let at = 0; at < operations.length; at += mostAtOnce)
    await atomic(client, operations.slice(at, at + mostAtOnce));
};

/**
 * The questions first, since their sections and sets stay as long as something is in them. These are few, and go one by one:
 * several operations refuse a deletion that has to look again.
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
  // A filter takes so many ids.
  for (let from = 0; from < sets.length; from += 100)
    await deleteQuestions(
      client,
      sets.slice(from, from + 100).map(({ id }) => id),
    );
  for (const { id } of layers) await client.delete('/api/v1/question_layers/{id}', { params: { path: { id } } });
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Has a period cover nothing, and waits until its evaluations are gone. */
const uncover = async (client: FacetClient, id: string): Promise<void> => {
  const params = { path: { id }, query: { 'fields[course_evaluation_period]': ['name' as const] } };
  const body = { data: { type: 'course_evaluation_period' as const, id, attributes: { course_uuids: [] } } };
  let { meta } = (await client.patch(periodPath, { params, body })).data;
  while (meta.coverage !== undefined) {
    await pause(1_500);
    meta = (await client.get(periodPath, { params })).data.meta;
  }
};

/** Keeps a period from opening meanwhile, which the service refuses once it has, or somebody has changed it; answers its parts. */
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
  // Without a right to these, it is refused here, while all else is there.
  if (referring.others || referring.referred_to_by?.course_evaluation_period_message) await deleteMessages(client, id);
  const schedule = relationships.schedule.data?.id;
  if (schedule !== undefined)
    await client.delete('/api/v1/course_evaluation_period_schedules/{id}', { params: { path: { id: schedule } } });
  await deleteAllQuestions(client, id);
  await uncover(client, id);
  await client.delete(periodPath, { params: { path: { id } } });
};

/**
 * Deletes a period that has not opened, with its messages, times, questions and evaluations, part by part: repeated after a
 * failure, it continues.
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
