import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { parseToken } from '../../../lib/access/token-format.ts';
import { revokeToken, rotateToken } from '../../../lib/access/tokens.ts';
import { evaluationsOf } from '../../../lib/domain/evaluations/results/report-jobs/evaluations-of.ts';
import { archiveFile } from '../../../lib/domain/evaluations/results/report-jobs/files/folder-files.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { changeStep } from '../../../lib/store/steps.ts';
import { daysFromNow } from '../../support/days-from-now.ts';
import { describeReports } from '../../support/has-renderer.ts';
import { archiveOf, makeReports } from '../../support/make-reports.ts';
import { rowsOf } from '../../support/read-archive.ts';
import { readPdf } from '../../support/read-pdf.ts';
import {
  actingFor,
  type Evaluated,
  released,
  scaleResult,
  seedChair,
  seedEvaluation,
  seedPeriod,
  seedQuestion,
  seedResult,
  seedTeacher,
  type Teacher,
  unitsOfTwo,
  unreleased,
} from '../../support/results.ts';
import { describeInProcess } from '../../support/routes-under-test.ts';
import { startService, toOne } from '../../support/service.ts';

const service = await startService();
const reader = await service.authorize('results:read', 'comments:read');
const office = await service.authorize('results:preview');

type Headers = Readonly<Record<string, string>>;

const collection = '/api/v1/course_evaluation_reports';
const hourMs = 3_600_000;

const ask = (attributes: object, relationships: object, headers: Headers) =>
  service.call('POST', collection, {
    headers: { ...headers },
    body: { data: { type: 'course_evaluation_report', attributes, relationships } },
  });

const read = (id: string, headers: Headers) => service.call('GET', `${collection}/${id}`, { headers });

/** A report that has been made: its record, and what is in its archive. */
const make = async (attributes: object, relationships: object, headers: Headers) => {
  const { status, document } = await ask(attributes, relationships, headers);
  expect(status).toBe(201);
  const { id } = document.data;
  await makeReports();
  const files = await archiveOf(id);
  return { id, files, index: rowsOf(files.get('index.csv')), withheld: rowsOf(files.get('withheld.csv')) };
};

const evaluationsIn = (rows: readonly Record<string, string>[]): (string | undefined)[] =>
  rows.map(({ evaluation }) => evaluation).sort();

let maths: StoredRecord;
let ada: Teacher;
let chair: Headers;
let out: StoredRecord;
let shared: Evaluated;
let bob: Teacher;

const person = ({ user }: Pick<Teacher, 'user'>) => actingFor(service.store, user, 'results:read', 'comments:read');

const seedCounted = async (period: StoredRecord, teachers: readonly Teacher[], name: string): Promise<Evaluated> => {
  const evaluated = await seedEvaluation(service, period, teachers, name);
  await seedResult(service, period, evaluated);
  return evaluated;
};

beforeAll(async () => {
  maths = await service.seed('department', { name: 'Mathematics' });
  const physics = await service.seed('department', { name: 'Physics' });
  ada = await seedTeacher(service, 'Ada', maths);
  bob = await seedTeacher(service, 'Bob', physics);
  const head = await seedTeacher(service, 'Chair');
  await seedChair(service, head, maths.id);
  chair = await person(head);
  out = await seedPeriod(service, released);
  shared = await seedEvaluation(service, out, [ada, bob], 'Topology');
  const course = await seedQuestion(service, out);
  const about = await seedQuestion(service, out, { text: 'Explains well.', subject: 'instructor' });
  await seedResult(service, out, shared, { units: unitsOfTwo(shared, { course, about }, scaleResult(about.id)) });
  await service.seed(
    'course_evaluation_comment',
    { text: 'Good examples.', subject: 'course', decision: 'public' },
    { evaluation: toOne(shared.evaluation), period: toOne(out), question: toOne(course) },
  );
  await seedCounted(out, [bob], 'Optics');
  await seedCounted(out, [ada], 'Algebra');
  const small = await seedEvaluation(service, out, [ada], 'Seminar');
  await seedResult(service, out, small, { status: 'withheld', because: 'too_few_responses' });
  const hidden = await seedPeriod(service, released, { results_visible_to_roles: ['instructor'] });
  await seedCounted(hidden, [ada], 'Logic');
});

