import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runImport } from '../../../lib/import/run/run.ts';
import { zipChangingCollege } from '../../lib/import/support/one-roster-set.ts';
import { openFeed } from '../../support/feed.ts';
import { listen } from '../../support/listen.ts';
import { readAll } from '../../support/read-all.ts';
import { startService, toOne } from '../../support/service.ts';
import { inFolder, type Place, sorted } from './support.ts';

const service = await startService();
const feed = await openFeed(service);
let onRequest = (): void => {};
const baseUrl = await listen(() => onRequest());

const program = path.resolve(import.meta.dirname, '../../../cli/facet.ts');
const children = new Set<ChildProcess>();
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs `facet sync`, and kills it at a request unless it makes fewer; answers its status, null where it was killed. */
const sync = async ({ target }: Place, killAt?: number): Promise<number | null> => {
  const env = { ...process.env, FACET_TOKEN: service.token };
  const args = [program, 'sync', '--to', target, '--url', baseUrl];
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  children.add(child);
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  let requests = 0;
  onRequest = () => {
    requests += 1;
    if (requests === killAt) child.kill('SIGKILL');
  };
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve));
  children.delete(child);
  if (status !== null && status !== 0) throw new Error(errors);
  return status;
};

const ok = async (method: string, target: string, data?: object) => {
  const answer = await service.call(method, `/api/v1${target}`, data === undefined ? {} : { body: { data } });
  if (answer.status >= 300) throw new Error(answer.text);
  return answer.document?.data;
};

const pick = <Value>(values: readonly Value[]): Value | undefined => values[Math.floor(Math.random() * values.length)];

/** A hand that writes this and that, and deletes some of it. */
const writeSomething = async (users: { type: string; id: string }[], made: string[]): Promise<void> => {
  const user = pick(users);
  const dice = Math.random();
  if (user === undefined || dice < 0.25) {
    const attributes = { display_name: `User ${dice}`, emails: [] };
    const { type, id } = await ok('POST', '/users', { type: 'user', attributes });
    users.push({ type, id });
  } else if (dice < 0.6) {
    const relationships = { user: toOne(user) };
    const { id } = await ok('POST', '/addresses', {
      type: 'address',
      attributes: { address_line1: 'X' },
      relationships,
    });
    made.push(`/addresses/${id}`);
  } else if (dice < 0.8) {
    await ok('PATCH', `/users/${user.id}`, { ...user, attributes: { display_name: `N ${dice}` } });
  } else if (made.length > 0) await ok('DELETE', made.splice(Math.floor(Math.random() * made.length), 1)[0] ?? '');
};

// SQLite survives a kill by itself: sync.slow.test.ts cuts both kinds at any write.
describe('a copy in NDJSON', () => {
  it('equals a full read after kills at any request during an import, hand edits and deletions', async () => {
    const place = inFolder();
    const users: { type: string; id: string }[] = [];
    const made: string[] = [];
    for (let n = 0; n < 15; n += 1) await writeSomething(users, made);
    feed.run();
    let isWriting = true;
    const hand = async () => {
      for (let n = 0; isWriting && n < 80; n += 1) {
        await writeSomething(users, made);
        await pause(100);
      }
    };
    const importing = async () => {
      for (let n = 1; n < 4; n += 1) await runImport(service.store, { location: zipChangingCollege(n) });
    };
    const work = [hand(), importing()];
    let kills = 0;
    for (const request of [1, 5, 40]) if ((await sync(place, request)) === null) kills += 1;
    isWriting = false;
    await Promise.all(work);
    await feed.settle();
    expect(await sync(place)).toBe(0);
    expect(kills).toBeGreaterThan(0);
    expect(feed.errors).toEqual([]);
    expect(sorted(place.read())).toEqual(sorted(await readAll(baseUrl, service.token)));
  });
});
