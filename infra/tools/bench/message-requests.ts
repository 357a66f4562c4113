import { issueToken } from '../../../lib/access/tokens.ts';
import { bearer, invoke, type Made } from './made.ts';
import type { SampleTable } from './with-engine.ts';

const type = 'course_evaluation_period_message';

interface One {
  readonly data: { readonly id: string };
}

/** What a client sends to plan a message, of a period of its own, since one has room for twenty. */
const creation = async ({ token, samples }: SampleTable) => {
  const headers = bearer(token);
  const term = { data: { type: 'course_evaluation_term', id: samples.course_evaluation_term } };
  const attributes = { name: crypto.randomUUID(), evaluation_type: 'midterm' };
  const { data } = await invoke<One>('create-evaluation-period', {
    headers,
    body: { data: { type: 'course_evaluation_period', attributes, relationships: { term } } },
  });
  const planned = { purpose: 'reminder', when: { at: '2040-01-01T00:00:00Z' } };
  const period = { data: { type: 'course_evaluation_period', id: data.id } };
  return { headers, body: { data: { type, attributes: planned, relationships: { period } } } };
};

const ofMessage =
  (more: (id: string) => object = () => ({})): Made =>
  async (table) => {
    const { data } = await invoke<One>('create-period-message', await creation(table));
    return { headers: bearer(table.token), pathParameters: { id: data.id }, ...more(data.id) };
  };

/** A mail server that is not there: what is measured is the service. */
const sendNowhere = (): void => {
  Object.assign(process.env, {
    MAIL_TRANSPORT: 'smtp',
    MAIL_SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'office@ellerybay.example',
  });
};

const resuming: Made = async (table) => {
  sendNowhere();
  const request = await ofMessage()(table);
  await invoke('pause-period-message', request);
  return request;
};

const testing: Made = async (table) => {
  sendNowhere();
  const principal = { kind: 'user', id: table.samples.user ?? '' } as const;
  const { token } = await issueToken(table.store, {
    name: 'office',
    scopes: ['messages:write'],
    principal,
    now: new Date(),
  });
  return { ...(await ofMessage()(table)), headers: bearer(token) };
};

/** A person of its own, who can have one suppression. */
const suppressing: Made = async ({ token }) => {
  const headers = bearer(token);
  const attributes = { display_name: crypto.randomUUID() };
  const { data } = await invoke<One>('create-user', { headers, body: { data: { type: 'user', attributes } } });
  const relationships = { user: { data: { type: 'user', id: data.id } } };
  return { headers, body: { data: { type: 'message_suppression', relationships } } };
};

const texts = { purpose: 'reminder', subject: 'Still open', body: '{{link}}' };

/** Requests about messages. */
export const messageRequests: Readonly<Partial<Record<string, Made>>> = {
  'create-period-message': creation,
  'update-period-message': ofMessage((id) => ({
    body: { data: { type, id, attributes: { minimum_days_between: 3 } } },
  })),
  'delete-period-message': ofMessage(),
  'cancel-period-message': ofMessage(),
  'pause-period-message': ofMessage(),
  'resume-period-message': resuming,
  'preview-period-message': ofMessage(() => ({ body: { data: { type: 'message_preview', attributes: {} } } })),
  'test-period-message': testing,
  'read-period-message-related': async (table) => ({
    headers: bearer(table.token),
    pathParameters: { id: table.samples[type] ?? '', relationship: 'period' },
  }),
  'create-message-suppression': suppressing,
  'delete-message-suppression': async (table) => {
    const { data } = await invoke<One>('create-message-suppression', await suppressing(table));
    return { headers: bearer(table.token), pathParameters: { id: data.id } };
  },
  'read-message-suppression-related': async ({ token, samples }) => ({
    headers: bearer(token),
    pathParameters: { id: samples.message_suppression ?? '', relationship: 'user' },
  }),
  'create-message-template': async ({ token }) => ({
    headers: bearer(token),
    body: { data: { type: 'message_template', attributes: { name: crypto.randomUUID(), ...texts } } },
  }),
  'delete-message-template': async ({ token }) => {
    const attributes = { name: crypto.randomUUID(), ...texts };
    const body = { data: { type: 'message_template', attributes } };
    const { data } = await invoke<One>('create-message-template', { headers: bearer(token), body });
    return { headers: bearer(token), pathParameters: { id: data.id } };
  },
};
