import { vi } from 'vitest';
import { issueAnsweringToken } from '../../../lib/access/answering-token.ts';
import { foldPeriod } from '../../../lib/domain/evaluations/results/fold/fold-period.ts';
import { periodReference } from '../../../lib/resources/course-evaluations/coverage.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { changeStep } from '../../../lib/store/steps.ts';
import { nth, openPeriod, seedInstructor } from '../../domain/evaluations/answering/support/open-period.ts';
import { openTerm } from '../../domain/evaluations/invitations/support/open-term.ts';
import { answer, askPeriod, setPeriod } from '../../domain/evaluations/results/support/answered-period.ts';
import { injectFaults, sdkError } from '../../support/faults.ts';
import { Issuer } from '../../support/issuer.ts';
import { actingFor, seedTeacher } from '../../support/results.ts';
import { type TestService, toMany, toOne } from '../../support/service.ts';
import { anyReceiver } from '../../support/webhook-receiver.ts';
import { deliveries, endpoints, seedDelivery, seedEndpoint } from '../../support/webhooks.ts';

type Calls = () => Promise<unknown>;

/** Prepares what an action meets beside what its fixture makes, and answers the calls that meet it. */
type Situation = (service: TestService) => Promise<Calls>;

const evaluations = '/api/v1/course_evaluations';
const periods = '/api/v1/course_evaluation_periods';

const scale = { points: 5, first: 1, polarity: 'ascending', favourable_from: 4 };
const questions = [
  [
    { kind: 'scale', scale },
    { kind: 'scale', scale, subject: 'instructor' },
  ],
];

/** A period that is open, whose section somebody teaches, with the tokens of those who have to do with it. */
const openTaught = async (service: TestService) => {
  const open = await openPeriod(service, { sections: 1, enrolments: [[0], [0]], questions, now: new Date() });
  const user = await service.seedUser();
  const assignment = await seedInstructor(service, nth(open.sections), user);
  const claim = { student: nth(open.students).id, period: open.period, now: new Date() };
  const { token } = await issueAnsweringToken(service.store, claim);
  const evaluation = nth(open.evaluations);
  return { ...open, user, assignment, evaluation, student: { authorization: `Bearer ${token}` } };
};

const classes = [
  { enrolled: 4, teachers: 2 },
  { enrolled: 1, teachers: 0 },
];

/** A period that has closed, with ballots that nobody has counted. */
const closedPeriod = async ({ store }: TestService) => {
  const period = await askPeriod(store, classes, { minimum_response_threshold: 3 });
  for (const evaluation of period.evaluations.slice(0, 1))
    for (const student of [0, 1, 2])
      await answer(store, evaluation, student, [{ question: period.questions.words, text: 'Good.' }]);
  return period;
};

/** Folds a period until a number of transactions have been written, as when the function dies. */
const foldAndDie = async ({ store }: TestService, period: string, writes: number): Promise<void> => {
  let left = writes;
  const recover = injectFaults(store.client, (command) => {
    if (!/^(?:TransactWrite|Put|Update)/.test(command)) return undefined;
    left -= 1;
    return left < 0 ? { error: sdkError('ValidationException') } : undefined;
  });
  await foldPeriod(store, period, { now: new Date() }).catch(() => undefined);
  recover();
};

/** The first reads after a period has closed, one of them after a fold that died, when its comments are not wanted any more. */
const firstReads: Situation = async (service) => {
  const urls: string[] = [];
  for (const writes of [0, 3, 4, 5]) {
    const period = await closedPeriod(service);
    await foldAndDie(service, period.id, writes);
    if (writes > 0) await setPeriod(service.store, period.id, { minimum_response_threshold: 99 });
    urls.push(...period.evaluations.map(({ id }) => `${evaluations}/${id}/result`));
  }
  return async () => {
    for (const url of urls) await service.call('GET', url);
  };
};

/** Somebody who chairs two departments. */
const seedChair = async (service: TestService): Promise<StoredRecord> => {
  const user = await service.seedUser();
  const chair = toOne({ type: 'profile', id: String(user.profile) });
  for (const name of ['Mathematics', 'Physics']) {
    const department = toOne(await service.seed('department', { name }));
    await service.seed('department_chair', {}, { department, chair });
  }
  return user;
};

/** Reads of a result while its period is open: by the office, by who teaches and by who chairs. */
const openResult: Situation = async (service) => {
  const { evaluation, user } = await openTaught(service);
  const persons = [user, await seedChair(service)].map((each) => actingFor(service.store, each, 'results:read'));
  const all = await Promise.all(persons);
  return async () => {
    for (const headers of [{}, ...all]) await service.call('GET', `${evaluations}/${evaluation}/result`, { headers });
  };
};

const openSummary: Situation = async (service) => {
  const { period } = await openTaught(service);
  return () => service.call('GET', `${periods}/${period}/summary`);
};

const rates: Situation = async (service) => {
  const [{ period: open }, { id: closed }] = [await openTaught(service), await closedPeriod(service)];
  return async () => {
    for (const period of [open, closed]) await service.call('GET', `${periods}/${period}/response_rates`);
  };
};

const formOf: Situation = async (service) => {
  const { evaluation, student } = await openTaught(service);
  return async () => {
    for (const headers of [{}, student]) await service.call('GET', `${evaluations}/${evaluation}/form`, { headers });
  };
};