/** The ids of the results that a caller's list shows, of those that are shown and those that are withheld. */
const listed = async (headers: Headers, filter = '') => {
  const { document } = await service.call('GET', `/api/v1/course_evaluation_results?page[size]=100${filter}`, {
    headers,
  });
  const of = (status: string) =>
    document.data
      .filter((each: { attributes: { status: string } }) => each.attributes.status === status)
      .map(({ id }: { id: string }) => id)
      .sort();
  return { available: of('available'), withheld: of('withheld') };
};

describeReports('an archive of reports', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Makes it this hour of today. */
  const atHour = (hours: number): void => {
    const now = new Date();
    now.setUTCHours(hours);
    vi.useFakeTimers({ now, toFake: ['Date'] });
  };

  it('holds documents under the names of what they are about, with an index, the same bytes on the same day', async () => {
    atHour(9);
    const { id, files, index, withheld } = await make({ scope_of: 'period' }, { period: toOne(out) }, reader);
    expect([...files.keys()].sort()).toEqual([
      'Autumn/Mathematics/Ada/Algebra 01.pdf',
      'Autumn/Mathematics; Physics/Ada, Bob/Topology 01.pdf',
      'Autumn/Physics/Bob/Optics 01.pdf',
      'index.csv',
      'withheld.csv',
    ]);
    for (const { path = '', sha256 } of index)
      expect(
        createHash('sha256')
          .update(files.get(path) ?? '')
          .digest('hex'),
      ).toBe(sha256);
    expect(index.find(({ evaluation }) => evaluation === shared.evaluation.id)).toMatchObject({
      instructor: 'Ada; Bob',
      status: 'released',
    });
    expect(withheld).toEqual([{ evaluation: expect.any(String), name: 'Seminar, 01', because: 'too_few_responses' }]);
    const { document } = await read(id, reader);
    const bytes = await readFile(archiveFile(process.env.REPORT_FOLDER ?? '', id));
    expect(document.data.attributes).toMatchObject({
      state: 'finished',
      evaluations: 4,
      documents: 3,
      withheld: 1,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      language: 'en',
      paper: 'A4',
      naming: 'plain',
      with_comments: false,
    });
    expect(Date.parse(document.meta.download.expires_at)).toBeLessThanOrEqual(Date.now() + 300_000);
    atHour(17);
    const again = await make({ scope_of: 'period' }, { period: toOne(out) }, reader);
    expect((await readFile(archiveFile(process.env.REPORT_FOLDER ?? '', again.id))).equals(bytes)).toBe(true);
  });

  it('is written as was asked', async () => {
    const attributes = { scope_of: 'evaluation', language: 'de', paper: 'letter', with_comments: true };
    const evaluation = { evaluation: toOne(shared.evaluation) };
    const { files } = await make(attributes, evaluation, reader);
    const [pdf] = files.values();
    expect(readPdf(pdf ?? Buffer.alloc(0))).toMatchObject({ language: 'de', conformsTo: '1' });
    expect(readPdf(pdf ?? Buffer.alloc(0)).text).toContain('Good examples.');
    expect(pdf?.toString('latin1')).toMatch(/\/MediaBox ?\[0 0 612 792\]/);
    const without = await make({ scope_of: 'evaluation' }, evaluation, reader);
    const [other] = without.files.values();
    expect(readPdf(other ?? Buffer.alloc(0)).text).not.toContain('Good examples.');
  });

  it('holds for a chair what the list of results shows, and nothing else', async () => {
    const shown = await listed(chair, `&filter[period]=${out.id}`);
    expect(shown.available).toHaveLength(2);
    const { index, withheld } = await make({ scope_of: 'period' }, { period: toOne(out) }, chair);
    expect(evaluationsIn(index)).toEqual(shown.available);
    expect(evaluationsIn(withheld)).toEqual(shown.withheld);
    // Of all periods too, one of which shows chairs nothing.
    const all = await make({ scope_of: 'department' }, { department: toOne(maths) }, chair);
    expect(evaluationsIn(all.index)).toEqual((await listed(chair)).available);
    expect(all.withheld.map(({ because }) => because)).toContain('role');
  });

  it('follows a release, also of single evaluations', async () => {
    const period = await seedPeriod(service, unreleased);
    const own = await seedCounted(period, [ada], 'Sets');
    await seedCounted(period, [ada], 'Groups');
    const release = { overrides_results_release_at: true, results_release_at: daysFromNow(-1) };
    const asked = [{ scope_of: 'period' }, { period: toOne(period) }] as const;
    const before = await make(...asked, chair);
    expect([before.index, before.withheld.map(({ because }) => because)]).toEqual([
      [],
      ['not_released', 'not_released'],
    ]);
    expect((await make(...asked, office)).index.map(({ status }) => status)).toEqual(['closed', 'closed']);
    const set = Object.entries(release).map(([name, value]) => [[name], value] as const);
    for (const type of ['course_evaluation', 'course_evaluation_result'])
      await service.store.write([changeStep(keyOf.record({ type, id: own.evaluation.id }), { set }, () => 'gone')]);
    const after = await make(...asked, chair);
    expect(evaluationsIn(after.index)).toEqual([own.evaluation.id]);
    expect(after.withheld.map(({ because }) => because)).toEqual(['not_released']);
    expect((await listed(chair, `&filter[period]=${period.id}`)).available).toEqual([own.evaluation.id]);
  });

  it('holds of an instructor the own part, and the terms that were asked for', async () => {
    const teacher = await person(ada);
    const { files } = await make({ scope_of: 'instructor' }, { instructor: toOne(ada.instructor) }, teacher);
    const pdf = files.get('Autumn/Mathematics; Physics/Ada/Topology 01.pdf') ?? Buffer.alloc(0);
    expect(readPdf(pdf).text).toContain('About Ada');
    expect(readPdf(pdf).text).not.toContain('About Bob');
    const terms = { data: [{ type: 'course_evaluation_term', id: String(out.term) }] };
    const narrowed = { instructor: toOne(ada.instructor), terms };
    const { index } = await make({ scope_of: 'instructor' }, narrowed, reader);
    expect(index.filter(({ evaluation }) => evaluation !== '')).toHaveLength(2);
  });

  it('holds of an instructor one teaching report, with what its owner sees of the classes', async () => {
    const before = await seedPeriod(service, released, { name: 'Midterms' });
    const algebra = await seedEvaluation(service, before, [ada, bob], 'Groups');
    const own = { text_translations: { 'de-AT': 'Es war klar.' } };
    const course = await seedQuestion(service, before, own);
    const about = await seedQuestion(service, before, { text: 'Explains well.', subject: 'instructor' });
    await seedResult(service, before, algebra, {
      units: unitsOfTwo(algebra, { course, about }, scaleResult(about.id, { is_suppressed: true })),
    });
    const path = 'Ada/teaching-report.pdf';
    const asked = [{ scope_of: 'instructor', language: 'de' }, { instructor: toOne(ada.instructor) }] as const;
    const { id, files, index, withheld } = await make(...asked, await person(ada));
    const { text, language } = readPdf(files.get(path) ?? Buffer.alloc(0));
    expect([...files.keys()].filter((name) => name.includes('teaching'))).toEqual([path]);
    expect(language).toBe('de');
    for (const said of ['Topology, 01', 'Groups, 01', 'Midterms', 'Über Ada', 'Explains well.', 'Seminar, 01'])
      expect(text).toContain(said);
    expect(text).toContain('Zu wenige Antworten');
    // Asked in two periods, and translated in one of them.
    expect(text.match(/It was clear\.|Es war klar\./g)).toEqual(['Es war klar.']);
    expect(text).not.toContain('Bob');
    expect(index.find(({ evaluation }) => evaluation === '')).toEqual({
      path,
      evaluation: '',
      instructor: 'Ada',
      status: 'released',
      sha256: createHash('sha256')
        .update(files.get(path) ?? '')
        .digest('hex'),
    });
    const found = await service.store.read({ type: 'course_evaluation_report', id });
    expect([found?.documents, found?.withheld]).toEqual([index.length - 1, withheld.length]);
    const of = await make({ scope_of: 'instructor' }, { instructor: toOne(bob.instructor) }, reader);
    const theirs = readPdf(of.files.get('Bob/teaching-report.pdf') ?? Buffer.alloc(0)).text;
    expect(theirs).toContain('About Bob');
    expect(theirs).toContain('too few');
    expect(theirs).not.toContain('Ada');
  });

  it('holds no teaching report where no class is shown, and for previews one that says so', async () => {
    const period = await seedPeriod(service, unreleased);
    const eve = await seedTeacher(service, 'Eve', maths);
    await seedCounted(period, [eve], 'Rings');
    const asked = [{ scope_of: 'instructor' }, { instructor: toOne(eve.instructor) }] as const;
    expect([...(await make(...asked, reader)).files.keys()]).toEqual(['index.csv', 'withheld.csv']);
    const { index, files } = await make(...asked, office);
    expect(index.map(({ status }) => status)).toEqual(['closed', 'closed']);
    expect(readPdf(files.get('Eve/teaching-report.pdf') ?? Buffer.alloc(0)).text).toContain('Preview, not released');
  });

  it('names files as Interfolio takes them, for who reads people', async () => {
    const attributes = { scope_of: 'period', naming: 'interfolio' };
    const { status, document } = await ask(attributes, { period: toOne(out) }, reader);
    expect([status, document.errors[0].code]).toEqual([403, 'missing_scope']);
    const headers = await service.authorize('results:read', 'people:read');
    const asked = [{ ...attributes, scope_of: 'instructor' }, { instructor: toOne(ada.instructor) }] as const;
    const names = [...(await make(...asked, headers)).files.keys()];
    expect(names).toContain('Autumn_unknown_unknown_unknown_unknown_01.pdf');
    expect(names).toContain('teaching.report_unknown.pdf');
  });
});

