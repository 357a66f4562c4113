import { readFileSync } from 'node:fs';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { UsageError } from '../../../cli/command.ts';
import { importCommand } from '../../../cli/commands/import.ts';
import { showProgress } from '../../../cli/progress.ts';
import { withLease } from '../../../lib/import/run/lease.ts';
import { documentClient } from '../../../lib/store/client.ts';
import { Store } from '../../../lib/store/store.ts';
import { startService, type TestService } from '../../support/service.ts';
import { collegeText, writeTemporary, zipCollege } from './support/one-roster-set.ts';

let service: TestService;
let [out, described] = ['', ''];

beforeAll(async () => {
  service = await startService();
});

beforeEach(() => {
  [out, described] = ['', ''];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += String(text);
    return true;
  });
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    described += String(text);
    return true;
  });
  return () => vi.restoreAllMocks();
});

describe('facet import', () => {
  it('prints a table and, for scripts, one line of JSON at the end; status 0', async () => {
    expect(await importCommand([zipCollege(), '--json'], service.store)).toBe(0);
    expect(out).toMatch(/^departments +3 /m);
    expect(out).toMatch(/^enrolments \(student–section links\) +3 /m);
    expect(out).toContain(
      'Rows repeat an earlier row of the same id; they make no second record and count as unchanged (1).',
    );
    const summary = JSON.parse(out.trimEnd().split('\n').at(-1) ?? '');
    expect(summary.types.department).toEqual({
      ...{ created: 3, changed: 0, unchanged: 0, removed: 0, rejected: 0, skipped: 2 },
    });
    expect(described).toMatch(/^orgs\.csv: [\d,]+ of [\d,]+ rows, [\d,]+ rows\/s/m);
  });

  it('says that a second run had nothing to write', async () => {
    expect(await importCommand([zipCollege()], service.store)).toBe(0);
    expect(out).toContain('Nothing was new: nothing was written.');
  });

  it('lists rejected rows, and writes all of them to a file without what they say; status 1', async () => {
    const rows = Array.from({ length: 1_010 }, (_, index) => `u-x${index},,,,,,,,,,secret,,,,,,,,,,,,\n`).join('');
    const location = zipCollege({ 'users.csv': collegeText('users.csv') + rows });
    const file = writeTemporary('', 'rejected.jsonl');
    expect(await importCommand([location, '--report', file, '--dry-run'], service.store)).toBe(1);
    expect(out).toMatch(/^1010 rows were rejected:\n {2}users.csv, line 8, givenName \(empty\): givenName can't be/);
    expect(out).toContain('  and 10 more; --report FILE');
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(lines).toHaveLength(1_010);
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      ...{ file: 'users.csv', line: 8, column: 'givenName', value: 'empty', type: 'user' },
      reason: expect.stringContaining("givenName can't be blank"),
    });
    expect(out + lines.join()).not.toMatch(/secret|u-x/);
  });

  it('names files that nobody understands, and what was skipped; status 1', async () => {
    const location = zipCollege({ 'notes.csv': 'colour,size\nred,1\nblue,2\n', 'read me.txt': 'Hello' });
    expect(await importCommand([location, '--json'], service.store)).toBe(1);
    expect(out).toContain('notes.csv (2 rows) was not understood: its header is that of no known file.');
    expect(out).toContain('2 skipped in orgs.csv: orgs that are no department, or have gone.');
    const summary = JSON.parse(out.trimEnd().split('\n').at(-1) ?? '');
    expect(summary.files).toContainEqual({
      ...{ file: 'notes.csv', state: 'not_understood', rows: 2, loaded: 0, rejected: 2, skipped: 0 },
      reason: 'its header is that of no known file',
    });
    expect(await importCommand([zipCollege({ 'read me.txt': 'Hello' })], service.store)).toBe(0);
  });

  it('shows what is missing, and who', async () => {
    const users = collegeText('users.csv').replace(/^u-tom,.*\n/m, '');
    const file = writeTemporary('', 'missing.jsonl');
    expect(await importCommand([zipCollege({ 'users.csv': users }), '--missing', file], service.store)).toBe(0);
    expect(out).toContain('  users: 1 of 6 (16.7 %)');
    const [tom = ''] = readFileSync(file, 'utf8').split('\n');
    const { type, id } = JSON.parse(tom);
    expect(await service.store.read({ type, id })).toMatchObject({ display_name: expect.stringContaining('Oduya') });
  });

  it('stops when too much is missing; status 2', async () => {
    const users = collegeText('users.csv').replace(/^u-tom,.*\n/m, '');
    const words = [zipCollege({ 'users.csv': users }), '--remove-missing', '--threshold'];
    expect(await importCommand([...words, '16.6'], service.store)).toBe(2);
    expect(described).toContain('Stopped, nothing was written. The set lacks more than 16.6 %');
    expect(await importCommand([...words, '17', '--dry-run'], service.store)).toBe(0);
    expect(out).toContain('This was a dry run: nothing was written.');
  });

  it('stops when another import runs; status 2', async () => {
    await withLease(service.store, {}, async () => {
      expect(await importCommand([zipCollege()], service.store)).toBe(2);
    });
    expect(described).toContain('Stopped, nothing was written. Another import has been running since 2');
  });

  it('stops at a file that is none; status 2', async () => {
    expect(await importCommand([writeTemporary('hello'), '--json'], service.store)).toBe(2);
    expect(described).toContain('Stopped, nothing was written. The file is no zip archive');
    expect(out).toBe('');
  });

  it('stops when there is no table; status 2', async () => {
    const { client } = service.store;
    expect(await importCommand([zipCollege()], new Store(documentClient(), `${service.store.tableName}-none`))).toBe(2);
    expect(client).toBe(documentClient());
    expect(described).toContain('Run the import again to finish it.');
  });

  it.each([
    [[]],
    [['a.zip', 'b.zip']],
    [['a.zip', '--unknown']],
    [['a.zip', '--threshold', '101']],
    [['a.zip', '--threshold', '']],
    [['a.zip', '--threshold', '%']],
  ])('refuses the words %j', async (args) => {
    await expect(importCommand(args, service.store)).rejects.toBeInstanceOf(UsageError);
  });
});

describe('progress', () => {
  const show = (isTTY: boolean) => {
    let [text, time] = ['', 0];
    const display = showProgress({ isTTY, write: (part: string) => (text += part) }, { clock: () => time });
    return {
      at: (milliseconds: number, done: number) => {
        time = milliseconds;
        display.update({ file: 'users.csv', done, total: 2_000 });
        return text;
      },
      finish: () => {
        display.finish();
        return text;
      },
    };
  };

  it('is a bar with rate and remaining time on a terminal', () => {
    const display = show(true);
    expect(display.at(1_000, 500)).toBe('\r\u001b[2K██████░░░░░░░░░░░░░░░░░░  25 %  users.csv  500 rows/s, 3 s left');
    expect(display.finish().endsWith('\r\u001b[2K')).toBe(true);
  });

  it('counts from where the loading begins', () => {
    const display = show(false);
    display.at(60_000, 0);
    expect(display.at(61_000, 500)).toBe('users.csv: 500 of 2,000 rows, 500 rows/s, 3 s left\n');
  });

  it('is a plain line for each tenth elsewhere', () => {
    const display = show(false);
    display.at(1_000, 500);
    display.at(1_100, 510);
    expect(display.at(2_000, 1_000)).toBe(
      'users.csv: 500 of 2,000 rows, 500 rows/s, 3 s left\nusers.csv: 1,000 of 2,000 rows, 500 rows/s, 2 s left\n',
    );
  });
});