const mine: Situation = async (service) => {
  const { student } = await openTaught(service);
  return () => service.call('GET', '/api/v1/my/evaluations', { headers: student });
};

/** Answers by the token of an invitation, and twice. */
const answering: Situation = async (service) => {
  const { evaluation, assignment, student, questions: asked } = await openTaught(service);
  const [course, instructor] = nth(asked);
  const answers = [
    { question: course?.id, value: 4 },
    { question: instructor?.id, instructor: assignment.id, value: 2 },
  ];
  const relationships = { evaluation: toOne({ type: 'course_evaluation', id: evaluation }) };
  const body = { data: { type: 'course_evaluation_response', attributes: { answers }, relationships } };
  return async () => {
    for (let time = 0; time < 2; time += 1)
      await service.call('POST', '/api/v1/course_evaluation_responses', { body, headers: student });
  };
};

/** A wrong code, and portals that name who may answer and who may not. */
const redeeming: Situation = async (service) => {
  const { period, students } = await openTerm(service, 1, [[0]]);
  const send = (attributes: object, relationships: object, headers = {}) =>
    service.call('POST', '/api/v1/invitation_redemptions', {
      body: { data: { type: 'invitation_redemption', attributes, relationships } },
      headers,
    });
  const named = (student: StoredRecord) => ({ student: toOne(student), period: toOne(periodReference(period)) });
  const stranger = { ...nth(students), id: nth(students).id.replace(/.$/, (last) => (last === '0' ? '1' : '0')) };
  return async () => {
    await send({ code: 'x'.repeat(43) }, {}, { authorization: undefined });
    for (const student of [nth(students), stranger]) await send({}, named(student));
  };
};

const inviteAll: Situation = async (service) => {
  const { period, students } = await openTerm(service, 1, [[0]]);
  const type = 'course_evaluation_invitation_batch';
  return async () => {
    for (const relationships of [{}, { students: toMany(...students) }])
      await service.call('POST', `${periods}/${period}/invitations`, { body: { data: { type, relationships } } });
  };
};

/** A delivery that has failed again, with a key that has expired. */
const redelivering: Situation = async (service) => {
  const failed = { status: 'exhausted', attempt: 10 };
  const delivery = await seedDelivery(service, await seedEndpoint(service), failed);
  const headers = { 'idempotency-key': 'again' };
  const send = () => service.call('POST', `${deliveries}/${delivery.id}/redeliveries`, { headers });
  await send();
  const set = Object.entries(failed).map(([name, value]) => [[name], value] as const);
  await service.store.write([changeStep(keyOf.record(delivery), { set }, () => 'gone')]);
  return async () => {
    vi.useFakeTimers({ now: Date.now() + 25 * 3_600_000, toFake: ['Date'] });
    try {
      await send();
    } finally {
      vi.useRealTimers();
    }
  };
};

/** Somebody who teaches and chairs signs in, whom the service finds by an address. */
const signingIn: Situation = async (service) => {
  const department = await service.seed('department', { name: 'Mathematics' });
  const { user, instructor } = await seedTeacher(service, 'Ada', department);
  const profile = { type: 'profile', id: String(user.profile) };
  await service.seed('department_chair', {}, { department: toOne(department), chair: toOne(profile) });
  const term = await service.seed('course_evaluation_term', { name: 'Autumn' });
  const section = await service.seed('course_evaluation_section', { name: '01' }, { term: toOne(term) });
  const taught = { section: toOne(section), instructor: toOne(instructor) };
  await service.seed('course_evaluation_section_instructor', {}, taught);
  await service.seed('course_evaluation_student', {}, { user: toOne(user), sections: toMany(section) });
  const email = 'signing-in@example.edu';
  const body = { data: { type: 'user', id: user.id, attributes: { emails: [email] } } };
  await service.call('PATCH', `/api/v1/users/${user.id}`, { body });
  return async () => {
    const issuer = await Issuer.start();
    vi.stubEnv('OIDC_ISSUER', issuer.address);
    vi.stubEnv('OIDC_AUDIENCE', issuer.audience);
    try {
      const authorization = `Bearer ${await issuer.sign({ email })}`;
      await service.call('GET', '/api/v1/my/account', { headers: { authorization } });
    } finally {
      vi.unstubAllEnvs();
      issuer.stop();
    }
  };
};

/** An endpoint that moves is asked at its new address, signed. */
const moving: Situation = async (service) => {
  const { type, id } = await seedEndpoint(service);
  const attributes = { url: `${(await anyReceiver()).url}/moved` };
  return () => service.call('PATCH', `${endpoints}/${id}`, { body: { data: { type, id, attributes } } });
};

/** What operations meet beside what their fixtures make. */
export const situations: Readonly<Record<string, readonly Situation[]>> = {
  'create-response': [answering],
  'invite-students': [inviteAll],
  'list-my-evaluations': [mine],
  'read-evaluation-result': [firstReads, openResult],
  'read-form': [formOf],
  'read-my-account': [signingIn],
  'read-period-summary': [openSummary],
  'read-response-rates': [rates],
  'redeem-invitation': [redeeming],
  'redeliver-webhook-delivery': [redelivering],
  'update-webhook-endpoint': [moving],
};
