import type { Operation } from '../../lib/model/definition/operations.ts';
import { type Relationship, targetTypes } from '../../lib/model/definition/relationship.ts';
import { type AnyResource, linkageNames } from '../../lib/model/definition/resource.ts';
import { batchedOperations, carryOutOperations, operations, pages } from '../../lib/operations.ts';
import { courseEvaluation } from '../../lib/resources/course-evaluations/course-evaluation.ts';
import { courseEvaluationComment } from '../../lib/resources/course-evaluations/course-evaluation-comment.ts';
import { courseEvaluationInstructor } from '../../lib/resources/course-evaluations/course-evaluation-instructor.ts';
import { courseEvaluationQuestion } from '../../lib/resources/course-evaluations/course-evaluation-question.ts';
import { courseEvaluationQuestionSet } from '../../lib/resources/course-evaluations/course-evaluation-question-set.ts';
import { courseEvaluationQuestionSetSection } from '../../lib/resources/course-evaluations/course-evaluation-question-set-section.ts';
import { courseEvaluationReply } from '../../lib/resources/course-evaluations/course-evaluation-reply.ts';
import { courseEvaluationReport } from '../../lib/resources/course-evaluations/course-evaluation-report.ts';
import { courseEvaluationResult } from '../../lib/resources/course-evaluations/course-evaluation-result.ts';
import { courseEvaluationSectionInstructor } from '../../lib/resources/course-evaluations/course-evaluation-section-instructor.ts';
import { questionBankItem } from '../../lib/resources/course-evaluations/question-bank-item.ts';
import { questionLayer } from '../../lib/resources/course-evaluations/question-layer.ts';
import { courseEvaluationPeriodMessage } from '../../lib/resources/messages/course-evaluation-period-message.ts';
import { user } from '../../lib/resources/people/user.ts';
import { resourceOf, types } from '../../lib/resources/registry.ts';
import { listOrders } from '../../lib/store/list-index.ts';
import {
  attemptDeliveries,
  canary,
  carryOutImport,
  carryOutInvitations,
  carryOutRecoveries,
  carryOutReports,
  dispatchChanges,
  drawReport,
  foldSweep,
  reconcileChanges,
  recordChanges,
  sweep,
  sweepDeliveries,
  sweepMessages,
  takeMailEvents,
  unknownRoute,
} from '../service/deployed-functions.ts';
import { actionCalls, inviting, levelCalls, onSecrets, readingResult, signing } from './action-access.ts';
import {
  ballotCalls,
  filterCall,
  ownPartitions,
  reading,
  revokingToken,
  type TableCall,
  tableCall,
  within,
  writing,
} from './table-call.ts';

const tokenUse = tableCall('UpdateItem', { partition: 'access_token' });
const makingCursorSecret = tableCall('PutItem', { partition: 'cursor_secret' });

const countingRequests = tableCall('UpdateItem', { partition: ownPartitions.requestCount });

// An expired key is deleted before it is used again.
const keepingAnswers = ['PutItem', 'DeleteItem'].map((action) =>
  tableCall(action, { partition: ownPartitions.keptAnswer }),
);

/** Returns the queries of the indexes that order and filter a list. */
const listCalls = (resource: AnyResource): TableCall[] => [
  ...Object.entries(listOrders).flatMap(([order, { index }]) =>
    order === 'value' && resource.sortedBy === undefined ? [] : [tableCall('Query', { index })],
  ),
  ...Object.values(resource.filters).flatMap((filter) => filterCall({ filter })),
];

/** Returns whether a change of a type's relationships moves entries that are stored with their targets. */
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
    // Linkages that have outgrown the record are read too.
    ...(linkageNames(resource).length > 0 || resource.isRestricted ? ['Query'] : []),
    ...(movesEntries(resource) ? ['DeleteItem', 'PutItem'] : []),
    ...(Object.keys(resource.severalValues).length > 0 || resource.searched ? ['DeleteItem'] : []),
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
    // The conditions of such types are read, and checked again in the transaction.
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

/** Returns the calls that read a caller's authority, and check in the write that it is still valid. */
const authorityCalls = ({ needsAuthority, name }: Operation): readonly TableCall[] => [
  ...(needsAuthority ? ['BatchGetItem', 'ConditionCheckItem', 'GetItem', 'Query'] : []),
  // The number of a new user must be unique.
  ...(name === 'create-user' ? filterCall({ filter: user.filters.primary_employee_id }) : []),
];

/** The calls that check that the writer of a reply is an instructor, and that the reply repeats no hidden comment. */
const replyCalls = [
  ...filterCall({ filter: courseEvaluationComment.filters.evaluation }),
  ...filterCall({ filter: courseEvaluationInstructor.filters.user }),
];

const questionTypes = new Set(
  [courseEvaluationQuestion, courseEvaluationQuestionSet, courseEvaluationQuestionSetSection].map(({ type }) => type),
);

