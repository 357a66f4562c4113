import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { drawReport } from '../../../functions/course-evaluations/draw-report.ts';
import type { DrawAnswer } from '../../../lib/reports/render-report.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { describeReports } from '../../support/has-renderer.ts';
import { readPdf } from '../../support/read-pdf.ts';
import {
  actingFor,
  type Evaluated,
  open,
  released,
  scaleResult,
  seedChair,
  seedEvaluation,
  seedPeriod,
  seedQuestion,
  seedResult,
  seedTeacher,
  type Teacher,
  type Times,
  unitsOfTwo,
  unreleased,
} from '../../support/results.ts';
import { itInProcess } from '../../support/routes-under-test.ts';
import { startService, toOne } from '../../support/service.ts';

const service = await startService();
const reader = await service.authorize('results:read', 'comments:read');
const office = await service.authorize('results:preview', 'comments:review');

let maths: StoredRecord;
let ada: Teacher;
let bob: Teacher;
let out: Evaluated;
let closed: Evaluated;

const pathOf = ({ evaluation }: Evaluated): string => `/api/v1/course_evaluations/${evaluation.id}/result`;

const ask = (evaluated: Evaluated, headers: Readonly<Record<string, string>> = reader, method = 'GET') =>
  service.call(method, pathOf(evaluated), { headers: { accept: 'application/pdf', ...headers } });

const textFor = async (evaluated: Evaluated, headers: Readonly<Record<string, string>>): Promise<string> => {
  const { status, bytes } = await ask(evaluated, headers);
  expect(status).toBe(200);
  return readPdf(bytes).text;
};

const person = ({ user }: Pick<Teacher, 'user'>) => actingFor(service.store, user, 'results:read', 'comments:read');

/** A section that two have taught, with comments on the course and on one of them. */
const seedShared = async (times: Times): Promise<Evaluated> => {
  const period = await seedPeriod(service, times);
  const evaluated = await seedEvaluation(service, period, [ada, bob]);
  const course = await seedQuestion(service, period);
  const about = await seedQuestion(service, period, {
    text: 'Explains well.',
    text_translations: { de: 'Erklärt gut.', fr: 'Explique bien.' },
    subject: 'instructor',
    scale: { points: 5, labels: [...'abcd', 'Always'], label_translations: { de: [...'abcd', 'Immer'] } },
  });
  await seedResult(service, period, evaluated, {
    units: unitsOfTwo(evaluated, { course, about }, scaleResult(about.id)),
  });
  const comment = (text: string, own: object, links: object) =>
    service.seed(
      'course_evaluation_comment',
      { text, subject: 'course', decision: 'public', ...own },
      { evaluation: toOne(evaluated.evaluation), period: toOne(period), ...links },
    );
  const [, second] = evaluated.sectionInstructors;
  await comment('Good examples.', {}, { question: toOne(course) });
  await comment('Hidden words.', { decision: 'removed', reason: 'Insults.' }, { question: toOne(course) });
  await comment('Waits for review.', { decision: 'undecided' }, { question: toOne(course) });
  if (second !== undefined)
    await comment('For Bob alone.', { decision: 'private' }, { question: toOne(about), instructor: toOne(second) });
  return evaluated;
};

beforeAll(async () => {
  maths = await service.seed('department', { name: 'Mathematics' });
  ada = await seedTeacher(service, 'Ada', maths);
  bob = await seedTeacher(service, 'Bob', maths);
  out = await seedShared(released);
  closed = await seedShared(unreleased);
});

