import { JsonApiError } from '../../jsonapi/errors.ts';
import type { StoredRecord } from '../../store/record.ts';
import type { Condition } from '../../store/steps.ts';
import { linkageOf } from '../definition/record-fields.ts';
import { type AnyResource, linkageNames } from '../definition/resource.ts';
import { countField } from './refer.ts';
import { ownToManys } from './unlink.ts';

/** How the records are known that keep one of a type from being deleted, because they refer to it. */
export interface Dependents {
  /** The types of those that its linkages lead to, by linkage. */
  readonly linkages?: Readonly<Record<string, string>>;
  /** The types whose records are counted in it. Credits always are: their source may be of any type. */
  readonly counted?: readonly string[];
  /** Others leave traces with it. */
  readonly backReferences?: true;
}

/** Throws, while a function starts, for a type of which a deletion would leave something behind. */
export const requireDeletable = (resource: AnyResource, { linkages = {} }: Dependents): void => {
  const own = ownToManys(resource).map(([name]) => name);
  const isKnown = linkageNames(resource).every((name) => linkages[name] !== undefined || own.includes(name));
  if (!isKnown) throw new Error(`nobody has said what goes with a ${resource.type}`);
};

const countedTypes = ({ counted = [] }: Dependents): string[] => ['credit_line_item', ...counted];

const sizeOf = (record: StoredRecord, linkage: string): number =>
  Object.keys(linkageOf(record, linkage)).length + (record.spilled[linkage] ?? 0);

/** Numbers of records by type. */
export type Counts = readonly (readonly [type: string, count: number])[];

/** How many refer to a record, as far as the record tells. */
export const countReferring = (record: StoredRecord, dependents: Dependents): Counts => [
  ...Object.entries(dependents.linkages ?? {}).map(([linkage, type]) => [type, sizeOf(record, linkage)] as const),
  ...countedTypes(dependents).map((type) => [type, Number(record[countField(type)] ?? 0)] as const),
];

/** Throws 409 for a record to which others refer. */
export const refuseReferred = ({ type }: StoredRecord, counts: Counts): void => {
  const referring = counts.filter(([, count]) => count > 0);
  if (referring.length === 0) return;
  const who = referring.map(([each, count]) => `${count} of type ${each}`).join(' and ');
  const detail = `The ${type} is referred to by others: ${who}`;
  throw new JsonApiError(409, [
    { code: 'referred_to', detail, meta: { referred_to_by: Object.fromEntries(referring) } },
  ]);
};

/** That nobody has come to refer to the record, as far as it tells. */
export const stillUnreferred = (dependents: Dependents): Condition[] => [
  ...Object.keys(dependents.linkages ?? {}).flatMap((linkage): Condition[] => [
    { kind: 'shorter', path: [linkage], than: 1 },
    { kind: 'fewer', path: ['spilled', linkage], than: 1 },
  ]),
  ...countedTypes(dependents).map((type): Condition => ({ kind: 'fewer', path: [countField(type)], than: 1 })),
];
