import type { ResourceIdentifier } from '../../jsonapi/resource-object.ts';
import type { TypeName } from '../../resources/type-names.ts';
import { comparableId } from '../../runtime/comparable-id.ts';
import { startOfDay } from '../../runtime/instant.ts';
import type { LinkageEntries, StoredRecord } from '../../store/record.ts';
import type { ListedType, Relationship, ToOne } from './relationship.ts';
import type { AnyResource } from './resource.ts';

/** The entries of one of a record's linkages by target id. */
export const linkageOf = (record: StoredRecord, linkage: string): LinkageEntries =>
  // Under a linkage's name the store keeps its entries and nothing else.
  (record[linkage] as LinkageEntries | undefined) ?? {};

/** The entry of a target that a relationship of a record gains. */
export const gainedEntry = (relationship: Relationship | undefined, now: Date): Readonly<Record<string, unknown>> =>
  relationship?.kind === 'many' && relationship.dated === true ? { added: now.getTime() } : {};

/** When a target was added to a relationship that is `dated`, in ms; undefined for one in overflow that was not read. */
export const addedOf = (record: StoredRecord, linkage: string, target: string): number | undefined => {
  const added = linkageOf(record, linkage)[target]?.added;
  return typeof added === 'number' ? added : undefined;
};

/** A text attribute of a record, or null. */
export const textOf = (record: StoredRecord, field: string): string | null => {
  const value = record[field];
  return typeof value === 'string' ? value : null;
};

// A change of all values of two fields, and of all words, must fit into one transaction.
const mostFound = 16;
const longestFound = 255;

// A free-form object may hold halves of surrogate pairs, which no key can have. Characters are counted as filters do.
const isFound = (text: string): boolean => text !== '' && text.isWellFormed() && [...text].length <= longestFound;

/** Those of the several values of an attribute that find the record, as they are compared; undefined for an attribute of one. */
export const eachValueOf = (
  { severalValues }: ListedType,
  record: StoredRecord,
  field: string,
): readonly string[] | undefined => {
  const each = severalValues[field];
  const stored = record[field] ?? null;
  if (each === undefined || stored === null) return each && [];
  return [...new Set(each.in(stored).map(comparableId))].filter(isFound).slice(0, mostFound);
};

/** Texts in the form in which those of a field are compared. */
export const comparableTexts = (
  { severalValues }: ListedType,
  field: string,
  texts: readonly (string | null)[],
): readonly (string | null)[] => [
  ...new Set(
    texts.map((text) => (text === null ? null : comparableId(severalValues[field]?.comparable?.(text) ?? text))),
  ),
];

const positionOf = (entry: Readonly<Record<string, unknown>> | undefined): number =>
  typeof entry?.position === 'number' ? entry.position : Number.POSITIVE_INFINITY;

/** The target ids of a linkage: those with a position in its order, then the others by id, which is by creation. */
export const linkedIds = (record: StoredRecord, linkage: string): string[] => {
  const entries = linkageOf(record, linkage);
  return Object.keys(entries)
    .sort()
    .sort((one, other) => {
      const [first, second] = [positionOf(entries[one]), positionOf(entries[other])];
      return first === second ? 0 : first - second;
    });
};

/** The stored form of a to-one relationship: the bare id, or `<type>#<id>` where the type is open. */
export const encodeToOne = (relationship: ToOne, target: ResourceIdentifier): string =>
  relationship.types?.length === 1 ? target.id : `${target.type}#${target.id}`;

export const toOneTarget = (record: StoredRecord, name: string, relationship: ToOne): ResourceIdentifier | null => {
  const stored = record[name];
  if (typeof stored !== 'string') return null;
  const [only, ...others] = relationship.types ?? [];
  if (only !== undefined && others.length === 0) return { type: only, id: stored };
  const [type = '', id = ''] = stored.split('#');
  return { type, id };
};

/** The targets of a record's stored relationship, in order. */
export const targetsOf = (record: StoredRecord, name: string, relationship: Relationship): ResourceIdentifier[] => {
  if (relationship.kind === 'many') return linkedIds(record, name).map((id) => ({ type: relationship.type, id }));
  const target = toOneTarget(record, name, relationship);
  return target === null ? [] : [target];
};

/** The values of a record's stored attributes; a field without a value is null. */
export const valuesOf = (resource: AnyResource, record: StoredRecord): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(resource.attributes).map(([name, attribute]) => {
      const stored = record[name] ?? null;
      return [name, stored === null || attribute.decode === undefined ? stored : attribute.decode(stored)];
    }),
  );

/** Fields of a record as its type keeps them: of one that must not show when it was made the instants are days. */
export const datedFields = <Fields extends Readonly<Record<string, unknown>>>(
  { list, sortedBy }: Pick<ListedType, 'list' | 'sortedBy'>,
  fields: Fields,
): Fields => {
  if (!list.showsDaysAlone) return fields;
  const instants = ['created_at', 'updated_at', sortedBy ?? 'created_at'].flatMap((name) => {
    const value = fields[name];
    return typeof value === 'string' ? [[name, startOfDay(value)]] : [];
  });
  return { ...fields, ...Object.fromEntries(instants) };
};

/** The target whose id a record has in a field, for a relationship that its type works out on every read. */
export const storedToOne =
  (type: TypeName, field: string) =>
  ({ record }: { readonly record: StoredRecord }): ResourceIdentifier | null => {
    const id = textOf(record, field);
    return id === null ? null : { type, id };
  };

/** Field of a record that counts the records of a type which name it. */
export const countField = (type: string): string => `referred_by_${type}`;
