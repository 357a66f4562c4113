import type { FacetClient } from 'facet-client';
import { type AtomicOperation, atomic } from 'facet-client/atomic';
import type { Item, Move, Part, PartNode, Place, Question, QuestionSet, SetNode } from './outline.ts';
import { attributesOf, type QuestionValues, type SentAttributes, valuesOf } from './question-values.ts';

const linkTo = <Type extends string>(type: Type, id: string) => ({ data: { type, id } });

/**
 * Returns the position for a new last item; null if an item has no position, because such items come last, in the order
 * of their creation.
 */
export const endOf = (
  items: readonly { readonly attributes: { readonly position: number | null } }[],
): number | null => {
  const positions = items.map(({ attributes }) => attributes.position);
  return positions.includes(null) ? null : Math.max(-1, ...positions.map(Number)) + 1;
};

/** Creates a question at the end of a part. */
export const createQuestion = async (
  client: FacetClient,
  { part, questions }: Place,
  values: QuestionValues,
  idempotencyKey: string,
): Promise<Question> => {
  const body = {
    data: {
      type: 'course_evaluation_question' as const,
      attributes: { ...attributesOf(values), position: endOf(questions) },
      relationships: { question_set_section: linkTo('course_evaluation_question_set_section', part.id) },
    },
  };
  return (await client.post('/api/v1/course_evaluation_questions', { body, idempotencyKey })).data;
};

/** Changes a question in the version that the user saw. */
export const changeQuestion = async (
  client: FacetClient,
  { id, version }: { readonly id: string; readonly version: number },
  attributes: Partial<SentAttributes>,
  idempotencyKey: string,
): Promise<Question> => {
  const body = { data: { type: 'course_evaluation_question' as const, id, attributes } };
  const call = { params: { path: { id } }, body, ifMatch: version, idempotencyKey };
  return (await client.patch('/api/v1/course_evaluation_questions/{id}', call)).data;
};

/** Reads the present version of a question. */
export const readQuestion = async (client: FacetClient, id: string): Promise<Question> =>
  (await client.get('/api/v1/course_evaluation_questions/{id}', { params: { path: { id } } })).data;

/** Puts a copy of an item of the bank at the end of a part. */
export const copyFromBank = async (
  client: FacetClient,
  { part, questions }: Place,
  item: string,
  idempotencyKey: string,
): Promise<Question> => {
  const position = endOf(questions);
  const body = {
    data: {
      type: 'question_bank_use' as const,
      attributes: position === null ? {} : { position },
      relationships: { question_set_section: linkTo('course_evaluation_question_set_section', part.id) },
    },
  };
  const call = { params: { path: { id: item } }, body, idempotencyKey };
  return (await client.post('/api/v1/question_bank_items/{id}/uses', call)).data;
};

/** Creates a set at the end of a period. */
export const createSet = async (
  client: FacetClient,
  { period, tree }: { readonly period: string; readonly tree: readonly SetNode[] },
  name: string,
  idempotencyKey: string,
): Promise<QuestionSet> => {
  const body = {
    data: {
      type: 'course_evaluation_question_set' as const,
      attributes: { name, position: endOf(tree.map(({ set }) => set)) },
      relationships: { period: linkTo('course_evaluation_period', period) },
    },
  };
  return (await client.post('/api/v1/course_evaluation_question_sets', { body, idempotencyKey })).data;
};

/** The heading of a part, with its translations. */
type Heading = Pick<Part['attributes'], 'name'> & Partial<Pick<Part['attributes'], 'name_translations'>>;

/** Creates a part at the end of a set. */
export const createPart = async (
  client: FacetClient,
  { set, parts }: SetNode,
  { name, name_translations = null }: Heading,
  idempotencyKey: string,
): Promise<Part> => {
  const body = {
    data: {
      type: 'course_evaluation_question_set_section' as const,
      attributes: { name, name_translations, position: endOf(parts.map(({ part }) => part)) },
      relationships: { question_set: linkTo('course_evaluation_question_set', set.id) },
    },
  };
  return (await client.post('/api/v1/course_evaluation_question_set_sections', { body, idempotencyKey })).data;
};

/** Renames a set or a part, in the version that the user saw. */
export const rename = async (
  client: FacetClient,
  { type, id, meta }: QuestionSet | Part,
  name: string,
  idempotencyKey: string,
): Promise<QuestionSet | Part> => {
  const call = { params: { path: { id } }, ifMatch: meta.version, idempotencyKey };
  const attributes = { name };
  if (type === 'course_evaluation_question_set') {
    const body = { data: { type, id, attributes } };
    return (await client.patch('/api/v1/course_evaluation_question_sets/{id}', { ...call, body })).data;
  }
  const body = { data: { type, id, attributes } };
  return (await client.patch('/api/v1/course_evaluation_question_set_sections/{id}', { ...call, body })).data;
};

