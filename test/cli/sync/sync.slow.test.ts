import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Copy } from '../../../cli/sync/copy.ts';
import { Source } from '../../../cli/sync/source.ts';
import { synchronise } from '../../../cli/sync/synchronise.ts';
import { scopes } from '../../../lib/access/scopes.ts';
import { issueToken } from '../../../lib/access/tokens.ts';
import { openFeed } from '../../support/feed.ts';
import { listen } from '../../support/listen.ts';
import { readAll } from '../../support/read-all.ts';
import { startService, toMany, toOne } from '../../support/service.ts';
import { inDatabase, inFolder, type Place, sorted } from './support.ts';

const service = await startService();
const feed = await openFeed(service);
const baseUrl = await listen();

const texts: string[] = [];

interface Asking {
  readonly token?: string;
  readonly onText?: (text: string) => void;
}

const run = async (copy: Copy, { token = service.token, onText = () => {} }: Asking = {}): Promise<void> => {
  await feed.drain();
  const source = new Source({ baseUrl, token });
  const noted = (text: string): void => {
    texts.push(text);
    onText(text);
  };
  await synchronise({ source, copy }, { watch: false, isStopped: () => false, notify: noted, settlingMs: 0 });
};

const sync = async (place: Place, asking?: Asking): Promise<void> => {
  const copy = await place.open();
  try {
    await run(copy, asking);
  } finally {
    copy.close();
  }
};

const expectEqual = async (place: Place): Promise<void> =>
  expect(sorted(place.read())).toEqual(sorted(await readAll(baseUrl, service.token)));

const patch = (type: string, id: string, attributes: object) =>
  service.call('PATCH', `/api/v1/${type}s/${id}`, { body: { data: { type, id, attributes } } });

const college = await service.seed('department', { name: 'College' });
const department = await service.seed('department', { name: 'Physics' }, { parent: toOne(college) });
const ada = await service.seedUser();
const course = await service.seed('course_evaluation_course', { name: 'Optics' });
const term = await service.seed('course_evaluation_term', { name: 'T' });
const sectionOf = () =>
  service.seed('course_evaluation_section', { name: '01' }, { course: toOne(course), term: toOne(term) });
const student = await service.seed(
  'course_evaluation_student',
  {},
  { user: toOne(ada), sections: toMany(await sectionOf(), await sectionOf()) },
);
const amount = '12345678901234567.89';
const line = `{"data":{"type":"credit_line_item","attributes":{"transaction_date":"2026-01-01","amount":${amount}},
  "relationships":{"profile":{"data":{"type":"profile","id":"${ada.profile}"}}}}}`;
await service.call('POST', '/api/v1/credit_line_items', { body: line });