describeReports('a report', () => {
  it('is a PDF to keep, in the language of the reader', async () => {
    const { status, headers, bytes } = await ask(out, { ...reader, 'accept-language': 'fr, de-CH;q=0.8, en;q=0.3' });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="report.pdf"; filename*=UTF-8''Topology%2C%2001.pdf`,
      'content-language': 'de',
      'cache-control': 'private, no-cache',
      vary: 'Accept, Accept-Encoding, Accept-Language',
    });
    expect(readPdf(bytes)).toMatchObject({ language: 'de', title: 'Topology, 01', conformsTo: '1' });
    expect((await ask(out)).headers['content-language']).toBe('en');
  });

  it('asks its questions, and labels the answers, in the language of the reader where they are translated', async () => {
    const german = await textFor(out, { ...reader, 'accept-language': 'de-AT' });
    expect(german).toContain('Erklärt gut.');
    expect(german).not.toContain('Explains well.');
    expect(german).toContain('5 – Immer');
    expect(german).toContain('It was clear.');
    const english = await textFor(out, reader);
    expect(english).toContain('Explains well.');
    expect(english).not.toContain('Erklärt gut.');
    expect(english).toContain('5 – Always');
    const { document } = await service.call('GET', pathOf(out), { headers: { ...reader, 'accept-language': 'de' } });
    // As it was written, with the translations next to it and nowhere else.
    const translations: unknown[] = [];
    const others = JSON.stringify(document, (name, value) => {
      if (name !== 'text_translations') return value;
      translations.push(value);
      return undefined;
    });
    expect(others).toContain('Explains well.');
    expect(others).not.toContain('Erklärt gut.');
    expect(translations).toContainEqual(expect.objectContaining({ de: 'Erklärt gut.' }));
  });

  it('is not sent again to who has it', async () => {
    const { headers, bytes } = await ask(out);
    expect(headers.etag).toMatch(/^"[\w-]{22}"$/);
    const again = await ask(out, { ...reader, 'if-none-match': String(headers.etag) });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    const head = await ask(out, reader, 'HEAD');
    expect(head.headers).toMatchObject({ etag: headers.etag, 'content-length': String(bytes.length) });
  });

  it('shows what its reader sees of figures and comments', async () => {
    const whole = await textFor(out, reader);
    expect(whole).toContain('About Ada');
    expect(whole).toContain('About all instructors together');
    expect(whole).toContain('Good examples.');
    expect(whole).toContain('1 comment was removed by a reviewer.');
    expect(whole).toContain('for the access token “test”.');
    const own = await textFor(out, await person(bob));
    expect(own).toContain('About Bob');
    expect(own).toContain('For Bob alone.');
    expect(own).toContain('for Bob.');
    expect(own).not.toContain('About Ada');
    expect(own).not.toContain('About all instructors together');
    for (const hidden of ['Hidden words.', 'Waits for review.']) expect(whole + own).not.toContain(hidden);
    expect(whole + (await textFor(out, await person(ada)))).not.toContain('For Bob alone.');
  });

  it('has no comments for a token that reads none', async () => {
    const text = await textFor(out, await service.authorize('results:read'));
    expect(text).not.toContain('Good examples.');
    expect(text).toContain('Comments are left out');
  });

  it('has nothing before the review that reviewers alone read', async () => {
    expect(await textFor(out, office)).not.toContain('Waits for review.');
  });

  it('shows a chair all who have taught, and nothing private', async () => {
    const chair = await seedTeacher(service, 'Chair');
    await seedChair(service, chair, maths.id);
    const text = await textFor(out, await person(chair));
    expect(text).toContain('About Ada');
    expect(text).toContain('About Bob');
    expect(text).not.toContain('For Bob alone.');
  });

  it('is a preview before the release, for the evaluation office alone', async () => {
    expect(await textFor(closed, office)).toContain('Preview, not released');
    expect(await textFor(out, office)).not.toContain('Preview');
  });
});

describe('a report that is refused', () => {
  const refusal = async (evaluated: Evaluated, headers: Readonly<Record<string, string>>) => {
    const { status, document } = await ask(evaluated, headers);
    const asJson = await service.call('GET', pathOf(evaluated), { headers });
    expect(document.errors[0].meta.withheld_because).toBe(asJson.document.data.attributes.withheld_because);
    return [status, document.errors[0].code, document.errors[0].meta.withheld_because];
  };

  it('gives the reason that the result has', async () => {
    expect(await refusal(closed, reader)).toEqual([409, 'result_withheld', 'not_released']);
    expect(await refusal(closed, await person(ada))).toEqual([409, 'result_withheld', 'not_released']);
    const stranger = await seedTeacher(service, 'Eve');
    expect(await refusal(out, await person(stranger))).toEqual([409, 'result_withheld', 'role']);
    const period = await seedPeriod(service, open);
    const running = await seedEvaluation(service, period, [ada]);
    expect(await refusal(running, office)).toEqual([409, 'result_withheld', 'not_closed']);
    const past = await seedPeriod(service, released);
    const small = await seedEvaluation(service, past, [ada]);
    await seedResult(service, past, small, { status: 'withheld', because: 'too_few_responses' });
    expect(await refusal(small, office)).toEqual([409, 'result_withheld', 'too_few_responses']);
  });

  it('needs the scope of the result, and an evaluation', async () => {
    const { status } = await ask(out, await service.authorize('users:read'));
    expect(status).toBe(403);
    const gone = `/api/v1/course_evaluations/${maths.id}/result`;
    expect((await service.call('GET', gone, { headers: { accept: 'application/pdf' } })).status).toBe(404);
  });

  it('takes no parameters', async () => {
    const { status, document } = await service.call('GET', `${pathOf(out)}?include=period`, {
      headers: { accept: 'application/pdf' },
    });
    expect([status, document.errors[0].source]).toEqual([400, { parameter: 'include' }]);
  });

  it('leaves the result as a document to who would rather have that', async () => {
    const accept = 'application/vnd.api+json, application/pdf;q=0.5';
    const { headers } = await service.call('GET', pathOf(out), { headers: { accept } });
    expect(headers['content-type']).toBe('application/vnd.api+json');
  });
});

describe('a function that draws reports', () => {
  let answer: (payload: never) => Promise<DrawAnswer>;
  let failure: { readonly status: number; readonly headers: Readonly<Record<string, string>> } | undefined;

  // Takes calls of functions, as AWS does.
  const called = createServer(async (request, response) => {
    const payload = Buffer.concat(await request.toArray()).toString();
    if (failure !== undefined) {
      const { status, headers } = failure;
      response.writeHead(status, headers).end('{}');
      return;
    }
    response.end(JSON.stringify(await answer(JSON.parse(payload) as never)));
  });

  beforeAll(async () => {
    await new Promise<void>((resolve) => called.listen(0, '127.0.0.1', resolve));
    const { port } = called.address() as AddressInfo;
    Object.assign(process.env, {
      REPORT_FUNCTION: 'draw-report',
      AWS_ENDPOINT_URL_LAMBDA: `http://127.0.0.1:${port}`,
      AWS_REGION: 'local',
      AWS_ACCESS_KEY_ID: 'test',
      AWS_SECRET_ACCESS_KEY: 'test',
    });
  });

  afterAll(() => {
    called.close();
    delete process.env.REPORT_FUNCTION;
  });

  itInProcess('is called where there is one', async ({ skip }) => {
    const answers: DrawAnswer[] = [];
    answer = async (payload) => {
      answers.push(await drawReport(payload));
      return answers[0] ?? { isUnavailable: true };
    };
    const { bytes } = await ask(out);
    expect(answers).toHaveLength(1);
    if ('isUnavailable' in (answers[0] ?? {})) skip('The optional package that draws reports is missing.');
    expect(readPdf(bytes).title).toBe('Topology, 01');
  });

  itInProcess('may be unable to draw: everything else works', async () => {
    answer = async () => ({ isUnavailable: true });
    const { status, document } = await ask(out);
    expect([status, document.errors[0].code]).toEqual([503, 'reports_unavailable']);
    expect((await service.call('GET', pathOf(out), { headers: reader })).status).toBe(200);
  });

  itInProcess('may have too much to do: the reader tries again', async () => {
    // As Lambda answers where a limit of concurrent executions is reached.
    failure = { status: 429, headers: { 'x-amzn-errortype': 'TooManyRequestsException' } };
    onTestFinished(() => {
      failure = undefined;
    });
    const { status, headers, document } = await ask(out);
    expect([status, headers['retry-after'], document.errors[0].code]).toEqual([503, '1', 'report_not_drawn']);
  });

  itInProcess('does not answer with what is too large', async () => {
    answer = async () => ({ isTooLarge: true });
    const { status, document } = await ask(out);
    expect([status, document.errors[0].code]).toEqual([400, 'answer_too_large']);
  });
});
