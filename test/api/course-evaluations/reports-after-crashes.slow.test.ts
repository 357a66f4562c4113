import { afterEach, expect, it, vi } from 'vitest';
import { carryOutReports } from '../../../lib/domain/evaluations/results/report-jobs/carry-out-reports.ts';
import { openReportFiles } from '../../../lib/domain/evaluations/results/report-jobs/files/open-files.ts';
import type { ReportFiles } from '../../../lib/domain/evaluations/results/report-jobs/files/report-files.ts';
import { NoRenderer } from '../../../lib/reports/no-renderer.ts';
import { dyingStore, Killed } from '../../support/dying-store.ts';
import { describeReports } from '../../support/has-renderer.ts';
import { archiveOf } from '../../support/make-reports.ts';
import { rowsOf } from '../../support/read-archive.ts';
import { released, seedEvaluation, seedPeriod, seedResult, seedTeacher } from '../../support/results.ts';
import { startService, toOne } from '../../support/service.ts';

const service = await startService();
const ada = await seedTeacher(service, 'Ada', await service.seed('department', { name: 'Mathematics' }));
const period = await seedPeriod(service, released);
const evaluations: string[] = [];
for (const name of ['Algebra', 'Topology']) {
  const evaluated = await seedEvaluation(service, period, [ada], name);
  await seedResult(service, period, evaluated);
  evaluations.push(evaluated.evaluation.id);
}

const files = await openReportFiles(service.store);

/**
 * The same files for a process that is killed once it has made so many calls: the last of them is carried out, and nothing
 * after it. One that dies before a call leaves what it leaves after the write or the call before that.
 */
const dyingFiles = (most: number): { readonly files: ReportFiles; calls(): number } => {
  let calls = 0;
  const count = async (call: () => Promise<unknown>): Promise<unknown> => {
    calls += 1;
    if (calls > most) throw new Killed();
    const answer = await call();
    if (calls === most) throw new Killed();
    return answer;
  };
  const dying = Object.fromEntries(
    Object.entries(files).map(([name, call]) => [
      name,
      (...given: never[]) => count(() => (call as (...all: never[]) => Promise<unknown>)(...given)),
    ]),
  ) as unknown as ReportFiles;
  return { files: dying, calls: () => Math.min(calls, most) };
};

const ask = async (scopeOf: 'instructor' | 'period' = 'instructor'): Promise<string> => {
  const body = {
    data: {
      type: 'course_evaluation_report',
      attributes: { scope_of: scopeOf },
      relationships: { [scopeOf]: toOne(scopeOf === 'period' ? period : ada.instructor) },
    },
  };
  return (await service.call('POST', '/api/v1/course_evaluation_reports', { body })).document.data.id;
};

const work = { isShorterThan: () => false, partSize: 1 };

// The claim of a process that died ends after two minutes.
const letClaimEnd = (): void => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + 130_000);
};

/** What everybody finds in the end, however often processes have died: with one teaching report. */
const expectWhole = async (id: string): Promise<void> => {
  const { document } = await service.call('GET', `/api/v1/course_evaluation_reports/${id}`);
  expect(document.data.attributes).toMatchObject({ state: 'finished', evaluations: 2, documents: 2, withheld: 0 });
  expect(document.meta.download.url).toContain(id);
  const archive = await archiveOf(id);
  const index = rowsOf(archive.get('index.csv'));
  expect(index.map(({ evaluation }) => evaluation)).toEqual([...evaluations.toSorted(), '']);
  expect([...archive.keys()].sort()).toEqual([...index.map(({ path }) => path), 'index.csv', 'withheld.csv'].sort());
  // Nothing is left but the archive.
  expect(await files.read(`${id}/plan`)).toBeUndefined();
  for (const part of [0, 1, 2]) expect(await files.read(`${id}/${part}`)).toBeUndefined();
};

afterEach(() => {
  vi.useRealTimers();
});

/** Makes a report whose first process dies; answers how far that came. */
const dieAndContinue = async (die: () => Promise<number>): Promise<number> => {
  const id = await ask();
  const reached = await die();
  for (let times = 0; times < 2; times += 1) {
    letClaimEnd();
    await carryOutReports({ ...work, store: service.store, files });
  }
  await expectWhole(id);
  return reached;
};

/** Makes processes die after so many calls, and one more, until one comes to its end; answers how many calls are too many. */
const dieEverywhere = async (first: number, die: (after: number) => Promise<number>): Promise<number> => {
  for (let after = first; ; after += 1) if ((await dieAndContinue(() => die(after))) < after) return after;
};

const killed = (error: unknown): void => {
  if (!(error instanceof Killed)) throw error;
};

describeReports('a report whose process dies', () => {
  it('continues after any write to the table: no document twice, none missing', async () => {
    const most = await dieEverywhere(0, async (after) => {
      const dying = dyingStore(service.store, after);
      await carryOutReports({ ...work, store: dying.store, files }).catch(killed);
      return dying.writes();
    });
    // Claim, plan, state, three parts with their notes, the archive and its end.
    expect(most).toBeGreaterThan(12);
  });

  it('continues after any call to the bucket', async () => {
    const most = await dieEverywhere(1, async (after) => {
      const dying = dyingFiles(after);
      await carryOutReports({ ...work, store: service.store, files: dying.files }).catch(killed);
      return dying.calls();
    });
    expect(most).toBeGreaterThan(7);
  });

  it('is given up when it dies again and again, and says so', async () => {
    const id = await ask();
    const broken = { ...files, put: () => Promise.reject(new Error('no bucket')) };
    for (let times = 0; times < 7; times += 1) {
      await carryOutReports({ ...work, store: service.store, files: broken }).catch(() => undefined);
      letClaimEnd();
    }
    const { document } = await service.call('GET', `/api/v1/course_evaluation_reports/${id}`);
    expect(document.data.attributes).toMatchObject({ state: 'failed', message: expect.stringContaining('broke off') });
  });

  it('leaves none of its parts where it fails in the middle', async () => {
    const id = await ask();
    const put: ReportFiles['put'] = (name, bytes) =>
      name === `${id}/1` ? Promise.reject(new NoRenderer()) : files.put(name, bytes);
    await carryOutReports({ ...work, store: service.store, files: { ...files, put } });
    const { document } = await service.call('GET', `/api/v1/course_evaluation_reports/${id}`);
    expect(document.data.attributes).toMatchObject({ state: 'failed', documents: 1 });
    for (const name of ['plan', '0', '1']) expect(await files.read(`${id}/${name}`)).toBeUndefined();
  });

  it('leaves the rest to the next call where its time is up', async () => {
    const id = await ask();
    let left = 1;
    const short = { ...work, store: service.store, files, isShorterThan: () => left-- <= 0 };
    await carryOutReports(short);
    const { document } = await service.call('GET', `/api/v1/course_evaluation_reports/${id}`);
    expect(document.data.attributes.state).toBe('running');
    await carryOutReports({ ...work, store: service.store, files });
    await expectWhole(id);
  });
});