describe.each([
  ['SQLite', inDatabase],
  ['NDJSON', inFolder],
])('a copy in %s', (_name, placed) => {
  it('has everything after the first load, with all digits, and what has changed since after the next', async () => {
    const place = placed();
    const gone = await service.seed('address', { address_line1: 'X' }, { user: toOne(ada) });
    await sync(place);
    await expectEqual(place);
    expect(place.readText()).toContain(amount);
    await patch('department', department.id, { name: `Astronomy ${place.target}` });
    await service.call('DELETE', `/api/v1/addresses/${gone.id}`);
    await service.seedUser('Grace Hopper');
    await service.call('POST', `/api/v1/course_evaluation_students/${student.id}/relationships/sections`, {
      body: toMany(await sectionOf()),
    });
    await sync(place);
    await expectEqual(place);
    expect(place.readText()).toContain(amount);
  });

  it('continues where it was, whatever request was the last, and has lost nothing', async () => {
    const place = placed();
    class Killed extends Error {}
    const kill = async (after: number): Promise<boolean> => {
      const copy = await place.open();
      const write = copy.write.bind(copy);
      let left = after;
      copy.write = async (portion) => {
        if (left === 0) throw new Killed();
        left -= 1;
        await write(portion);
      };
      return run(copy)
        .then(() => true)
        .catch((error: unknown) => {
          if (!(error instanceof Killed)) throw error;
          return false;
        })
        .finally(() => copy.close());
    };
    // 3 writes a type, but never the first alone: it would not get on.
    for (let rounds = 0; !(await kill(9)); rounds += 1) expect(rounds).toBeLessThan(40);
    await expectEqual(place);
  });

  it('is read again when it is older than the feed, and loses what is no longer there', async () => {
    const place = placed();
    const gone = await service.seed('address', { address_line1: 'X' }, { user: toOne(ada) });
    await sync(place);
    await service.call('DELETE', `/api/v1/addresses/${gone.id}`);
    process.env.CHANGES_KEPT_DAYS = '0';
    const sizes: number[] = [];
    const onText = (text: string): void => {
      if (!text.includes('read again')) return;
      sizes.push(place.read().size);
      delete process.env.CHANGES_KEPT_DAYS;
    };
    await sync(place, { onText });
    expect(sizes[0]).toBeGreaterThan(5);
    await expectEqual(place);
  });

  it('is kept by one process', async () => {
    const place = placed();
    const copy = await place.open();
    await expect(place.open()).rejects.toThrow('Another facet sync keeps this copy.');
    copy.close();
    (await place.open()).close();
  });
});

// What is read and what is left out is the same for both kinds.
describe('a copy', () => {
  it('has what was created again under the id of what was deleted', async () => {
    const place = inFolder();
    const type = 'course_evaluation_period';
    const attributes = { name: 'P', evaluation_type: 'midterm', course_uuids: [course.id] };
    const body = { data: { type, attributes, relationships: { term: toOne(term) } } };
    const { document } = await service.call('POST', `/api/v1/${type}s`, { body });
    const { id, relationships } = document.data;
    const own = { overrides_minimum_response_threshold: true, minimum_response_threshold: 9 };
    await patch('course_evaluation', relationships.evaluations.data[0].id, own);
    await sync(place);
    await patch(type, id, { course_uuids: [] });
    await patch(type, id, { course_uuids: [course.id] });
    await sync(place);
    await expectEqual(place);
    await patch(type, id, { course_uuids: [] });
  });

  it('leaves out what the token may not know, says so, and reads it once it may', async () => {
    const place = inFolder();
    const { authorization } = await service.authorize('changes:read', 'people:read', 'contacts:read');
    texts.length = 0;
    await sync(place, { token: authorization?.replace('Bearer ', '') ?? '' });
    expect(texts).toContain('course_evaluation_student is left out: the token has no scope students:read.');
    const types = new Set([...place.read().keys()].map((key) => key.split('/')[0]));
    expect(types).toContain('user');
    expect(types).not.toContain('course_evaluation_student');
    await sync(place);
    await expectEqual(place);
  });

  it('has no cases for a person: the feed does not show their changes to persons', async () => {
    const place = inFolder();
    const principal = { kind: 'user', id: ada.id } as const;
    const person = { name: 'person', scopes, principal, now: new Date() };
    texts.length = 0;
    await sync(place, { token: (await issueToken(service.store, person)).token });
    expect(texts).toContain('workflow_case is left out: its changes are shown to integrations alone.');
    const types = new Set([...place.read().keys()].map((key) => key.split('/')[0]));
    expect(types).toContain('user');
    expect(types).not.toContain('workflow_case');
  });
});

describe('a copy in NDJSON', () => {
  it('forgets a line of its journal that was cut off', async () => {
    const place = inFolder();
    await sync(place);
    mkdirSync(path.join(place.target, '.sync'), { recursive: true });
    appendFileSync(path.join(place.target, '.sync/journal.ndjson'), '{"rows":[{"type":"us');
    await patch('user', ada.id, { display_name: 'Ada King' });
    await sync(place);
    await expectEqual(place);
  });
});