describeInProcess('a report', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  const later = (ms: number): void => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + ms);
  };

  const asked = () => [{ scope_of: 'evaluation' }, { evaluation: toOne(shared.evaluation) }] as const;

  it('is there for who has asked for it alone', async () => {
    const { document } = await ask(...asked(), chair);
    const path = `${collection}/${document.data.id}`;
    for (const other of [reader, office, await person(ada)]) {
      expect((await service.call('GET', path, { headers: other })).status).toBe(404);
      const { document: list } = await service.call('GET', collection, { headers: other });
      expect(list.data.map(({ id }: { id: string }) => id)).not.toContain(document.data.id);
    }
    // With all scopes, but another token.
    expect((await service.call('GET', `${path}/evaluation`)).status).toBe(404);
  });

  it('is not downloaded by one who has lost a right since', async () => {
    const left = await seedTeacher(service, 'Chair until now');
    const post = await seedChair(service, left, maths.id);
    const headers = await person(left);
    const { document } = await ask(...asked(), headers);
    await makeReports();
    expect((await read(document.data.id, headers)).document.meta.download.url).toContain(document.data.id);
    await service.call('DELETE', `/api/v1/department_chairs/${post.id}`);
    const { status, document: now } = await read(document.data.id, headers);
    expect([status, now.data.attributes.state, now.meta]).toEqual([200, 'finished', undefined]);
  });

  it('fails where its owner is not active any more', async () => {
    const gone = await seedTeacher(service, 'Gone', maths);
    const headers = await person(gone);
    const { document } = await ask(...asked(), headers);
    const set = [[['deactivated'], true]] as const;
    await service.store.write([changeStep(keyOf.record(gone.user), { set }, () => 'gone')]);
    await makeReports();
    const found = await service.store.read({ type: 'course_evaluation_report', id: document.data.id });
    expect([found?.state, found?.message]).toEqual([
      'failed',
      expect.stringContaining('can not read results any more'),
    ]);
  });

  it('is made for the token that follows by rotation', async () => {
    const headers = await service.authorize('results:read');
    const { document } = await ask(...asked(), headers);
    const { token, record } = await rotateToken(
      service.store,
      parseToken(headers.authorization.slice(7))?.id ?? '',
      new Date(),
    );
    await makeReports();
    const next = { authorization: `Bearer ${token}` };
    expect((await read(document.data.id, next)).document.data.attributes.state).toBe('finished');
    // And not for one that was revoked.
    const other = await ask(...asked(), next);
    await revokeToken(service.store, record.id, new Date());
    await makeReports();
    const found = await service.store.read({ type: 'course_evaluation_report', id: other.document.data.id });
    expect(found?.state).toBe('failed');
  });

  it('waits, as the alarm sees it, from when it was asked for; not for its removal before that is due', async () => {
    const lines: string[] = [];
    const wait = async (): Promise<number | undefined> => {
      vi.stubEnv('STAGE', 'test');
      vi.stubEnv('LOG_LEVEL', 'info');
      vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
      await makeReports();
      vi.restoreAllMocks();
      vi.unstubAllEnvs();
      const logged = lines.splice(0).map((line) => JSON.parse(line));
      return logged.find(({ event }) => event === 'carry-out-reports')?.ReportWait;
    };
    await makeReports();
    await ask(...asked(), reader);
    later(700_000);
    expect(await wait()).toBeCloseTo(700, -1);
    later(60_000);
    expect(await wait()).toBe(0);
  });

  it('loses its file after 24 hours', async () => {
    const { document } = await ask(...asked(), reader);
    const { id } = document.data;
    await makeReports();
    later(24 * hourMs - 60_000);
    await makeReports();
    expect((await read(id, reader)).document.meta.download.url).toContain(id);
    later(60_001);
    const expired = await read(id, reader);
    expect([expired.document.data.attributes.state, expired.document.meta]).toEqual(['expired', undefined]);
    await makeReports();
    await expect(archiveOf(id)).rejects.toThrow('ENOENT');
  });
});

