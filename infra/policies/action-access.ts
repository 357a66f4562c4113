import type { Operation } from '../../lib/model/definition/operations.ts';
import { courseEvaluation } from '../../lib/resources/course-evaluations/course-evaluation.ts';
import { courseEvaluationComment } from '../../lib/resources/course-evaluations/course-evaluation-comment.ts';
import { courseEvaluationInstructor } from '../../lib/resources/course-evaluations/course-evaluation-instructor.ts';
import { courseEvaluationReply } from '../../lib/resources/course-evaluations/course-evaluation-reply.ts';
import { courseEvaluationResult } from '../../lib/resources/course-evaluations/course-evaluation-result.ts';
import { courseEvaluationSectionInstructor } from '../../lib/resources/course-evaluations/course-evaluation-section-instructor.ts';
import { courseEvaluationStudent } from '../../lib/resources/course-evaluations/course-evaluation-student.ts';
import { listOrders } from '../../lib/store/list-index.ts';
import { ballotCalls, filterCall, ownPartitions, reading, type TableCall, tableCall, writing } from './table-call.ts';

/** The calls that make codes. A new code replaces the previous one. */
export const inviting: readonly TableCall[] = [
  tableCall('UpdateItem', { partition: ownPartitions.invitation }),
  tableCall('UpdateItem', { partition: ownPartitions.invitationCode }),
  tableCall('DeleteItem', { partition: ownPartitions.invitationCode }),
];

/** The calls that read the signing key of this service, and create it once. */
export const signing: readonly TableCall[] = [
  tableCall('GetItem', { partition: 'answering_key' }),
  tableCall('PutItem', { partition: 'answering_key' }),
  tableCall('PutItem', { partition: 'answering_verifier' }),
];

/** The calls of redeeming a code. They are as few as possible, because redeeming needs no token. */
const redeeming: readonly TableCall[] = [
  ...reading,
  tableCall('PutItem', { partition: 'cursor_secret' }),
  tableCall('UpdateItem', { partition: ownPartitions.wrongCodes }),
  ...signing,
];

/** The calls of exchanging a sign-in for answering tokens. It writes only the key that signs them, once. */
const exchanging: readonly TableCall[] = [
  ...reading,
  ...signing,
  ...filterCall({ filter: courseEvaluationStudent.filters.user }),
];

const whoTeaches = filterCall({ filter: courseEvaluationSectionInstructor.filters.section });
const whoIsEnrolled = filterCall({ filter: courseEvaluationStudent.filters.sections });
const isStudent = filterCall({ filter: courseEvaluationStudent.filters.user });
const sectionsTaught = filterCall({ filter: courseEvaluationSectionInstructor.filters.instructor });
const whatOneTeaches = filterCall({ filter: courseEvaluationInstructor.filters.user });

/**
 * The calls that find out whether a caller chairs a department or teaches a section, and so may write its questions.
 */
export const levelCalls: readonly TableCall[] = [...reading, 'ConditionCheckItem', ...whoTeaches, ...whatOneTeaches];

/** The calls that read a result with its figures, and its comments for a report. */
export const readingResult: readonly TableCall[] = [
  ...reading,
  // The enrolled students are read, because a result shows how many of them have answered.
  ...whoIsEnrolled,
  ...whatOneTeaches,
  ...filterCall({ filter: courseEvaluationComment.filters.evaluation }),
];

/** The calls that count a period and keep the counts. */
const summing: readonly TableCall[] = [
  'GetItem',
  'Query',
  'UpdateItem',
  ...[courseEvaluation, courseEvaluationReply, courseEvaluationResult].flatMap(({ filters }) =>
    filterCall({ filter: filters.period }),
  ),
  // Before the fold, the enrolled students are counted in the list of students.
  tableCall('Query', { index: listOrders.created_at.index }),
];

/** Returns a call on the secrets of webhook endpoints. */
export const onSecrets = (action: string): TableCall => tableCall(action, { partition: 'webhook_secret' });

/**
 * The calls of each action. An action that is not named here reads, and also writes if its method or its definition
 * says so.
 */
