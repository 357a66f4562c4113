import { safeParse } from 'valibot';
import { readToMany, readToOne } from '../../jsonapi/linkage.ts';
import type { RequestData } from '../../jsonapi/request-document.ts';
import type { ResourceIdentifier } from '../../jsonapi/resource-object.ts';
import { maxSteps } from '../../store/write.ts';
import type { Attribute } from '../definition/attribute.ts';
import { type Problem, problemCode } from '../definition/problems.ts';
import { isKeptByTargets } from '../definition/relationship.ts';
import type { AnyResource } from '../definition/resource.ts';
import { storedFields } from './stored-fields.ts';
import { validationError } from './validation-error.ts';

/** Validated, normalised new values of a record's fields; what is absent stays as it is. */
export interface Change {
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly toOne: Readonly<Record<string, ResourceIdentifier | null>>;
  readonly toMany: Readonly<Record<string, readonly ResourceIdentifier[]>>;
  /** The request that the change was read from, for pointers. */
  readonly data: RequestData;
}

/** How a request is read. */
export interface ReadChangeOptions {
  /** On create a required field must be there; on update it must only not be blanked. */
  readonly creates: boolean;
  /** Data of our own (sample, import) may set what the service otherwise sets itself. */
  readonly trusted?: boolean;
}

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

const parseAttribute = (field: string, attribute: Attribute, value: unknown): Problem[] | { value: unknown } => {
  const parsed = safeParse(attribute.schema, value, { abortPipeEarly: true });
  if (parsed.success) return { value: parsed.output };
  return parsed.issues.map((issue) => {
    const path = issue.path?.map(({ key }) => (typeof key === 'number' ? key : String(key)));
    const bound = issue.requirement ?? issue.expected;
    return {
      field,
      code: problemCode(issue.message),
      ...(path === undefined ? {} : { path }),
      ...(typeof bound === 'number' || typeof bound === 'string' ? { bound } : {}),
    };
  });
};

const readAttributes = (resource: AnyResource, data: RequestData, trusted: boolean) => {
  const values: Record<string, unknown> = {};
  const problems: Problem[] = [];
  for (const [field, attribute] of Object.entries(resource.attributes)) {
    const value = data.attributes[field];
    if (!Object.hasOwn(data.attributes, field) || (attribute.readOnly && !trusted)) continue;
    if (value === null) values[field] = null;
    else {
      const parsed = parseAttribute(field, attribute, value);
      if (Array.isArray(parsed)) problems.push(...parsed);
      else values[field] = parsed.value;
    }
  }
  return { values, problems };
};

const readRelationships = (
  resource: AnyResource,
  data: RequestData,
  trusted: boolean,
): Pick<Change, 'toOne' | 'toMany'> => {
  const toOne: Record<string, ResourceIdentifier | null> = {};
  const toMany: Record<string, ResourceIdentifier[]> = {};
  for (const [field, relationship] of Object.entries(resource.relationships)) {
    if (!Object.hasOwn(data.relationships, field) || (relationship.readOnly && !trusted)) continue;
    if (relationship.kind === 'one') toOne[field] = readToOne(data, field, relationship.types);
    else if (isKeptByTargets(relationship))
      throw new Error(`${resource.type}.${field} is kept by the records it leads to`);
    else toMany[field] = readToMany(data, field, [relationship.type]);
  }
  return { toOne, toMany };
};

const blankFields = (
  resource: AnyResource,
  data: RequestData,
  change: Pick<Change, 'toOne'>,
  creates: boolean,
): string[] =>
  resource.required.filter((field) => {
    if (Object.hasOwn(resource.relationships, field)) {
      return Object.hasOwn(change.toOne, field) ? change.toOne[field] === null : creates;
    }
    return Object.hasOwn(data.attributes, field) ? isBlank(data.attributes[field]) : creates;
  });

// A new record and all that it takes over are one transaction; a target that it names may need two steps of it.
const maxTaken = maxSteps - 1;

