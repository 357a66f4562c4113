import { issueToken } from '../../../lib/access/tokens.ts';
import { submitAnswers } from '../../../lib/domain/evaluations/answering/submit-answers.ts';
import { readChange } from '../../../lib/model/validation/read-change.ts';
import { createRecord } from '../../../lib/model/write/create.ts';
import { resourceOf } from '../../../lib/resources/registry.ts';
import { invitationEnv } from '../../../lib/runtime/env.ts';
import { invokeOperation } from '../../local/gateway/invoke-operation.ts';
import { carryOutWaiting } from '../../local/queues/invitations.ts';
import { accessTokenRequests } from './access-token-requests.ts';
import { answeringTerm, type Pair } from './answering-term.ts';
import { ltiRequests } from './lti-requests.ts';
import { type Answer, bearer, invoke, type Made } from './made.ts';
import { messageRequests } from './message-requests.ts';
import { replyRequests } from './reply-requests.ts';
import { signingIn } from './sign-in.ts';
import { webhookRequests } from './webhook-requests.ts';
import type { SampleTable } from './with-engine.ts';

/** A student of an open term, of which another one has answered: the first ballot marks the questions. */
const openTerm = async ({ store }: SampleTable): Promise<Pair> => {
  const [first, second] = await answeringTerm(store, { sections: 1, students: 2, perStudent: 1 });
  if (first === undefined || second === undefined) throw new Error('the term has no students');
  const { question, ...answering } = first;
  await submitAnswers(store, { ...answering, answers: [{ question, value: 5 }], now: new Date() });
  return second;
};

const ofPeriod =
  (body?: (pair: Pair) => object): Made =>
  async (table) => {
    const pair = await openTerm(table);
    return {
      headers: bearer(table.token),
      pathParameters: { id: pair.period },
      ...(body && { body: { data: body(pair) } }),
    };
  };

const batchType = 'course_evaluation_invitation_batch';

const inviting = ofPeriod(({ student }) => ({
  type: batchType,
  relationships: { students: { data: [{ type: 'course_evaluation_student', id: student }] } },
}));

const ofBatch: Made = async (table) => {
  const { data } = await invoke<{ data: { id: string } }>('invite-students', await inviting(table));
  await carryOutWaiting(invitationEnv.folder ?? '');
  return { headers: bearer(table.token), pathParameters: { id: data.id } };
};

const reportType = 'course_evaluation_report';

const askingForReport = ofPeriod(({ period }) => ({
  type: reportType,
  attributes: { scope_of: 'period' },
  relationships: { period: { data: { type: 'course_evaluation_period', id: period } } },
}));

const ofReport: Made = async (table) => {
  const { pathParameters: _period, ...asking } = await askingForReport(table);
  const { data } = await invoke<{ data: { id: string } }>('create-report', asking);
  return { headers: bearer(table.token), pathParameters: { id: data.id } };
};

const redeeming: Made = async (table) => {
  const links = (await invokeOperation('read-invitation-links', {
    ...(await ofBatch(table)),
    headers: { ...bearer(table.token), accept: 'application/x-ndjson' },
  })) as Answer;
  const rows = Buffer.from(links.body, links.isBase64Encoded ? 'base64' : 'utf8').toString();
  const [, code] = /#([\w-]{43})"/.exec(rows) ?? [];
  if (code === undefined) throw new Error(`no code in ${rows}`);
  return { body: { data: { type: 'invitation_redemption', attributes: { code } } } };
};

/** An open term, and the headers of one of its students, as the portal of an institution gets them. */
const asStudent = async (table: SampleTable) => {
  const pair = await openTerm(table);
  const relationships = {
    student: { data: { type: 'course_evaluation_student', id: pair.student } },
    period: { data: { type: 'course_evaluation_period', id: pair.period } },
  };
  const body = { data: { type: 'invitation_redemption', attributes: {}, relationships } };
  const redeemed = await invoke<{ meta: { token: string } }>('redeem-invitation', {
    headers: bearer(table.token),
    body,
  });
  return { pair, headers: bearer(redeemed.meta.token) };
};

const answering: Made = async (table) => {
  const { pair, headers } = await asStudent(table);
  const attributes = { answers: [{ question: pair.question, value: 4 }] };
  const evaluation = { data: { type: 'course_evaluation', id: pair.evaluation } };
  return { headers, body: { data: { type: 'course_evaluation_response', attributes, relationships: { evaluation } } } };
};

const create = (
  { store }: SampleTable,
  type: string,
  attributes: object,
  toOne: Readonly<Record<string, object>> = {},
) => {
  const relationships = Object.fromEntries(Object.entries(toOne).map(([name, data]) => [name, { data }]));
  const given = { attributes: { ...attributes }, relationships };
  const change = readChange(resourceOf(type), given, { creates: true, trusted: true });
  return createRecord(store, resourceOf(type), change, { now: new Date() });
};

