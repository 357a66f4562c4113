import { errorOf } from '../../errors/error-kind.ts';
import { type ErrorDetails, JsonApiError } from '../../errors/json-api-error.ts';
import { referredTo } from '../../errors/writing.ts';
import { linkageSize } from '../../store/linkage.ts';
import { overflowAttribute, type StoredRecord } from '../../store/record.ts';
import type { Condition } from '../../store/steps.ts';
import { countField } from '../definition/record-fields.ts';
import { type Relationship, targetTypes } from '../definition/relationship.ts';
import { type AnyResource, linkageNames } from '../definition/resource.ts';
import { ownToManys } from './unlink.ts';

/** How the records are known that keep one of a type from being deleted, because they refer to it. */
export interface Dependents {
  /** The types of those that its linkages lead to, by linkage. */
  readonly linkages: Readonly<Record<string, string>>;
  /** The types whose records are counted in it. */
  readonly counted: readonly string[];
  /** Others leave back-references with it. */
  readonly backReferences: boolean;
}

/** A relationship that may lead to a type, with the type that has it. */
interface Referrer {
  readonly type: string;
  readonly name: string;
  readonly relationship: Relationship;
}

const referrersOf = ({ type: target }: AnyResource, types: Iterable<AnyResource>): Referrer[] =>
  [...types].flatMap(({ type, relationships, computedLinkage }) =>
    Object.entries(relationships).flatMap(([name, relationship]) => {
      const isStored =
        relationship.kind === 'many'
          ? relationship.refers && !relationship.dangles
          : !Object.hasOwn(computedLinkage, name);
      const leadsThere = targetTypes(relationship)?.includes(target) ?? true;
      return isStored && leadsThere ? [{ type, name, relationship }] : [];
    }),
  );

// A linkage or a back-reference is written for one type of targets, and with a target there is one key for each referrer.
const requireOneKey = (resource: AnyResource, referrers: readonly Referrer[]): void => {
  const taken = new Set<string>();
  for (const { type, name, relationship } of referrers) {
    const { inverse, leaves } = relationship;
    const isLinked = inverse !== undefined || leaves === 'back-reference';
    if (isLinked && targetTypes(relationship)?.length !== 1)
      throw new Error(`${type}.${name} leads to several types, of which one would know it: let it leave a counter`);
    const key = inverse ? `linkage ${inverse.linkage}` : `back-reference ${type}`;
    if (isLinked && taken.has(key)) throw new Error(`${type}.${name} meets another ${key} of a ${resource.type}`);
    if (isLinked) taken.add(key);
    if (inverse && !linkageNames(resource).includes(inverse.linkage))
      throw new Error(`${resource.type} has no linkage "${inverse.linkage}", in which ${type}.${name} would be found`);
  }
};

const requireKnown = (
  resource: AnyResource,
  referrers: readonly Referrer[],
  linkages: Dependents['linkages'],
): void => {
  const unknown = referrers.find(
    ({ relationship: { inverse, leaves, guardedBy } }) => !inverse && !leaves && !guardedBy,
  );
  if (unknown !== undefined)
    throw new Error(
      `${unknown.type}.${unknown.name} would dangle without its ${resource.type}: give it an inverse, or \`leaves: 'back-reference'\``,
    );
  requireOneKey(resource, referrers);
  const own = ownToManys(resource).map(([name]) => name);
  const unsaid = linkageNames(resource).find((name) => linkages[name] === undefined && !own.includes(name));
  if (unsaid !== undefined) throw new Error(`nothing leads to the linkage "${unsaid}" of a ${resource.type}`);
};

/**
 * Works out from all types what keeps a record of one from being deleted. Throws, while a function starts, where a deletion
 * would leave something behind.
 */
export const dependentsOf = (resource: AnyResource, types: Iterable<AnyResource>): Dependents => {
  const referrers = referrersOf(resource, types);
  const linkages = Object.fromEntries(
    referrers.flatMap(({ type, relationship: { inverse } }) => (inverse ? [[inverse.linkage, type] as const] : [])),
  );
  requireKnown(resource, referrers, linkages);
  return {
    linkages,
    counted: referrers.flatMap(({ type, relationship: { leaves } }) => (leaves === 'counter' ? [type] : [])),
    backReferences: referrers.some(({ relationship: { leaves } }) => leaves === 'back-reference'),
  };
};

export type Counts = readonly (readonly [type: string, count: number])[];

/** How many refer to a record, where the record itself shows it. */
export const countReferring = (record: StoredRecord, { linkages, counted }: Dependents): Counts => [
  ...Object.entries(linkages).map(([linkage, type]) => [type, linkageSize(record, linkage)] as const),
  ...counted.map((type) => [type, Number(record[countField(type)] ?? 0)] as const),
];

const describe = (type: string, referring: Counts, mayCount: (type: string) => boolean): ErrorDetails => {
  const counted = referring.filter(([each]) => mayCount(each));
  return errorOf(referredTo, type, counted, counted.length < referring.length);
};

/** 409 for a record to which others refer. It counts all of them until it is known what the caller may see. */
export class ReferredTo extends JsonApiError {
  readonly #type: string;
  readonly #referring: Counts;

  constructor(type: string, referring: Counts, mayCount: (type: string) => boolean = () => true) {
    super(referredTo.status, [describe(type, referring, mayCount)]);
    this.#type = type;
    this.#referring = referring;
  }

  /** The same for callers that can count the records of some types only. */
  countedBy(mayCount: (type: string) => boolean): ReferredTo {
    return new ReferredTo(this.#type, this.#referring, mayCount);
  }
}

/** Throws 409 for a record to which others refer. */
export const refuseReferred = ({ type }: StoredRecord, counts: Counts): void => {
  // In the same order whichever types a function knows.
  const referring = counts.filter(([, count]) => count > 0).sort(([one], [other]) => (one < other ? -1 : 1));
  if (referring.length > 0) throw new ReferredTo(type, referring);
};

/** The conditions on a record's own fields that no other record has come to refer to it. */
export const stillUnreferred = ({ linkages, counted }: Dependents): Condition[] => [
  ...Object.keys(linkages).flatMap((linkage): Condition[] => [
    { kind: 'shorter', path: [linkage], than: 1 },
    { kind: 'fewer', path: [overflowAttribute, linkage], than: 1 },
  ]),
  ...counted.map((type): Condition => ({ kind: 'fewer', path: [countField(type)], than: 1 })),
];
