import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { describeReports } from '../../support/has-renderer.ts';
import { listen } from '../../support/listen.ts';
import { makeReports } from '../../support/make-reports.ts';
import { readArchive } from '../../support/read-archive.ts';
import { released, seedEvaluation, seedPeriod, seedResult } from '../../support/results.ts';
import { startService } from '../../support/service.ts';
import { callFacet } from '../support/facet.ts';

const service = await startService();
const baseUrl = await listen();
const folder = await mkdtemp(path.join(tmpdir(), 'facet-report-'));

afterAll(() => rm(folder, { recursive: true }));

const report = (...args: readonly string[]) =>
  callFacet(['report', ...args, '--url', baseUrl], { ...process.env, FACET_TOKEN: service.token });

describeReports('facet report', () => {
  it('waits for an archive and downloads it', async () => {
    const period = await seedPeriod(service, released);
    await seedResult(service, period, await seedEvaluation(service, period, []));
    const file = path.join(folder, 'results.zip');
    let isOver = false;
    const making = (async () => {
      for (; !isOver; await sleep(20)) await makeReports();
    })();
    const { status, stdout, stderr } = await report('--period', period.id, '--out', file, '--paper', 'letter');
    isOver = true;
    await making;
    expect([status, stdout, stderr]).toEqual([0, `${file}\n`, expect.stringMatching(/Documents: 1, withheld: 0\.\n$/)]);
    expect([...(await readArchive(await readFile(file))).keys()]).toEqual([
      'Autumn/No department/No instructor/Topology 01.pdf',
      'index.csv',
      'withheld.csv',
    ]);
  });

  it.each([
    [['--out', 'x.zip'], 'Say what the report is about'],
    [['--period', '00000000-0000-7000-8000-000000000000'], 'Say where the archive goes'],
    [['--period', 'x', '--out', 'x.zip'], '--period takes an id'],
    [
      ['--period', '00000000-0000-7000-8000-000000000000', '--out', 'x.zip', '--paper', 'A5'],
      '--paper takes A4 or letter',
    ],
  ])('says what is wrong with %j', async (args, says) => {
    const { status, stderr } = await report(...args);
    expect([status, stderr]).toEqual([2, expect.stringContaining(says)]);
  });
});
