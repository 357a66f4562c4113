import { levelSetId } from '../../lib/domain/evaluations/questions/levels/layers.ts';
import { isJsonObject } from '../../lib/jsonapi/request-document.ts';
import type { ResourceIdentifier } from '../../lib/jsonapi/resource-object.ts';
import { isKeptByTargets, type Relationship } from '../../lib/model/definition/relationship.ts';
import type { AnyResource } from '../../lib/model/definition/resource.ts';
import { courseEvaluation } from '../../lib/resources/course-evaluations/course-evaluation.ts';
import { courseEvaluationQuestion } from '../../lib/resources/course-evaluations/course-evaluation-question.ts';
import { courseEvaluationQuestionSet } from '../../lib/resources/course-evaluations/course-evaluation-question-set.ts';
import { courseEvaluationReply } from '../../lib/resources/course-evaluations/course-evaluation-reply.ts';
import { courseEvaluationResult } from '../../lib/resources/course-evaluations/course-evaluation-result.ts';
import { questionBankItem } from '../../lib/resources/course-evaluations/question-bank-item.ts';
import { derivedId } from '../../lib/runtime/ids.ts';
import { type Location, SampleMistake, type SampleRecord } from './read-records.ts';

export type Directory = ReadonlyMap<string, ResourceIdentifier>;

const nameOf = (type: string, key: string): string => `${type}#${key}`;

export const directoryOf = (records: readonly SampleRecord[]): Directory => {
  const directory = new Map(
    records.map(({ resource: { type }, place, id }) => [nameOf(type, place.key), { type, id }]),
  );
  // A load creates the same evaluations again, and they must get the same ids.
  for (const { place, fields } of records.filter(({ resource }) => resource === courseEvaluation)) {
    const period = directory.get(nameOf('course_evaluation_period', String(fields.period)));
    const section = directory.get(nameOf('course_evaluation_section', String(fields.section)));
    if (period === undefined || section === undefined) continue;
    const { type } = courseEvaluation;
    directory.set(nameOf(type, place.key), { type, id: derivedId(section.id, period.id) });
  }
  // The set of a department or a section has a fixed id in a period.
  const setType = courseEvaluationQuestionSet.type;
  for (const { place, fields } of records.filter(({ resource }) => resource === courseEvaluationQuestionSet)) {
    const { applies_to: target } = fields;
    if (!isJsonObject(target)) continue;
    const period = directory.get(nameOf('course_evaluation_period', String(fields.period)));
    const of = directory.get(nameOf(String(target.type), String(target.key)));
    if (period === undefined || of === undefined) continue;
    directory.set(nameOf(setType, place.key), { type: setType, id: levelSetId(period.id, of.id) });
  }
  // A result has the id of its evaluation, and so has a reply.
  const ofEvaluation: readonly AnyResource[] = [courseEvaluationReply, courseEvaluationResult];
  for (const { resource, place, fields } of records.filter(({ resource }) => ofEvaluation.includes(resource))) {
    const evaluation = directory.get(nameOf(courseEvaluation.type, String(fields.evaluation)));
    if (evaluation !== undefined)
      directory.set(nameOf(resource.type, place.key), { type: resource.type, id: evaluation.id });
  }
  return directory;
};

/** Finds the record of a key. Throws a `SampleMistake` if there is none. */
export const findRecord = (directory: Directory, type: string, key: string, place: Location): ResourceIdentifier => {
  const found = directory.get(nameOf(type, key));
  if (found === undefined) throw new SampleMistake(place, `there is no ${type} with the key "${key}"`);
  return found;
};

/** Returns a relationship that a file may write: the record itself stores it, and it is not computed. */
const writableRelationship = (resource: AnyResource, name: string): Relationship | undefined => {
  const relationship = Object.hasOwn(resource.relationships, name) ? resource.relationships[name] : undefined;
  if (relationship?.kind === 'many') return isKeptByTargets(relationship) ? undefined : relationship;
  const isWorkedOut = relationship?.readOnly === true && Object.hasOwn(resource.computedLinkage, name);
  return isWorkedOut ? undefined : relationship;
};

const typeOf = (relationship: Relationship): string | undefined => {
  if (relationship.kind === 'many') return relationship.type;
  return relationship.types?.length === 1 ? relationship.types[0] : undefined;
};

type Reader = (value: unknown) => ResourceIdentifier;

// For a relationship to any type, a file says `{ "type": "…", "key": "…" }`, otherwise only the key.
const referenceReader = (place: Location, name: string, relationship: Relationship, directory: Directory): Reader => {
  const onlyType = typeOf(relationship);
  return (value) => {
    const [type, key] = onlyType === undefined && isJsonObject(value) ? [value.type, value.key] : [onlyType, value];
    if (typeof type === 'string' && typeof key === 'string') return findRecord(directory, type, key, place);
    throw new SampleMistake(place, `"${name}" must be ${onlyType === undefined ? 'a type and a key' : 'a key'}`);
  };
};

const linkageOf = (place: Location, name: string, relationship: Relationship, value: unknown, directory: Directory) => {
  const read = referenceReader(place, name, relationship, directory);
  if (relationship.kind === 'one') return read(value);
  if (!Array.isArray(value)) throw new SampleMistake(place, `"${name}" must be a list of keys`);
  return value.map(read);
};

/** Returns the origin of a question, with the id of the bank's item in place of its key. */
const originOf = (place: Location, origin: unknown, directory: Directory) => {
  if (!isJsonObject(origin)) throw new SampleMistake(place, '"origin" must be an object');
  return { ...origin, item: findRecord(directory, questionBankItem.type, String(origin.item), place).id };
};

/** Returns the condition of a question, with the id of the other question in place of its key. */
const shownIfOf = (place: Location, shownIf: unknown, directory: Directory) => {
  if (!isJsonObject(shownIf)) throw new SampleMistake(place, '"shown_if" must be an object');
  return {
    ...shownIf,
    question: findRecord(directory, courseEvaluationQuestion.type, String(shownIf.question), place).id,
  };
};

/** Returns the fields of a record in the form of a request: attributes, and relationships with ids in place of keys. */
export const requestData = ({ resource, place, fields }: SampleRecord, directory: Directory) => {
  const attributes: Record<string, unknown> = {};
  const relationships: Record<string, { data: ResourceIdentifier | ResourceIdentifier[] }> = {};
  for (const [name, value] of Object.entries(fields)) {
    const relationship = writableRelationship(resource, name);
    if (name === 'origin') attributes[name] = originOf(place, value, directory);
    else if (name === 'shown_if') attributes[name] = shownIfOf(place, value, directory);
    else if (relationship === undefined) attributes[name] = value;
    else relationships[name] = { data: linkageOf(place, name, relationship, value, directory) };
  }
  return { attributes, relationships };
};