const ofActions: Readonly<Record<string, readonly TableCall[]>> = {
  ...Object.fromEntries(
    ['cancel', 'pause', 'resume'].map((each) => [`${each}-period-message`, ['GetItem', 'UpdateItem']]),
  ),
  'forecast-period-messages': [...reading, ...writing, tableCall('Query', { index: listOrders.created_at.index })],
  'preview-period-message': ['GetItem', 'Query'],
  'test-period-message': ['GetItem', 'Query', 'UpdateItem'],
  'list-question-bank-item-versions': [...reading, ...whatOneTeaches],
  'start-midterm': [...levelCalls, 'PutItem', 'UpdateItem'],
  'use-question-bank-item': [...levelCalls, 'PutItem', 'UpdateItem'],
  'copy-question-sets': [...reading, ...whatOneTeaches, 'ConditionCheckItem', 'PutItem', 'UpdateItem'],
  'order-question-set-sections': [...levelCalls, 'UpdateItem'],
  // The section that a question leaves may have the question in an overflow item.
  'order-questions': [...levelCalls, 'DeleteItem', 'UpdateItem'],
  'preview-form': [...reading, ...whoTeaches, ...whatOneTeaches],
  // The operation reads the student and the questions, and writes to both tables.
  'create-response': [...reading, 'PutItem', 'UpdateItem', ...ballotCalls.submission, ...whoTeaches],
  'hold-comment': ['BatchGetItem', 'ConditionCheckItem', 'GetItem', 'UpdateItem'],
  'invite-students': [...reading, 'ConditionCheckItem', 'PutItem', 'UpdateItem'],
  'issue-answering-tokens': exchanging,
  'list-due-replies': [
    ...reading,
    ...whatOneTeaches,
    ...filterCall({ filter: courseEvaluationResult.filters.instructors }),
  ],
  'list-changes': ['GetItem', 'Query', tableCall('PutItem', { partition: 'cursor_secret' })],
  'make-registration-link': ['GetItem', 'PutItem', 'UpdateItem'],
  // The operation writes only the key that signs its request, once.
  'read-roster-difference': [
    ...reading,
    tableCall('GetItem', { partition: 'lti_key' }),
    tableCall('PutItem', { partition: 'lti_key' }),
    tableCall('PutItem', { partition: 'lti_verifier' }),
  ],
  'read-evaluation-result': readingResult,
  'read-form': [...reading, ...whoTeaches],
  'read-invitation-links': [...reading, 'UpdateItem'],
  'read-my-account': [...reading, ...whatOneTeaches, ...sectionsTaught, ...isStudent],
  'read-my-response-rates': [
    ...reading,
    ...whatOneTeaches,
    ...sectionsTaught,
    ...whoIsEnrolled,
    ...filterCall({ filter: courseEvaluation.filters.period }),
    tableCall('Query', { index: listOrders.created_at.index }),
  ],
  'read-period-summary': [...reading, ...summing, ...whatOneTeaches],
  // The instructors of a section are read if a department narrows the list.
  'read-reminders': [...reading, ...writing, tableCall('Query', { index: listOrders.created_at.index })],
  'read-response-rates': [
    ...reading,
    tableCall('Query', { index: listOrders.created_at.index }),
    ...filterCall({ filter: courseEvaluation.filters.period }),
  ],
  'recover-webhook-deliveries': ['GetItem', 'PutItem'],
  'redeem-invitation': redeeming,
  'redeem-lti-launch': [...exchanging, tableCall('DeleteItem', { partition: 'lti_launch' })],
  'redeliver-webhook-delivery': ['GetItem', 'DeleteItem', 'PutItem', 'UpdateItem'],
  'rotate-webhook-secret': ['GetItem', 'UpdateItem', onSecrets('GetItem'), onSecrets('UpdateItem')],
  'test-webhook-endpoint': ['GetItem', onSecrets('GetItem')],
};

/** Returns the calls of an action, in addition to the calls of every function. */
export const actionCalls = ({ name, method, mayWrite }: Operation): readonly TableCall[] =>
  ofActions[name] ?? [...reading, ...(method === 'POST' || mayWrite ? writing : [])];
