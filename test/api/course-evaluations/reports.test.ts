import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { parseToken } from '../../../lib/access/token-format.ts';
import { revokeToken, rotateToken } from '../../../lib/access/tokens.ts';
import { evaluationsOf } from '../../../lib/domain/evaluations/results/report-jobs/evaluations-of.ts';
import { archiveFile } from '../../../lib/domain/evaluations/results/report-jobs/files/folder-files.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import { changeStep } from '../../../lib/store/steps.ts';
import { describeReports } from '../../support/has-renderer.ts';
import { archiveOf, makeReports } from '../../support/make-reports.ts';
import { seedChair, seedTeacher } from '../../support/results.ts';
import { describeInProcess } from '../../support/routes-under-test.ts';
import { toOne } from '../../support/service.ts';
import { collection, type Headers, openReports } from './support/open-reports.ts';

const { service, reader, office, chair, maths, ada, out, shared, ask, read, make, person } = await openReports();

const hourMs = 3_600_000;

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
