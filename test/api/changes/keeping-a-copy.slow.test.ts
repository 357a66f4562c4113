import { expect, it } from 'vitest';
import { runImport } from '../../../lib/import/run/run.ts';
import { announcedTypes } from '../../../lib/resources/announced-types.ts';
import { zipChangingCollege } from '../../lib/import/support/one-roster-set.ts';
import { openFeed, type ShownChange } from '../../support/feed.ts';
import { startService, toOne } from '../../support/service.ts';

const service = await startService();
const feed = await openFeed(service);

interface Shown {
  readonly type: string;
  readonly id: string;
  readonly links: { readonly self: string };
  readonly meta: { readonly version: number };
}

type Copy = Map<string, Shown>;

const collections = announcedTypes().map(({ resource }) => resource.collection);
const keyOf = ({ type, id }: Pick<Shown, 'type' | 'id'>): string => `${type}/${id}`;

const call = async (method: string, target: string, data?: object) =>
  service.call(method, target, data === undefined ? {} : { body: { data } });

/** Reads all lists, page by page; `between` is called before each page. */
const readAll = async (between: () => Promise<void> = async () => {}): Promise<Copy> => {
  const copy: Copy = new Map();
  for (const collection of collections)
    for (let target: string | null = `/api/v1/${collection}?page[size]=20`; target !== null; ) {
      await between();
      const { document } = await call('GET', target);
      for (const each of document.data as Shown[]) copy.set(keyOf(each), each);
      const next = document.links.next === null ? null : new URL(document.links.next);
      target = next && next.pathname + next.search;
    }
  return copy;
};

class Killed extends Error {}

/** A program that keeps a copy by the recipe of docs/keeping-a-copy.md, and dies now and then. */
class Keeper {
  // What is on its disk.
  #disk: { cursor: string; copy: Copy } | undefined;
  deaths = 0;
  applied = 0;
  skipped = 0;

  async load(between: () => Promise<void>): Promise<void> {
    const cursor = await feed.latest();
    this.#disk = { cursor, copy: await readAll(between) };
  }

  get copy(): Copy {
    return this.#disk?.copy ?? new Map();
  }

  /** Follows the feed to its end; begins again where it was, whenever it dies. */
  async follow(risk: number): Promise<void> {
    for (;;) {
      try {
        if (await this.#page(risk)) return;
      } catch (error) {
        if (!(error instanceof Killed)) throw error;
        this.deaths += 1;
      }
    }
  }

  async #page(risk: number): Promise<boolean> {
    const { cursor, copy } = this.#disk ?? { cursor: '', copy: new Map<string, Shown>() };
    const { document } = await feed.page(`page[after]=${cursor}&page[size]=10`);
    for (const change of document.data as ShownChange[]) {
      await this.#apply(copy, change);
      if (Math.random() < risk) throw new Killed();
    }
    this.#disk = { cursor: document.meta.cursor, copy };
    return document.meta.caught_up;
  }

  async #apply(copy: Copy, { attributes, links }: ShownChange): Promise<void> {
    const { action, subject_type: type, subject_id: id, version } = attributes;
    if (action === 'deleted') copy.delete(keyOf({ type, id }));
    else if (version > (copy.get(keyOf({ type, id }))?.meta.version ?? 0)) {
      this.applied += 1;
      const { status, document } = await call('GET', new URL(links.related ?? '').pathname);
      if (status === 200) copy.set(keyOf({ type, id }), document.data);
    } else this.skipped += 1;
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const pick = <Value>(values: readonly Value[]): Value | undefined => values[Math.floor(Math.random() * values.length)];

/** People who change this and that. */
const writeSomething = async (users: { type: string; id: string }[], made: string[]): Promise<void> => {
  const user = pick(users);
  if (user === undefined) return;
  const dice = Math.random();
  const relationships = { user: toOne(user) };
  if (dice < 0.25) {
    const { document } = await call('POST', '/api/v1/users', {
      type: 'user',
      attributes: { display_name: `User ${Math.random()}`, emails: [] },
    });
    users.push(document.data);
  } else if (dice < 0.5) {
    const attributes = { title: 'Professor', effective_from: '2026-01-01', external_id: `HR-${Math.random()}` };
    const { document } = await call('POST', `/api/v1/users/${user.id}/employments`, { type: 'employment', attributes });
    made.push(`/api/v1/employments/${document.data.id}`);
  } else if (dice < 0.65) {
    const attributes = { address_line1: `${Math.random()}` };
    const { document } = await call('POST', '/api/v1/addresses', { type: 'address', attributes, relationships });
    made.push(`/api/v1/addresses/${document.data.id}`);
  } else if (dice < 0.85) {
    const data = { type: 'user', id: user.id, attributes: { display_name: `Name ${Math.random()}` } };
    await call('PATCH', `/api/v1/users/${user.id}`, data);
  } else if (made.length > 0) await call('DELETE', made.splice(Math.floor(Math.random() * made.length), 1)[0] ?? '');
};

const byKey = (copy: Copy): [string, Shown][] => [...copy].sort(([one], [other]) => (one < other ? -1 : 1));

it('is possible during writes and an import, killed and begun again', async () => {
  const users: { type: string; id: string }[] = [await service.seedUser(), await service.seedUser()];
  const made: string[] = [];
  let isWriting = true;
  const writer = async () => {
    // Fewer than a hundred each: what an engine in memory keeps of its stream makes each write slower.
    for (let n = 0; isWriting && n < 80; n += 1) {
      await writeSomething(users, made);
      await pause(20);
    }
  };
  const importer = async () => {
    for (let n = 1; isWriting && n < 4; n += 1) await runImport(service.store, { location: zipChangingCollege(n) });
  };
  for (let n = 0; n < 20; n += 1) await writeSomething(users, made);
  feed.run();
  const work = [writer(), writer(), importer()];
  const keeper = new Keeper();
  await keeper.load(() => pause(5));
  for (let n = 0; n < 5; n += 1) await keeper.follow(0.03);
  isWriting = false;
  await Promise.all(work);
  const whole = await readAll();
  await feed.settle();
  await keeper.follow(0.03);
  // Departments below others are in no list.
  for (const [key, { type, links }] of keeper.copy)
    if (type === 'department' && !whole.has(key)) {
      const { status, document } = await call('GET', new URL(links.self).pathname);
      if (status === 200) whole.set(key, document.data);
    }
  expect(feed.errors).toEqual([]);
  expect(whole.size).toBeGreaterThan(40);
  expect(byKey(keeper.copy)).toEqual(byKey(whole));
  expect(keeper.deaths + keeper.applied).toBeGreaterThan(0);
});
