import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { main } from '../../../cli/main.ts';
import { beginBatch } from '../../../lib/domain/evaluations/invitations/begin-batch.ts';
import { carryOutBatch } from '../../../lib/domain/evaluations/invitations/carry-out-batch.ts';
import { memoryLinkKeys } from '../../../lib/domain/evaluations/invitations/link-keys/link-keys.ts';
import { Store } from '../../../lib/store/store.ts';
import { until } from '../../infra/local/support/holder.ts';
import { noteAnswer, openTerm } from '../../lib/domain/evaluations/invitations/support/open-term.ts';
import { startService } from '../../support/service.ts';
import { startFacet } from '../support/facet.ts';
import { startSilentEngine } from '../support/silent-engine.ts';

const service = await startService();
const folder = await mkdtemp(path.join(tmpdir(), 'facet-invite-'));

afterAll(() => rm(folder, { recursive: true }));

afterEach(() => {
  vi.restoreAllMocks();
});

/** Runs a command on the table of this file; answers its exit status and what it wrote. */
const run = async (...args: readonly string[]) => {
  let [out, err] = ['', ''];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += String(text);
    return true;
  });
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    err += String(text);
    return true;
  });
  const status = await main([...args, '--table', service.store.tableName]);
  vi.restoreAllMocks();
  return { status, out, err };
};

const base = ['--base-url', 'https://facet.example/'] as const;

