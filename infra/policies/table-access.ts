import type { Operation } from '../../lib/model/definition/operations.ts';
import { type Relationship, targetTypes } from '../../lib/model/definition/relationship.ts';
import { type AnyResource, linkageNames } from '../../lib/model/definition/resource.ts';
import { operations, pages } from '../../lib/operations.ts';
import { courseEvaluationComment } from '../../lib/resources/course-evaluations/course-evaluation-comment.ts';
import { courseEvaluationInstructor } from '../../lib/resources/course-evaluations/course-evaluation-instructor.ts';
import { courseEvaluationResult } from '../../lib/resources/course-evaluations/course-evaluation-result.ts';
import { courseEvaluationSectionInstructor } from '../../lib/resources/course-evaluations/course-evaluation-section-instructor.ts';
import { user } from '../../lib/resources/people/user.ts';
import { resourceOf, types } from '../../lib/resources/registry.ts';
import { filterIndex } from '../../lib/store/filter-index.ts';
import { listOrders } from '../../lib/store/list-index.ts';
import {
  canary,
  carryOutImport,
  carryOutInvitations,
  foldSweep,
  reconcileChanges,
  recordChanges,
  sweep,
  unknownRoute,
} from '../bundle/deployed-functions.ts';

/**
 * One thing that a function does with the table: an action of DynamoDB, of a `Query` also the index (the table without
 * one), and of a write the partition if it is one of `guardedPartitions`. "GetItem", "Query by_value", "PutItem cursor_secret".
 * A call of the table of ballots is one of `ballotsTable`: "PutItem ballots".
 */
export type TableCall = string;

/** Partitions that nothing but a call named with them may write: no function can make itself a token. */
export const guardedPartitions = ['access_token', 'cursor_secret', 'answering_key', 'answering_verifier'] as const;

/** Partitions that nothing but a call named with them may read: with the private key a function could answer for anybody. */
export const secretPartitions = ['answering_key'] as const;

/** What the keys of partitions begin with that a function may write though it writes no others. */
export const ownPartitions = {
  keptAnswer: 'idempotency',
  requestCount: 'request_count',
  invitation: 'invitation',
  invitationCode: 'invitation_code',
  wrongCodes: 'wrong_codes',
  feed: 'changes',
} as const;

/** Stands for the table of ballots, where a call names an index or a partition of the main one. */
export const ballotsTable = 'ballots';

/** The operation that takes a student's answers. */
const submission = 'create-response';

/** What the two functions may do with the table of ballots; no other may touch it. */
export const ballotCalls = {
  submission: [`PutItem ${ballotsTable}`],
  fold: ['Query', 'Scan', 'PutItem', 'BatchWriteItem', 'DeleteItem'].map((action) => `${action} ${ballotsTable}`),
} as const satisfies Readonly<Record<string, readonly TableCall[]>>;

/** The call of an action on the table or on an index, with the partition that it writes. */
export const tableCall = (action: string, { index, partition }: { index?: string; partition?: string }): TableCall => {
  const [prefix] = partition?.split('#') ?? [];
  const guarded = [...guardedPartitions, ...Object.values(ownPartitions)].find((each) => each === prefix);
  return [action, index ?? guarded ?? ''].join(' ').trim();
};

const reading = ['BatchGetItem', 'GetItem', 'Query'] as const;
const writing = ['ConditionCheckItem', 'DeleteItem', 'PutItem', 'UpdateItem'] as const;
const tokenUse = tableCall('UpdateItem', { partition: 'access_token' });
const makingCursorSecret = tableCall('PutItem', { partition: 'cursor_secret' });

/** How codes come into being and end. */
const inviting = [ownPartitions.invitation, ownPartitions.invitationCode].flatMap((partition) =>
  ['UpdateItem', 'DeleteItem'].map((action) => tableCall(action, { partition })),
);

/** What redeeming does with the table: nobody needs a token for it, so it is no more than this. */
const redeeming: readonly TableCall[] = [
  'BatchGetItem',
  'GetItem',
  'Query',
  makingCursorSecret,
  tableCall('UpdateItem', { partition: ownPartitions.wrongCodes }),
  tableCall('GetItem', { partition: 'answering_key' }),
  tableCall('PutItem', { partition: 'answering_key' }),
  tableCall('PutItem', { partition: 'answering_verifier' }),
];

const countingRequests = tableCall('UpdateItem', { partition: ownPartitions.requestCount });