/** Writes the translations of a part's heading, in the version that the user saw. */
export const translatePart = async (
  client: FacetClient,
  { type, id, meta }: Part,
  name_translations: Part['attributes']['name_translations'],
  idempotencyKey: string,
): Promise<Part> => {
  const body = { data: { type, id, attributes: { name_translations } } };
  const call = { params: { path: { id } }, ifMatch: meta.version, idempotencyKey, body };
  return (await client.patch('/api/v1/course_evaluation_question_set_sections/{id}', call)).data;
};

/** The most operations of one request. */
const mostAtOnce = 25;

/** Carries out operations, all or none if they fit into one request. Returns the id of the record of each. */
export const inRequests = async (
  client: FacetClient,
  operations: readonly AtomicOperation[],
): Promise<(string | undefined)[]> => {
  const ids: (string | undefined)[] = [];
  for (let at = 0; at < operations.length; at += mostAtOnce)
    for (const { data } of await atomic(client, operations.slice(at, at + mostAtOnce)))
      ids.push((data as { readonly id?: string } | null | undefined)?.id);
  return ids;
};

/** Moves an item. Parts and questions move in one transaction. */
export const carryOutMove = async (client: FacetClient, { kind, within, order }: Move): Promise<void> => {
  if (within === undefined || kind === 'sets') {
    const type = 'course_evaluation_question_set' as const;
    const place = (id: string, position: number) =>
      ({ op: 'update', data: { type, id, attributes: { position } } }) as const;
    await inRequests(client, order.map(place));
    return;
  }
  const params = { path: { id: within.id } };
  const attributes = { order: [...order] };
  if (kind === 'parts') {
    const body = { data: { type: 'course_evaluation_question_set_section_order' as const, attributes } };
    await client.post('/api/v1/course_evaluation_question_sets/{id}/order', { params, body });
  } else {
    const body = { data: { type: 'course_evaluation_question_order' as const, attributes } };
    await client.post('/api/v1/course_evaluation_question_set_sections/{id}/order', { params, body });
  }
};

/** Deletes an item with all that is below it, from the bottom up. */
export const deleteAll = async (client: FacetClient, items: readonly Item[]): Promise<void> => {
  await inRequests(
    client,
    items.map(({ type, id }) => ({ op: 'remove', ref: { type, id } })),
  );
};

/** Returns the operation that creates a question in a part. */
export const addOfQuestion = (values: QuestionValues, position: number | null, part: string): AtomicOperation => ({
  op: 'add',
  data: {
    type: 'course_evaluation_question',
    attributes: { ...attributesOf(values), position },
    relationships: { question_set_section: linkTo('course_evaluation_question_set_section', part) },
  },
});

/** Copies questions into a part, without their conditions. Returns pairs of the ids of question and copy. */
const copyQuestions = async (
  client: FacetClient,
  questions: readonly Question[],
  part: string,
): Promise<[string, string][]> => {
  const copies = questions.map((question, position) =>
    addOfQuestion({ ...valuesOf(question), shownIf: null }, position, part),
  );
  const ids = await inRequests(client, copies);
  return questions.map(({ id }, index) => [id, ids[index] ?? id]);
};

/** Gives copies the conditions of the originals. A condition names the copy of the other question if there is one. */
const copyConditions = async (
  client: FacetClient,
  questions: readonly Question[],
  copies: ReadonlyMap<string, string>,
): Promise<void> => {
  const type = 'course_evaluation_question' as const;
  const changes = questions.flatMap(({ id, attributes: { shown_if: condition } }): AtomicOperation[] => {
    const copy = copies.get(id);
    if (condition === null || copy === undefined) return [];
    const shown_if = { ...condition, question: copies.get(condition.question) ?? condition.question };
    return [{ op: 'update', data: { type, id: copy, attributes: { shown_if } } }];
  });
  await inRequests(client, changes);
};

/** Copies a part with its questions to the end of a set. */
export const copyPart = async (
  client: FacetClient,
  { into, node, name }: { readonly into: SetNode; readonly node: PartNode; readonly name: string },
  idempotencyKey: string,
): Promise<Part> => {
  const part = await createPart(client, into, { ...node.part.attributes, name }, idempotencyKey);
  await copyConditions(client, node.questions, new Map(await copyQuestions(client, node.questions, part.id)));
  return part;
};

/** Copies a set with all that is below it to the end of a period. */
export const copySet = async (
  client: FacetClient,
  {
    period,
    tree,
    node,
    name,
  }: { readonly period: string; readonly tree: readonly SetNode[]; readonly node: SetNode; readonly name: string },
  idempotencyKey: string,
): Promise<QuestionSet> => {
  const set = await createSet(client, { period, tree }, name, idempotencyKey);
  const copies: [string, string][] = [];
  for (const [position, { part, questions }] of node.parts.entries()) {
    const into = { set, parts: node.parts.slice(0, position) };
    const copy = await createPart(client, into, part.attributes, `${idempotencyKey}.${position}`);
    copies.push(...(await copyQuestions(client, questions, copy.id)));
  }
  const all = node.parts.flatMap(({ questions }) => questions);
  await copyConditions(client, all, new Map(copies));
  return set;
};