/** Returns the calls that show whether a caller may write a record of a type, or what the record may say. */
const ownChecks = ({ type }: AnyResource): readonly TableCall[] => {
  if (questionTypes.has(type)) return levelCalls;
  return { [courseEvaluationReply.type]: replyCalls, [courseEvaluationReport.type]: reportLookups }[type] ?? [];
};

/** Returns the calls that show whether a caller may see the records that a new record names. */
const targetCalls = ({ relationships }: AnyResource): readonly TableCall[] =>
  Object.values(relationships).some((each) => targetTypes(each) === undefined) ? ['BatchGetItem', 'Query'] : [];

/** The calls of operations on tokens. Tokens are not records, so the calls of the operations' kinds do not apply. */
const tokenCalls: Readonly<Record<string, readonly TableCall[]>> = {
  'list-access-tokens': ['GetItem', 'Query', makingCursorSecret],
  'read-access-token': ['GetItem'],
  'create-access-token': [
    'GetItem',
    ...['ConditionCheckItem', 'PutItem'].map((action) => tableCall(action, { partition: 'access_token' })),
  ],
  'delete-access-token': ['GetItem', revokingToken],
};

const callsOf = (operation: Operation, resource: AnyResource): readonly TableCall[] => {
  const ofTokens = tokenCalls[operation.name];
  if (ofTokens !== undefined) return ofTokens;
  switch (operation.kind) {
    case 'list':
      return [...reading, ...listCalls(resource), makingCursorSecret];
    case 'read':
      return [
        ...reading,
        ...(operation.mayWrite ? writing : []),
        ...(operation.returnsDownload ? [makingCursorSecret] : []),
      ];
    case 'related':
      return [...reading, makingCursorSecret];
    case 'create':
      return [
        ...createCalls(resource),
        ...ownChecks(resource),
        ...targetCalls(resource),
        ...(operation.returnsUpload ? [makingCursorSecret] : []),
      ];
    case 'update':
      return [...updateCalls(resource), ...ownChecks(resource), ...targetCalls(resource)];
    case 'delete':
      return [...deleteCalls(resource), ...ownChecks(resource)];
    case 'relationship':
      return relationshipCalls(operation);
    case 'action':
      return actionCalls(operation);
  }
};

/** The calls of an import that find users by their number, and the classes of users who have gone. */
const importLookups: readonly TableCall[] = [
  tableCall('Query', { index: listOrders.created_at.index }),
  ...filterCall({ filter: user.filters.primary_employee_id }),
  ...filterCall({ filter: courseEvaluationSectionInstructor.filters.instructor }),
];

// Only the feed's own functions write to its partition, so no request can make or remove a change.
const feeding = ['PutItem', 'UpdateItem'].map((action) => tableCall(action, { partition: ownPartitions.feed }));

/** The calls of a sweep that find released periods, their results and their comments. */
const releaseLookups: readonly TableCall[] = [
  tableCall('Query', { index: listOrders.created_at.index }),
  ...filterCall({ filter: courseEvaluationResult.filters.period }),
  ...filterCall({ filter: courseEvaluationComment.filters.period }),
  ...filterCall({ filter: courseEvaluationComment.filters.evaluation }),
];

/** The function calls hosts of others, so it has access only to the items that deliveries need. */
const attempting: readonly TableCall[] = [
  ...within('GetItem', 'access_token', 'user', 'webhook_delivery', 'webhook_due', 'webhook_endpoint', 'webhook_owner'),
  ...within('DeleteItem', 'webhook_due', 'webhook_endpoint'),
  ...within('PutItem', 'webhook_due', 'webhook_endpoint'),
  ...within('UpdateItem', 'webhook_delivery', 'webhook_due', 'webhook_endpoint'),
  onSecrets('GetItem'),
];

/** The calls that find due messages, and count the responses of a period. */
const messageLookups: readonly TableCall[] = [
  tableCall('Query', { index: listOrders.created_at.index }),
  ...filterCall({ filter: courseEvaluationPeriodMessage.filters.state }),
  ...filterCall({ filter: courseEvaluationPeriodMessage.filters.period }),
];

/** The calls that find the evaluations of a report. */
const reportLookups: readonly TableCall[] = [
  ...filterCall({ filter: courseEvaluation.filters.period }),
  ...filterCall({ filter: courseEvaluationResult.filters.instructors }),
];

/** The function reads what the owners of reports may read, and writes only its notes about reports. */
const makingReports: readonly TableCall[] = [
  ...readingResult,
  ...reportLookups,
  ...within('UpdateItem', 'course_evaluation_report', 'report_open', 'report_owner'),
  ...within('DeleteItem', 'report_open'),
];

/** The calls that suppress a person. */
const suppressing: readonly TableCall[] = [...reading, 'PutItem', 'UpdateItem'];