const named = ({ type, id }: { readonly type: string; readonly id: string }) => ({ type, id });

const ofImport: Made = async (table) => {
  const { id } = await create(table, 'import', { format: 'canvas', file_name: 'users.csv' });
  return { headers: bearer(table.token), pathParameters: { id } };
};

const rejectionOf = async (table: SampleTable) => {
  const loaded = await create(table, 'import', { format: 'canvas', file_name: 'users.csv' });
  const why = { file: 'users.csv', line: 2, reason: 'It is empty.' };
  return { loaded, rejection: await create(table, 'import_rejection', why, { import: named(loaded) }) };
};

const ofRejection: Made = async (table) => ({
  headers: bearer(table.token),
  pathParameters: { id: (await rejectionOf(table)).rejection.id },
});

const rejectionsOfImport: Made = async (table) => ({
  headers: bearer(table.token),
  pathParameters: { id: (await rejectionOf(table)).loaded.id },
});

const importing: Made = async ({ token }) => ({
  headers: bearer(token),
  body: { data: { type: 'import', attributes: { format: 'canvas', file_name: 'users.csv' } } },
});

const emptyPeriod = async (table: SampleTable) => {
  const term = await create(table, 'course_evaluation_term', { name: 'Term' });
  const attributes = { name: 'Finals', evaluation_type: 'end_of_term' };
  return create(table, 'course_evaluation_period', attributes, { term: named(term) });
};

// Of the sample's periods those that ask questions are open or over.
const deletingPart: Made = async (table) => {
  const period = await emptyPeriod(table);
  const set = await create(table, 'course_evaluation_question_set', { name: 'Set' }, { period: named(period) });
  const part = { name: 'Part' };
  const { id } = await create(table, 'course_evaluation_question_set_section', part, { question_set: named(set) });
  return { headers: bearer(table.token), pathParameters: { id } };
};

const ordering = async (table: SampleTable) => {
  const period = await emptyPeriod(table);
  const set = await create(table, 'course_evaluation_question_set', { name: 'Set' }, { period: named(period) });
  const parts = [];
  for (const name of ['First', 'Second'])
    parts.push(await create(table, 'course_evaluation_question_set_section', { name }, { question_set: named(set) }));
  return { set, parts };
};

const orderingParts: Made = async (table) => {
  const { set, parts } = await ordering(table);
  const attributes = { order: parts.map(({ id }) => id).reverse() };
  const data = { type: 'course_evaluation_question_set_section_order', attributes };
  return { headers: bearer(table.token), pathParameters: { id: set.id }, body: { data } };
};

const orderingQuestions: Made = async (table) => {
  const { set, parts } = await ordering(table);
  const [part = set] = parts;
  const order: string[] = [];
  for (const text of ['Why?', 'How?']) {
    const links = { question_set_section: named(part), question_set: named(set) };
    order.unshift((await create(table, 'course_evaluation_question', { text, kind: 'text' }, links)).id);
  }
  const data = { type: 'course_evaluation_question_order', attributes: { order } };
  return { headers: bearer(table.token), pathParameters: { id: part.id }, body: { data } };
};

// That of the sample's period has opened it.
const deletingSchedule: Made = async (table) => {
  const period = await emptyPeriod(table);
  const times = { opens_at: '2100-05-01T08:00:00Z', closes_at: '2100-05-15T22:00:00Z' };
  const { id } = await create(table, 'course_evaluation_period_schedule', times, { period: named(period) });
  return { headers: bearer(table.token), pathParameters: { id } };
};

const ofResult: Made = async ({ token, samples }) => ({
  headers: bearer(token),
  pathParameters: { id: samples.course_evaluation_result ?? '' },
});

const ofReleasedPeriod: Made = async ({ store, token, samples }) => {
  const result = await store.read({ type: 'course_evaluation_result', id: samples.course_evaluation_result ?? '' });
  return { headers: bearer(token), pathParameters: { id: String(result?.period) } };
};

const copying: Made = async (table) => {
  const [{ period }, { id }] = [await openTerm(table), await emptyPeriod(table)];
  const relationships = { source: { data: { type: 'course_evaluation_period', id: period } } };
  const data = { type: 'course_evaluation_question_set_copy', relationships };
  return { headers: bearer(table.token), pathParameters: { id }, body: { data } };
};

const usingBankItem: Made = async (table) => {
  const period = await emptyPeriod(table);
  const set = await create(table, 'course_evaluation_question_set', { name: 'Set' }, { period: named(period) });
  const part = await create(
    table,
    'course_evaluation_question_set_section',
    { name: 'Part' },
    { question_set: named(set) },
  );
  const data = { type: 'question_bank_use', relationships: { question_set_section: { data: named(part) } } };
  const id = table.samples.question_bank_item ?? '';
  return { headers: bearer(table.token), pathParameters: { id }, body: { data } };
};