describeInProcess('a request for a report', () => {
  const refusal = async (attributes: object, relationships: object, headers: Headers = reader) => {
    const { status, document } = await ask(attributes, relationships, headers);
    const [{ code, source }] = document.errors;
    return [status, code, source?.pointer];
  };

  it('names what the report is about, and nothing else', async () => {
    const period = { period: toOne(out) };
    expect(await refusal({ scope_of: 'period' }, {})).toEqual([422, 'not_of_scope', '/data/relationships']);
    const bare = { data: { type: 'course_evaluation_report', attributes: { scope_of: 'period' } } };
    const { document } = await service.call('POST', collection, { headers: { ...reader }, body: bare });
    expect(document.errors[0].source).toEqual({ pointer: '/data' });
    expect(await refusal({}, period)).toEqual([422, 'blank', '/data/attributes']);
    expect(await refusal({ scope_of: 'evaluation' }, { ...period, evaluation: toOne(shared.evaluation) })).toEqual([
      422,
      'not_of_scope',
      '/data/relationships/period/data',
    ]);
    const missing = toOne({ type: 'course_evaluation_period', id: maths.id });
    expect((await refusal({ scope_of: 'period' }, { period: missing }))[0]).toBe(404);
  });

  it('is refused where ten of its owner are not made yet, also of several at once', async () => {
    const headers = await service.authorize('results:read');
    const request = [{ scope_of: 'evaluation' }, { evaluation: toOne(shared.evaluation) }] as const;
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(...request, headers)));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(2);
    const [error] = refused[0]?.document.errors ?? [];
    expect([error.status, error.code, error.meta.most]).toEqual(['409', 'too_many_reports', 10]);
    expect((await ask(...request, reader)).status).toBe(201);
    const [, ...failed] = answers.flatMap(({ status, document }) => (status === 201 ? [document.data.id] : []));
    const set = [[['state'], 'failed']] as const;
    await service.store.write(
      failed.map((id) => changeStep(keyOf.record({ type: 'course_evaluation_report', id }), { set }, () => 'gone')),
    );
    await makeReports();
    // All are made, or failed: there is room for as many.
    const again = await Promise.all(Array.from({ length: 10 }, () => ask(...request, headers)));
    expect(again.map(({ status }) => status)).toEqual(Array(10).fill(201));
  });

  it('takes comments from who reads them alone', async () => {
    const attributes = { scope_of: 'period', with_comments: true };
    const { status, document } = await ask(attributes, { period: toOne(out) }, office);
    const pointer = '/data/attributes/with_comments';
    expect(status).toBe(403);
    expect(document.errors).toMatchObject([{ code: 'missing_scope', source: { pointer } }]);
  });

  it('is refused without reading on where it would be of too many', async () => {
    const asked = { ...out, type: 'course_evaluation_report', period: out.id, terms: {} };
    const viewer = { kind: 'reader' } as const;
    expect(await evaluationsOf(service.store, asked, { viewer, most: 4 })).toHaveLength(4);
    expect(await evaluationsOf(service.store, asked, { viewer, most: 3 })).toBeUndefined();
  });

  it('is answered once for an idempotency key', async () => {
    const headers = { ...reader, 'idempotency-key': crypto.randomUUID() };
    const [one, two] = [
      await ask({ scope_of: 'period' }, { period: toOne(out) }, headers),
      await ask({ scope_of: 'period' }, { period: toOne(out) }, headers),
    ];
    expect(two.document.data.id).toBe(one.document.data.id);
  });
});