// A key that has expired is deleted before it is used anew.
const keepingAnswers = ['PutItem', 'DeleteItem'].map((action) =>
  tableCall(action, { partition: ownPartitions.keptAnswer }),
);

const filterCall = ({ filter }: { readonly filter?: Relationship['filter'] | undefined }): TableCall[] =>
  filter === undefined ? [] : [tableCall('Query', filterIndex(filter.slot))];

/** The indexes by which a list is ordered and filtered. */
const listCalls = (resource: AnyResource): TableCall[] => [
  ...Object.entries(listOrders).flatMap(([order, { index }]) =>
    order === 'value' && resource.sortedBy === undefined ? [] : [tableCall('Query', { index })],
  ),
  ...Object.values(resource.filters).flatMap((filter) => filterCall({ filter })),
];

/** Relationships whose change moves entries that stand with their targets. */
const movesEntries = ({ relationships }: AnyResource): boolean =>
  Object.values(relationships).some((each) => !each.createOnly && (each.inverse || each.leaves === 'back-reference'));

const referrersOf = ({ type }: AnyResource): Relationship[] =>
  [...types.values()]
    .flatMap(({ relationships }) => Object.values(relationships))
    .filter((each) => targetTypes(each)?.includes(type));

const createCalls = ({ writtenBy, relationships }: AnyResource): readonly TableCall[] => {
  if (writtenBy !== undefined) return [...reading, ...writing];
  const reassigns = Object.values(relationships).some((each) => each.kind === 'many' && each.reassigns);
  return ['ConditionCheckItem', 'GetItem', 'PutItem', 'UpdateItem', ...(reassigns ? ['BatchGetItem'] : [])];
};

const updateCalls = (resource: AnyResource): readonly TableCall[] => {
  if (resource.writtenBy !== undefined) return [...reading, ...writing];
  return [
    ...['ConditionCheckItem', 'GetItem', 'UpdateItem'],
    // What has outgrown the record is read too.
    ...(linkageNames(resource).length > 0 || resource.isRestricted ? ['Query'] : []),
    ...(movesEntries(resource) ? ['DeleteItem', 'PutItem'] : []),
    ...(Object.keys(resource.severalValues).length > 0 ? ['DeleteItem'] : []),
    ...(resource.isRestricted ? ['BatchGetItem'] : []),
  ];
};

const deleteCalls = (resource: AnyResource): readonly TableCall[] => {
  const referrers = referrersOf(resource);
  const guarded = referrers.filter(({ guardedBy }) => guardedBy !== undefined);
  if (guarded.length > 0) return [...reading, ...writing, ...guarded.flatMap(filterCall)];
  const looks = referrers.some(({ leaves }) => leaves === 'back-reference');
  return [
    ...['DeleteItem', 'GetItem', 'UpdateItem'],
    ...(looks ? ['ConditionCheckItem', 'Query'] : []),
    // What else forbids it is looked at, and again in the transaction.
    ...(resource.writtenBy === undefined ? [] : ['ConditionCheckItem']),
    ...(resource.isRestricted ? ['BatchGetItem', 'Query'] : []),
  ];
};

const relationshipCalls = ({ method }: Operation): readonly TableCall[] => {
  if (method === 'GET') return ['GetItem', 'Query'];
  return [
    'GetItem',
    'Query',
    'UpdateItem',
    ...(method === 'POST' ? [] : ['DeleteItem']),
    ...(method === 'DELETE' ? [] : ['PutItem']),
  ];
};

/** What shows over what a caller has authority, and that it still holds when it is written. */
const authorityCalls = ({ needsAuthority }: Operation): readonly TableCall[] =>
  needsAuthority ? ['BatchGetItem', 'ConditionCheckItem', 'GetItem', 'Query'] : [];

/** What shows whether a caller may see what a record is to name. */
const targetCalls = ({ relationships }: AnyResource): readonly TableCall[] =>
  Object.values(relationships).some((each) => targetTypes(each) === undefined) ? ['BatchGetItem', 'Query'] : [];

/** The first read of a result after a period has closed folds its evaluation, if no sweep has. */
const firstRead = 'read-evaluation-result';

/** What an action may do beside what its own file says that it reads: one that writes is told apart by its method. */
const ownActions: Readonly<Record<string, readonly TableCall[]>> = { 'redeem-invitation': redeeming };

const actionCalls = ({
  name,
  method,
  mayWrite,
  action: { lists = [], sealsCursors } = {},
}: Operation): readonly TableCall[] =>
  ownActions[name] ?? [
    ...reading,
    ...(name === firstRead ? ballotCalls.fold : []),
    ...(method === 'POST' || mayWrite ? writing : []),
    ...(sealsCursors ? [makingCursorSecret] : []),
    ...lists.flatMap((type) => listCalls(resourceOf(type))),
  ];