/** Most targets that one request may give to a record, or add to it and remove from it. */
export const maxNamed = Math.floor((maxSteps - 10) / 2);

const tooManyNamed = ({ relationships }: AnyResource, { toMany }: Pick<Change, 'toMany'>): Problem[] =>
  Object.entries(toMany).flatMap(([field, targets]): Problem[] => {
    const relationship = relationships[field];
    const isNamed = relationship?.kind === 'many' && relationship.refers && relationship.takes === undefined;
    return isNamed && targets.length > maxNamed ? [{ field, code: 'too_many', bound: maxNamed }] : [];
  });

const tooManyTaken = ({ relationships }: AnyResource, { toMany }: Pick<Change, 'toMany'>): Problem[] => {
  let total = 0;
  return Object.entries(toMany).flatMap(([field, targets]): Problem[] => {
    const relationship = relationships[field];
    if (relationship?.kind !== 'many' || relationship.takes === undefined) return [];
    total += targets.length;
    return total > maxTaken ? [{ field, code: 'too_many', bound: maxTaken }] : [];
  });
};

const unknownFields = ({ attributes, computed, relationships }: AnyResource, data: RequestData): Problem[] => {
  const isAttribute = (name: string): boolean => Object.hasOwn(attributes, name) || Object.hasOwn(computed, name);
  const unknown = (member: 'attributes' | 'relationships', isKnown: (name: string) => boolean): Problem[] =>
    Object.keys(data[member])
      .filter((name) => !isKnown(name))
      .map((field) => ({ field, code: 'unknown', member }));
  return [
    ...unknown('attributes', isAttribute),
    ...unknown('relationships', (name) => Object.hasOwn(relationships, name)),
  ];
};

// All wrong fields in the order in which the type declares them, then those that it does not have.
const inOrder = (resource: AnyResource, problems: readonly Problem[]): Problem[] => {
  const order = [...Object.keys(resource.attributes), ...Object.keys(resource.relationships)];
  const rank = ({ field }: Problem): number => (order.includes(field) ? order.indexOf(field) : order.length);
  return [...problems].sort((one, other) => rank(one) - rank(other));
};

// Rules whose fields are all known here are looked at here, so that they are reported with the rest; an update's others
// wait for the stored record.
const brokenRules = (
  resource: AnyResource,
  change: Change,
  creates: boolean,
  wrong: ReadonlySet<string>,
): Problem[] => {
  const fields = storedFields(resource, change);
  return resource.rules
    .filter((rule) => !rule.fields.some((field) => wrong.has(field)))
    .filter((rule) => creates || rule.fields.every((field) => Object.hasOwn(fields, field)))
    .filter((rule) => !rule.holds(...rule.fields.map((field) => fields[field] ?? null)))
    .map(({ blames, code }) => ({ field: blames, code }));
};

/** Validates the primary data of a request field by field; throws 400, 409, or one 422 with every problem. */
export const readChange = (resource: AnyResource, data: RequestData, options: ReadChangeOptions): Change => {
  const relationships = readRelationships(resource, data, options.trusted ?? false);
  const { values, problems } = readAttributes(resource, data, options.trusted ?? false);
  const blank = blankFields(resource, data, relationships, options.creates);
  const all = [
    ...blank.map((field): Problem => ({ field, code: 'blank' })),
    ...problems.filter(({ field }) => !blank.includes(field)),
    ...tooManyTaken(resource, relationships),
    // Of those that an update names, most are often there already.
    ...(options.trusted || !options.creates ? [] : tooManyNamed(resource, relationships)),
    ...unknownFields(resource, data),
  ];
  const change = { attributes: values, ...relationships, data };
  all.push(...brokenRules(resource, change, options.creates, new Set(all.map(({ field }) => field))));
  if (all.length > 0) throw validationError(inOrder(resource, all), data, Object.keys(resource.relationships));
  return change;
};
