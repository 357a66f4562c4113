import { expect } from 'vitest';
import { type Item, scanTable } from '../../infra/tools/bench/scan-table.ts';
import { countField, linkedIds, toOneTarget } from '../../lib/model/definition/record-fields.ts';
import type { Inverse, LeftBehind } from '../../lib/model/definition/relationship.ts';
import type { AnyResource } from '../../lib/model/definition/resource.ts';
import { storedToOnes } from '../../lib/model/write/links-of.ts';
import { types } from '../../lib/resources/registry.ts';
import { keyName, keyOf, type RecordReference } from '../../lib/store/keys.ts';
import type { StoredRecord } from '../../lib/store/record.ts';
import type { Store } from '../../lib/store/store.ts';

interface StoredReference {
  readonly resource: AnyResource;
  readonly record: StoredRecord;
  readonly name: string;
  readonly target: RecordReference;
  readonly inverse: Inverse | undefined;
  readonly leaves: LeftBehind | undefined;
}

/** All that a record says of others, the answers to linkages aside. */
const referencesOf = (resource: AnyResource, record: StoredRecord): StoredReference[] => [
  ...storedToOnes(resource).flatMap(([name, relationship]): StoredReference[] => {
    const target = toOneTarget(record, name, relationship);
    const { inverse, leaves } = relationship;
    const isLinked = inverse !== undefined && (inverse.unless === undefined || record[inverse.unless] === undefined);
    const left = isLinked ? { inverse, leaves: undefined } : { inverse: undefined, leaves };
    return target === null ? [] : [{ resource, record, name, target, ...left }];
  }),
  ...Object.entries(resource.relationships).flatMap(([name, relationship]): StoredReference[] => {
    if (relationship.kind === 'one' || !relationship.refers || relationship.companions) return [];
    const { type, inverse, leaves } = relationship;
    return linkedIds(record, name).map((id) => ({ resource, record, name, target: { type, id }, inverse, leaves }));
  }),
];

const backReferenceOf = ({ resource: { unique }, record, name, target }: StoredReference) => {
  const id = unique?.[0] === name ? unique.slice(1).map((field) => String(record[field])) : [record.id];
  return keyOf.backReference(target, { type: record.type, id: id.join('#') });
};

const isCount = ([name, count]: readonly [string, unknown]): boolean =>
  name.startsWith('referred_by_') && Number(count) !== 0;

const sorted = (texts: Iterable<string>): string[] => [...texts].sort();

/** Where a record's entry in a linkage of its target stands. */
const entriesOf = async (store: Store, items: readonly Item[]): Promise<Map<string, StoredRecord>> => {
  const roots = items.filter(({ sk, type, id }) => sk === '#' && type !== undefined && id !== undefined);
  const records = await Promise.all(roots.map((item) => store.complete(item)));
  return new Map(records.map((record) => [keyName(keyOf.record(record)), record]));
};

/** That nothing in a table names what is not there, and that back-references, counts and linkages are just those of the records. */
export const expectReferencesKept = async (store: Store): Promise<void> => {
  const items = await scanTable(store);
  const records = await entriesOf(store, items);
  const references = [...records.values()].flatMap((record) => {
    const resource = types.get(String(record.type));
    return resource === undefined ? [] : referencesOf(resource, record);
  });
  const dangling = references.filter(({ target }) => !records.has(keyName(keyOf.record(target))));
  expect(dangling.map(({ record, name, target }) => `${record.type} ${record.id} ${name} → ${target.id}`)).toEqual([]);

  const isClaim = ({ resource, name }: StoredReference): boolean => resource.unique?.[0] === name;
  const backReferences = references
    .filter((each) => each.leaves === 'back-reference' || isClaim(each))
    .map(backReferenceOf);
  const found = items.filter(({ sk }) => String(sk).startsWith('referred#'));
  expect(sorted(found.map(keyName))).toEqual(sorted(backReferences.map(keyName)));

  const counted = Map.groupBy(
    references.filter(({ leaves }) => leaves === 'counter'),
    ({ record, target }) => `${keyName(keyOf.record(target))} ${countField(record.type)}`,
  );
  const counts = [...records].flatMap(([key, record]) =>
    Object.entries(record)
      .filter(isCount)
      .map(([name, count]) => `${key} ${name} ${count}`),
  );
  expect(sorted(counts)).toEqual(sorted([...counted].map(([key, { length }]) => `${key} ${length}`)));

  const expected = references.flatMap(({ record, target, inverse }) =>
    inverse === undefined ? [] : [`${keyName(keyOf.record(target))} ${inverse.linkage} ${record.id}`],
  );
  const linkages = new Set(types.values().flatMap((resource) => referencesFrom(resource)));
  const entries = [...records].flatMap(([key, record]) =>
    Object.keys(record)
      .filter((name) => linkages.has(`${record.type} ${name}`))
      .flatMap((name) => linkedIds(record, name).map((id) => `${key} ${name} ${id}`)),
  );
  expect(sorted(entries)).toEqual(sorted(expected));
};

/** The linkages that the relationships of a type keep with their targets. */
const referencesFrom = ({ relationships }: AnyResource): string[] =>
  Object.values(relationships).flatMap((relationship) => {
    const types = relationship.kind === 'many' ? [relationship.type] : (relationship.types ?? []);
    return relationship.inverse === undefined ? [] : types.map((type) => `${type} ${relationship.inverse?.linkage}`);
  });
