import type { DescribedOperation } from '../../../../lib/openapi/described-operation.ts';
import { counterPartitionCount } from '../../../../lib/store/keys.ts';
import { inlineEntries } from '../../../../lib/store/linkage.ts';
import { listShards } from '../../../../lib/store/list-index.ts';
import { type Effort, includedBy, resourcesOf, type Visit } from './visit.ts';

/** What an address is, by what its answer may cost. */
export type Kind =
  | 'a page of a collection'
  | 'a part of a collection'
  | 'a resource'
  | 'a related resource'
  | 'related resources';

/** The kind of an address. */
const kindOf = ({ path, shape, operation }: DescribedOperation): Kind => {
  if (shape === 'page' && !path.includes('{')) return 'a page of a collection';
  if (shape === 'page' && operation.kind !== 'related') return 'a part of a collection';
  if (shape === 'one') return 'a resource';
  return shape === 'one or null' ? 'a related resource' : 'related resources';
};

// A page reads all partitions of its list in parallel, and the total with them.
const own: Readonly<Record<Kind, Effort>> = {
  'a page of a collection': { requests: listShards + counterPartitionCount, roundTrips: 1 },
  // Its total is counted in the index, partition by partition, and the owner is read too.
  'a part of a collection': { requests: 2 * listShards + counterPartitionCount, roundTrips: 1 },
  'a resource': { requests: 1, roundTrips: 1 },
  'a related resource': { requests: 2, roundTrips: 2 },
  'related resources': { requests: 2, roundTrips: 2 },
};

const totalOf = ({ meta = {} }: Visit['document']): number => ('total' in meta ? Number(meta.total) : 0);

const keysOfBatch = 100;
const periodType = 'course_evaluation_period';
// Companion items that hold the coverage of a period.
const companionsOfPeriod = 16;

const levelsOf = ({ address }: Visit): number =>
  Math.max(0, ...includedBy(address).map((path) => path.split('.').length));

// What a reading by keys takes beyond one request for each of its steps.
const furtherBatches = (keys: number): number => Math.floor(keys / keysOfBatch);

const coverageRequests = ({ document, described }: Visit, levels: number): number => {
  const isFollowed = described?.path.startsWith(`/api/v1/${periodType}s/{id}/`) === true;
  const periods = resourcesOf(document).filter(({ type }) => type === periodType).length;
  return (isFollowed ? 1 : 0) + (periods === 0 ? 0 : 1 + levels + furtherBatches(periods * companionsOfPeriod));
};

/** How many related resources are read: with an order or a filter that is not the linkage's own, all of them. */
const relatedKeys = ({ address, document, described }: Visit): number => {
  if (described === undefined || kindOf(described) !== 'related resources') return 0;
  const isInOwnOrder = ![...new URL(address).searchParams.keys()].some((name) => /^(sort|filter)/.test(name));
  return isInOwnOrder ? [document.data ?? []].flat().length : totalOf(document);
};

/** How many of the linkages that an answer shows, or uses, overflow: each is a query more. */
const overflowingOf = ({ document, described }: Visit): number => {
  const counts = resourcesOf(document).flatMap(({ type, relationships = {} }) =>
    // The coverage of a period is in companion items, however much it is.
    type === periodType ? [] : Object.values(relationships).map(({ meta }) => Number(meta.count ?? 0)),
  );
  const isFollowed = described !== undefined && kindOf(described) === 'related resources';
  const followed = isFollowed ? totalOf(document) : 0;
  return [...counts, followed].filter((count) => count > inlineEntries).length;
};

/**
 * The most that an answer may cost: it depends on what the address is, on the levels of what is included, and on how many
 * keys there are to be read, a hundred a request. Never a request for each row.
 */
const budgetOf = (visit: Visit): Effort => {
  const { document, described } = visit;
  // A page that is no operation reads nothing.
  if (described === undefined) return { requests: 0, roundTrips: 0 };
  const { requests, roundTrips } = own[kindOf(described)];
  const [levels, overflowing] = [levelsOf(visit), overflowingOf(visit)];
  // Whether a reply is shown follows from its result and its period: two requests at once, after the replies are known.
  const judged = described.path.startsWith('/api/v1/course_evaluation_replies') ? 1 : 0;
  const keys = (document.included ?? []).length + relatedKeys(visit);
  return {
    requests: requests + 2 * judged + levels + furtherBatches(keys) + coverageRequests(visit, levels) + overflowing,
    roundTrips: roundTrips + judged + levels + (overflowing > 0 ? 1 : 0),
  };
};

const inWords = ({ requests, roundTrips }: Effort): string => `${requests} requests in ${roundTrips} round trips`;

/** What is wrong with the cost of an answer; undefined when nothing is. */
export const overBudget = (visit: Visit): string | undefined => {
  const { cost } = visit;
  const budget = budgetOf(visit);
  const isWithin = cost.requests <= budget.requests && cost.roundTrips <= budget.roundTrips;
  return isWithin ? undefined : `${inWords(cost)} instead of ${inWords(budget)}`;
};