/** The calls that find platforms, and those of logins and launches. */
const launching: Readonly<Record<string, readonly TableCall[]>> = {
  'begin-lti-login': ['GetItem', ...signing],
  'launch-lti': [...reading, ...within('PutItem', 'lti_launch', 'lti_nonce')],
  'read-lti-keys': ['GetItem'],
  // The function calls hosts of others, so it has access only to the items that a registration needs.
  'register-learning-platform': [
    ...within('GetItem', 'lti_platforms', 'lti_registration', 'lti_registrations'),
    ...within('PutItem', 'lti_platform'),
    ...within('UpdateItem', 'lti_platforms', 'lti_registrations', 'tally'),
    ...within('DeleteItem', 'lti_registration'),
  ],
};

const others: Readonly<Record<string, readonly TableCall[]>> = {
  ...Object.fromEntries(Object.keys(pages).map((name) => [name, []])),
  [unknownRoute]: [],
  [canary]: [],
  [sweep]: [...reading, ...writing, ...releaseLookups],
  [recordChanges]: ['GetItem', ...feeding],
  [reconcileChanges]: [...reading, ...feeding, tableCall('Query', { index: listOrders.updated_at.index })],
  [dispatchChanges]: [...reading, 'PutItem', 'UpdateItem'],
  [attemptDeliveries]: attempting,
  [sweepDeliveries]: ['Query', 'UpdateItem'],
  [carryOutRecoveries]: ['GetItem', 'Query', 'DeleteItem', 'PutItem', 'UpdateItem'],
  [foldSweep]: [
    ...reading,
    ...writing,
    tableCall('Query', { index: listOrders.created_at.index }),
    ...ballotCalls.sweep,
  ],
  [carryOutImport]: [...reading, ...writing, ...importLookups],
  [carryOutInvitations]: [...reading, ...writing, ...inviting],
  [sweepMessages]: [...reading, ...writing, ...inviting, ...messageLookups],
  [takeMailEvents]: suppressing,
  [drawReport]: [],
  [carryOutReports]: makingReports,
  ...launching,
  'read-unsubscription': [],
  unsubscribe: suppressing,
};

// The user's instructor records show which results belong to the person.
const byUser = filterCall({ filter: courseEvaluationInstructor.filters.user });
const ofPerson: Readonly<Record<string, readonly TableCall[]>> = {
  [courseEvaluationComment.type]: byUser,
  ...Object.fromEntries([...questionTypes, questionLayer.type, questionBankItem.type].map((type) => [type, byUser])),
  [courseEvaluationReply.type]: [...byUser, ...filterCall({ filter: courseEvaluationResult.filters.instructors })],
  [courseEvaluationReport.type]: byUser,
  [courseEvaluationResult.type]: [...byUser, ...filterCall({ filter: courseEvaluationResult.filters.instructors })],
};

/**
 * Returns the calls that show which records of a restricted type a person may see, in addition to the calls of lists.
 */
const visibilityCalls = ({ kind, answers, onlyIntegrationsMay }: Operation): readonly TableCall[] =>
  kind === 'action' || onlyIntegrationsMay !== undefined ? [] : (ofPerson[answers] ?? []);

/** The calls of operations that create, ping or delete an endpoint, which use its secret. */
const secretCalls: Readonly<Record<string, readonly TableCall[]>> = {
  'create-webhook-endpoint': [onSecrets('PutItem')],
  'update-webhook-endpoint': [onSecrets('GetItem')],
  'delete-webhook-endpoint': [onSecrets('DeleteItem')],
};

/** The calls that find a signed-in person by an address or a number. */
const findingPerson = ['GetItem', 'Query'];

const takesToken = ({ withoutToken, mayHaveToken }: Operation): boolean => !withoutToken || mayHaveToken === true;

/** Returns the calls of an operation, which follow from its kind and its type. */
const accessOfOperation = (operation: Operation): readonly TableCall[] =>
  [
    ...new Set([
      ...callsOf(operation, resourceOf(operation.answers)),
      ...visibilityCalls(operation),
      ...authorityCalls(operation),
      ...(secretCalls[operation.name] ?? []),
      ...(takesToken(operation) ? [tokenUse, ...findingPerson] : []),
      ...(takesToken(operation) && !operation.leavesNoTrace ? [countingRequests] : []),
      ...(['POST', 'PATCH'].includes(operation.method) && !operation.leavesNoTrace && !operation.withoutToken
        ? keepingAnswers
        : []),
    ]),
  ].sort();

/** Returns the calls of several operations in one transaction: those of each operation, and those for the token. */
const accessOfSeveral = (): readonly TableCall[] => [...new Set(batchedOperations.flatMap(accessOfOperation))].sort();

/** Returns the calls that a function may make on the table, by the function's name. Throws for an unknown name. */
export const accessOf = (functionName: string): readonly TableCall[] => {
  if (functionName === carryOutOperations.name) return accessOfSeveral();
  const operation = operations.find(({ name }) => name === functionName);
  const calls = operation === undefined ? others[functionName] : accessOfOperation(operation);
  if (calls === undefined) throw new Error(`there is no function "${functionName}"`);
  return calls;
};