const layer = { level: 'instructor', most: 3, until: '2100-01-01T00:00:00.000Z' };

const addingLayer: Made = async (table) => {
  const relationships = { period: { data: named(await emptyPeriod(table)) } };
  return { headers: bearer(table.token), body: { data: { type: 'question_layer', attributes: layer, relationships } } };
};

const deletingLayer: Made = async (table) => {
  const { id } = await create(table, 'question_layer', layer, { period: named(await emptyPeriod(table)) });
  return { headers: bearer(table.token), pathParameters: { id } };
};

const asPerson: Made = async ({ store, samples }) => {
  const principal = { kind: 'user', id: samples.user ?? '' } as const;
  const { token } = await issueToken(store, {
    name: 'person',
    scopes: ['account:read', 'results:read'],
    principal,
    now: new Date(),
  });
  return { headers: bearer(token) };
};

const dayMs = 86_400_000;

const startingMidterm: Made = async (table) => {
  const { store, samples } = table;
  const end_date = new Date(Date.now() + 60 * dayMs).toISOString().slice(0, 10);
  const term = await create(table, 'course_evaluation_term', { name: 'Term', end_date });
  const course = await create(table, 'course_evaluation_course', { name: 'Course' });
  const user = await create(table, 'user', { display_name: 'Instructor' });
  const instructor = await create(table, 'course_evaluation_instructor', {}, { user: named(user) });
  const ofTerm = { term: named(term), course: named(course) };
  const section = await create(table, 'course_evaluation_section', { name: '01' }, ofTerm);
  const teaches = { section: named(section), instructor: named(instructor) };
  await create(table, 'course_evaluation_section_instructor', {}, teaches);
  const principal = { kind: 'user', id: user.id } as const;
  const scopes = ['replies:write'] as const;
  const { token } = await issueToken(store, { name: 'instructor', scopes, principal, now: new Date() });
  const closes_at = new Date(Date.now() + 7 * dayMs).toISOString();
  const attributes = { items: [samples.question_bank_item ?? ''], closes_at };
  return {
    headers: bearer(token),
    pathParameters: { id: section.id },
    body: { data: { type: 'course_evaluation_midterm', attributes } },
  };
};

/** Requests that do not follow from a type: actions, and types without a record in the sample institution. */
export const ownRequests: Readonly<Partial<Record<string, Made>>> = {
  ...accessTokenRequests,
  ...ltiRequests(openTerm),
  ...messageRequests,
  ...replyRequests,
  ...webhookRequests,
  'copy-question-sets': copying,
  'create-import': importing,
  'create-question-layer': addingLayer,
  'create-response': answering,
  'delete-period-schedule': deletingSchedule,
  'delete-question-layer': deletingLayer,
  'delete-question-set-section': deletingPart,
  'invite-students': inviting,
  'list-import-rejections': rejectionsOfImport,
  'issue-answering-tokens': signingIn,
  'list-my-evaluations': async (table) => ({ headers: (await asStudent(table)).headers }),
  'order-question-set-sections': orderingParts,
  'order-questions': orderingQuestions,
  'preview-form': async (table) => {
    const { period, evaluation } = await openTerm(table);
    const found = await table.store.read({ type: 'course_evaluation', id: evaluation });
    const rawQueryString = `section=${String(found?.section)}`;
    return { headers: bearer(table.token), pathParameters: { id: period }, rawQueryString };
  },
  'read-evaluation-result': ofResult,
  'read-form': async (table) => {
    const { pair, headers } = await asStudent(table);
    return { headers, pathParameters: { id: pair.evaluation } };
  },
  'read-import': ofImport,
  'read-import-rejection': ofRejection,
  'read-invitation-batch': ofBatch,
  'read-invitation-batch-period': ofBatch,
  'read-invitation-links': ofBatch,
  'create-report': async (table) => {
    const { pathParameters: _period, ...asking } = await askingForReport(table);
    return asking;
  },
  'read-report': ofReport,
  'read-report-related': async (table) => {
    const { pathParameters, ...request } = await ofReport(table);
    return { ...request, pathParameters: { ...pathParameters, relationship: 'period' } };
  },
  'read-my-account': asPerson,
  'start-midterm': startingMidterm,
  'use-question-bank-item': usingBankItem,
  'read-my-response-rates': asPerson,
  'read-period-summary': ofReleasedPeriod,
  'read-rejection-import': ofRejection,
  'forecast-period-messages': ofPeriod(),
  'read-reminders': ofPeriod(),
  'read-response-rates': ofReleasedPeriod,
  'redeem-invitation': redeeming,
};
