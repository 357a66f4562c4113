import { safeParse } from 'valibot';
import type { Problem } from '../../errors/fields.ts';
import type { ErrorDetails } from '../../errors/json-api-error.ts';
import { isWithoutLinkage, readToMany, readToOne } from '../../jsonapi/linkage.ts';
import type { RequestData } from '../../jsonapi/request-document.ts';
import type { ResourceIdentifier } from '../../jsonapi/resource-object.ts';
import { maxRequestSteps } from '../../store/write.ts';
import type { Attribute } from '../definition/attribute.ts';
import { visible } from '../definition/characters.ts';
import { isWritable, type WriteMode } from '../definition/field.ts';
import { mostFoundWords } from '../definition/found-words.ts';
import { isKeptByTargets, isWritableRelationship } from '../definition/relationship.ts';
import { type AnyResource, requiredFields } from '../definition/resource.ts';
import { type Change, storedFields } from './change.ts';
import { attributeProblems, validationError } from './validation-error.ts';

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && !visible.test(value));

const parseAttribute = (field: string, attribute: Attribute, value: unknown): Problem[] | { value: unknown } => {
  const parsed = safeParse(attribute.schema, value, { abortPipeEarly: true });
  if (parsed.success) return { value: parsed.output };
  return attributeProblems(field, parsed.issues);
};

const readAttributes = (resource: AnyResource, data: RequestData, mode: WriteMode) => {
  const values: Record<string, unknown> = {};
  const problems: Problem[] = [];
  for (const [field, attribute] of Object.entries(resource.attributes)) {
    const value = data.attributes[field];
    if (!Object.hasOwn(data.attributes, field) || !isWritable(attribute, mode)) continue;
    if (value === null) values[field] = null;
    else {
      const parsed = parseAttribute(field, attribute, value);
      // Not spread: a call takes no more than some 100,000 arguments.
      if (Array.isArray(parsed)) for (const each of parsed) problems.push(each);
      else values[field] = parsed.value;
    }
  }
  return { values, problems };
};

const readRelationships = (
  resource: AnyResource,
  data: RequestData,
  mode: WriteMode,
): Pick<Change, 'toOne' | 'toMany'> => {
  const toOne: Record<string, ResourceIdentifier | null> = {};
  const toMany: Record<string, ResourceIdentifier[]> = {};
  for (const [field, relationship] of Object.entries(resource.relationships)) {
    if (!Object.hasOwn(data.relationships, field) || !isWritableRelationship(relationship, mode)) continue;
    // An update without linkage leaves a bare relationship as it is. A new record would lose it without an error.
    if (!mode.creates && relationship.bare && isWithoutLinkage(data.relationships[field])) continue;
    if (relationship.kind === 'one') toOne[field] = readToOne(data, field, relationship);
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
  mode: WriteMode,
): string[] =>
  requiredFields(resource, mode).filter((field) => {
    if (Object.hasOwn(resource.relationships, field)) {
      return Object.hasOwn(change.toOne, field) ? change.toOne[field] === null : mode.creates;
    }
    return Object.hasOwn(data.attributes, field) ? isBlank(data.attributes[field]) : mode.creates;
  });

// A new record, its counter, its words and all that it reassigns are one transaction; a target that it names may need two
// steps of it, and one whose words find the new record a step for each.
const maxReassigned = maxRequestSteps - 2 - mostFoundWords;

/** Most targets that one request may give to a record, or add to it and remove from it. */
export const maxNamed = Math.floor((maxRequestSteps - 9) / 2);

const tooManyNamed = ({ relationships }: AnyResource, { toMany }: Pick<Change, 'toMany'>): Problem[] =>
  Object.entries(toMany).flatMap(([field, targets]): Problem[] => {
    const relationship = relationships[field];
    const isNamed = relationship?.kind === 'many' && relationship.refers && relationship.reassigns === undefined;
    const bound = (isNamed && relationship.most) || maxNamed;
    return isNamed && targets.length > bound ? [{ field, code: 'too_many', bound }] : [];
  });

const tooManyReassigned = ({ relationships }: AnyResource, { toMany }: Pick<Change, 'toMany'>): Problem[] => {
  let total = 0;
  return Object.entries(toMany).flatMap(([field, targets]): Problem[] => {
    const relationship = relationships[field];
    if (relationship?.kind !== 'many' || relationship.reassigns === undefined) return [];
    const { searched } = relationship.reassigns.resource;
    const each = 1 + (searched?.finds === undefined ? 0 : (searched.mostWords ?? mostFoundWords));
    const room = maxReassigned - total;
    total += each * targets.length;
    return total > maxReassigned ? [{ field, code: 'too_many', bound: Math.max(0, Math.floor(room / each)) }] : [];
  });
};

/** The fields of a request that a type does not have. */
export const unknownFields = ({ attributes, computed, relationships }: AnyResource, data: RequestData): Problem[] => {
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

/** Loads what the attributes need that a request gives; `readChange` can't wait for it. */
export const loadFor = async (resource: AnyResource, data: Pick<RequestData, 'attributes'>): Promise<void> => {
  for (const [name, { load }] of Object.entries(resource.attributes)) {
    if (load !== undefined && Object.hasOwn(data.attributes, name)) await load(data.attributes[name]);
  }
};

/** What a type of its own refuses of the values that are well-formed; they are all that it is given. */
export type OwnRefusals = (attributes: Change['attributes']) => readonly ErrorDetails[];

/** Validates the primary data of a request field by field; throws 400, 409, or one 422 with every problem. */
export const readChange = (
  resource: AnyResource,
  data: RequestData,
  mode: WriteMode & { readonly refusals?: OwnRefusals },
): Change => {
  const relationships = readRelationships(resource, data, mode);
  const { values, problems } = readAttributes(resource, data, mode);
  const blank = blankFields(resource, data, relationships, mode);
  const all = [
    ...blank.map((field): Problem => ({ field, code: 'blank' })),
    ...problems.filter(({ field }) => !blank.includes(field)),
    ...tooManyReassigned(resource, relationships),
    // Of those that an update names, most are often there already.
    ...(mode.trusted || !mode.creates ? [] : tooManyNamed(resource, relationships)),
    ...unknownFields(resource, data),
  ];
  const change = { attributes: values, ...relationships, data };
  all.push(...brokenRules(resource, change, mode.creates, new Set(all.map(({ field }) => field))));
  const refused = mode.refusals?.(values) ?? [];
  if (all[0] ?? refused[0]) throw validationError(inOrder(resource, all), data, resource, refused);
  return change;
};

/** Validates a request before anything is loaded for it. */
export const readRequestedChange = async (
  resource: AnyResource,
  data: RequestData,
  mode: Parameters<typeof readChange>[2],
): Promise<Change> => {
  await loadFor(resource, data);
  return readChange(resource, data, mode);
};