/** What taking a student's answers does: it reads whose they are and what was asked, and adds to both tables. */
const submissionCalls: readonly TableCall[] = [
  ...reading,
  'PutItem',
  'UpdateItem',
  ...ballotCalls.submission,
  ...filterCall({ filter: courseEvaluationSectionInstructor.filters.section }),
];

const callsOf = (operation: Operation, resource: AnyResource): readonly TableCall[] => {
  switch (operation.kind) {
    case 'list':
      return [...reading, ...listCalls(resource), makingCursorSecret];
    case 'read':
      return operation.mayWrite ? [...reading, ...writing] : reading;
    case 'related':
      return [...reading, makingCursorSecret];
    case 'create':
      return [
        ...createCalls(resource),
        ...targetCalls(resource),
        ...(operation.tellsUpload ? [makingCursorSecret] : []),
      ];
    case 'update':
      return [...updateCalls(resource), ...targetCalls(resource)];
    case 'delete':
      return deleteCalls(resource);
    case 'relationship':
      return relationshipCalls(operation);
    case 'action':
      return operation.name === submission ? submissionCalls : actionCalls(operation);
  }
};

/** How an import finds users by their number, and what users teach who have gone. */
const importLookups: readonly TableCall[] = [
  tableCall('Query', { index: listOrders.created_at.index }),
  ...filterCall({ filter: user.filters.primary_employee_id }),
  ...filterCall({ filter: courseEvaluationSectionInstructor.filters.instructor }),
];

// Nothing but the feed's own functions writes there: no request can make or unmake a change.
const feeding = ['PutItem', 'UpdateItem'].map((action) => tableCall(action, { partition: ownPartitions.feed }));

/** How a sweep finds the periods that were released, their results and their comments. */
const releaseLookups: readonly TableCall[] = [
  tableCall('Query', { index: listOrders.created_at.index }),
  ...filterCall({ filter: courseEvaluationResult.filters.period }),
  ...filterCall({ filter: courseEvaluationComment.filters.period }),
];

const others: Readonly<Record<string, readonly TableCall[]>> = {
  ...Object.fromEntries(Object.keys(pages).map((name) => [name, []])),
  [unknownRoute]: [],
  [canary]: [],
  [sweep]: [...reading, ...writing, ...releaseLookups],
  [recordChanges]: ['GetItem', ...feeding],
  [reconcileChanges]: [...reading, ...feeding, tableCall('Query', { index: listOrders.updated_at.index })],
  [foldSweep]: [
    ...reading,
    ...writing,
    tableCall('Query', { index: listOrders.created_at.index }),
    ...ballotCalls.fold,
  ],
  [carryOutImport]: [...reading, ...writing, ...importLookups],
  [carryOutInvitations]: [...reading, ...writing, ...inviting],
};

// A person is known by the instructors who are this user; which results are theirs, by who has taught.
const byUser = filterCall({ filter: courseEvaluationInstructor.filters.user });
const ofPerson: Readonly<Record<string, readonly TableCall[]>> = {
  [courseEvaluationComment.type]: byUser,
  [courseEvaluationResult.type]: [...byUser, ...filterCall({ filter: courseEvaluationResult.filters.instructors })],
};

/** What shows which records of a restricted type a person may see, beside what lists are read by. */
const visibilityCalls = ({ type }: AnyResource): readonly TableCall[] => ofPerson[type] ?? [];

/** What an operation may do with the table: it follows from what the operation is and from its type. */
export const accessOfOperation = (operation: Operation): readonly TableCall[] =>
  [
    ...new Set([
      ...callsOf(operation, resourceOf(operation.answers)),
      ...visibilityCalls(resourceOf(operation.answers)),
      ...authorityCalls(operation),
      tokenUse,
      countingRequests,
      ...(['POST', 'PATCH'].includes(operation.method) && !operation.leavesNoTrace && !operation.withoutToken
        ? keepingAnswers
        : []),
    ]),
  ].sort();

/** What the function of a name may do with the table; throws for a name that is none. */
export const accessOf = (functionName: string): readonly TableCall[] => {
  const operation = operations.find(({ name }) => name === functionName);
  const calls = operation === undefined ? others[functionName] : accessOfOperation(operation);
  if (calls === undefined) throw new Error(`there is no function "${functionName}"`);
  return calls;
};