describe('facet invite', () => {
  it('writes links into a file that nobody else may read, and shows none of them', async () => {
    const { period } = await openTerm(service, 1, [[0], [0]]);
    const file = path.join(folder, 'links.csv');
    const { status, out } = await run('invite', '--period', period, '--out', file, ...base);
    expect([status, out]).toEqual([0, `2 students have got a link, in ${file}.\n`]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const [header, ...rows] = (await readFile(file, 'utf8')).trim().split('\r\n');
    expect(header).toBe('name,email,link,open');
    for (const row of rows.sort()) {
      expect(row).toMatch(/^Student \d,student\d@college\.example,https:\/\/facet\.example\/app#[\w-]{43},1$/);
    }
    const code = /#(\S{43})/.exec(rows[0] ?? '')?.[1];
    const redeemed = await service.call('POST', '/api/v1/invitation_redemptions', {
      body: { data: { type: 'invitation_redemption', attributes: { code } } },
    });
    expect(redeemed.status).toBe(200);
  });

  it('makes new links for those who are named, as lines of JSON', async () => {
    const { period, students } = await openTerm(service, 1, [[0], [0]]);
    await run('invite', '--period', period, '--out', path.join(folder, 'first.csv'), ...base);
    const again = await run('invite', '--period', period, '--out', path.join(folder, 'none.csv'), ...base);
    expect(again.out).toContain('2 had one already and keep it.');
    const file = path.join(folder, 'named.ndjson');
    await run('invite', '--period', period, '--out', file, '--students', students[1]?.id ?? '', ...base);
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ name: 'Student 1', open: 1 });
  });

  it('does not write over a file, and leaves none where it fails', async () => {
    const { period, close } = await openTerm(service, 1, [[0]]);
    const file = path.join(folder, 'kept.csv');
    await run('invite', '--period', period, '--out', file, ...base);
    const kept = await readFile(file, 'utf8');
    expect((await run('invite', '--period', period, '--out', file, ...base)).status).toBe(1);
    expect(await readFile(file, 'utf8')).toBe(kept);
    await close(new Date(Date.now() - 1_000));
    const other = path.join(folder, 'late.csv');
    const late = await run('invite', '--period', period, '--out', other, ...base);
    expect([late.status, late.err]).toEqual([1, expect.stringContaining('The period has closed')]);
    await expect(stat(other)).rejects.toThrow('ENOENT');
  });

  it('keeps the links that it has written where the table is away then', async () => {
    const { period } = await openTerm(service, 1, [[0]]);
    const file = path.join(folder, 'untold.csv');
    const { read } = Store.prototype;
    vi.spyOn(Store.prototype, 'read').mockImplementation(async function (this: Store, ...given) {
      const written = await stat(file).catch(() => undefined);
      if (written !== undefined && written.size > 0) throw new Error('the table is away');
      return read.apply(this, given);
    });
    const { status, err } = await run('invite', '--period', period, '--out', file, ...base);
    expect([status, err]).toEqual([1, expect.stringContaining('table is away')]);
    expect(await readFile(file, 'utf8')).toContain('https://facet.example/app#');
  });

  it('takes the file away where a signal ends it before it has written the links', async () => {
    const { env } = await startSilentEngine();
    const file = path.join(folder, 'ended.csv');
    const args = ['invite', '--period', randomUUID(), '--out', file, '--table', 'facet', ...base];
    const program = startFacet(args, env);
    await until(() => existsSync(file));
    program.process.kill('SIGINT');
    expect([await program.ended, existsSync(file)]).toEqual([130, false]);
    expect(program.output.stderr).toMatch(/^No link was written\. Run it again after 20 minutes/);
  });

  it('says of students who have their links by a call that has not ended what to do', async () => {
    const { period } = await openTerm(service, 1, [[0], [0]]);
    // As a call leaves it that is killed before it has written.
    const keys = memoryLinkKeys();
    const { id } = await beginBatch(
      service.store,
      keys,
      { period, students: undefined, now: new Date() },
      async () => {},
    );
    const killed = carryOutBatch(service.store, keys, id, () => Promise.reject(new Error('killed')));
    await expect(killed).rejects.toThrow('killed');
    const { out } = await run('invite', '--period', period, '--out', path.join(folder, 'after.csv'), ...base);
    expect(out).toContain('2 had one already and keep it. 2 of them by a call that has not ended: if it was killed,');
  });

  it('says of an empty file that a call that was killed leaves one', async () => {
    const { period } = await openTerm(service, 1, [[0]]);
    const file = path.join(folder, 'killed.csv');
    await writeFile(file, '');
    const { status, err } = await run('invite', '--period', period, '--out', file, ...base);
    expect([status, err]).toEqual([1, expect.stringContaining('is killed: delete it if none runs.')]);
  });

  it.each([
    [['invite', '--out', 'x'], 'Say which period'],
    [['invite', '--period', '01890a5d-ac96-774b-bcce-b302099a8057'], 'Say where the links go'],
    [['invite', '--period', '01890a5d-ac96-774b-bcce-b302099a8057', '--out', 'x'], 'Say at which address'],
    [['remind'], 'Say which period'],
  ])('says what is missing in %j', async (args, complaint) => {
    expect(await run(...args)).toMatchObject({ status: 2, err: expect.stringContaining(complaint) });
  });
});

describe('facet remind', () => {
  it('lists who has something left to answer', async () => {
    const { period, students, sections } = await openTerm(service, 2, [[0, 1], [0]]);
    const [one, other] = students;
    const [section] = sections;
    if (one === undefined || other === undefined || section === undefined) throw new Error('nothing there');
    await noteAnswer(service, period, one, section);
    await noteAnswer(service, period, other, section);
    const { out, err } = await run('remind', '--period', period, '--csv');
    expect([out, err]).toEqual([`student,name,email,open\r\n${one.id},Student 0,student0@college.example,1\n`, '']);
    const shown = await run('remind', '--period', period);
    expect(shown.out).toContain('Student 0');
    expect(shown.err).toBe('1 students have something left to answer.\n');
  });
});

it('facet results fails for a period that is not there', async () => {
  const { status, out, err } = await run('results', '--csv', '--period', '01890a5d-ac96-774b-bcce-b302099a8057');
  expect([status, out, err]).toEqual([
    1,
    '',
    'There is no evaluation period "01890a5d-ac96-774b-bcce-b302099a8057".\n',
  ]);
});
