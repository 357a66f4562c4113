import { afterEach, describe, expect, it } from 'vitest';
import type { Consumed } from '../../../infra/local/stream/follow-stream.ts';
import { scopes } from '../../../lib/access/scopes.ts';
import { issueToken } from '../../../lib/access/tokens.ts';
import { recordChanges } from '../../../lib/domain/changes/record-changes.ts';
import type { StreamEvent } from '../../../lib/domain/changes/stream-event.ts';
import { newId } from '../../../lib/runtime/ids.ts';
import { hashText } from '../../../lib/store/hash.ts';
import { openFeed, type ShownChange } from '../../support/feed.ts';
import { startService, toOne } from '../../support/service.ts';

const service = await startService();
const feed = await openFeed(service);

afterEach(() => {
  delete process.env.CHANGES_KEPT_DAYS;
});

const idsAfter = async (cursor: string): Promise<string[]> =>
  (await feed.after(cursor)).changes.map(({ attributes }) => attributes.subject_id);

describe('a cursor', () => {
  it('is 410 with the way out when what comes after it is no longer kept', async () => {
    const cursor = await feed.latest();
    process.env.CHANGES_KEPT_DAYS = '0.0000001';
    await new Promise((resolve) => setTimeout(resolve, 30));
    const { status, document } = await feed.page(`page[after]=${cursor}`);
    expect(status).toBe(410);
    expect(document.errors[0]).toMatchObject({
      code: 'cursor_expired',
      title: 'Gone',
      source: { parameter: 'page[after]' },
      meta: { oldest: expect.stringMatching(/^\d{4}-/) },
      links: { about: expect.stringContaining('/reference/keeping-a-copy.html') },
    });
    const since = await feed.page('filter[since]=2020-01-01T00:00:00Z');
    expect(since.status).toBe(410);
  });

  it('cannot be made or changed', async () => {
    const cursor = await feed.latest();
    const other = cursor.slice(0, -1) + (cursor.endsWith('A') ? 'B' : 'A');
    expect((await feed.page(`page[after]=${other}`)).status).toBe(400);
  });
});

describe('a deleted record', () => {
  it('is gone while its tombstone lives, then not found', async () => {
    const user = await service.seedUser();
    const address = await service.seed('address', { address_line1: 'X' }, { user: toOne(user) });
    const target = `/api/v1/addresses/${address.id}`;
    expect((await service.call('DELETE', target)).status).toBe(204);
    expect((await service.call('GET', target)).status).toBe(404);
    await feed.drain();
    const { status, document } = await service.call('GET', target);
    expect(status).toBe(410);
    expect(document.errors[0]).toMatchObject({ code: 'gone', meta: { deleted_at: expect.stringMatching(/Z$/) } });
    const change = { data: { type: 'address', id: address.id, attributes: { address_line1: 'Y' } } };
    expect((await service.call('PATCH', target, { body: change })).status).toBe(410);
    expect((await service.call('DELETE', target)).status).toBe(410);
    expect((await service.call('GET', `${target}/user`)).status).toBe(410);
    process.env.CHANGES_KEPT_DAYS = '0';
    expect((await service.call('GET', target)).status).toBe(404);
  });

  it('costs a round trip more than a record that is there', async () => {
    const { headers } = await service.call('GET', `/api/v1/addresses/${newId()}`);
    expect(headers['server-timing']).toContain('2 round trips');
  });

  it('is not shown to people that may not have seen it', async () => {
    const { id, profile } = await service.seedUser();
    const [workflow, group] = [
      await service.seed('workflow', { name: 'Tenure' }),
      await service.seed('workflow_group', { name: 'Committee' }),
    ];
    const { id: deleted } = await service.seed(
      'workflow_case',
      { full_title: 'Tenure of Ada' },
      {
        workflow: toOne(workflow),
        workflow_group: toOne(group),
        candidate: toOne({ type: 'profile', id: String(profile) }),
      },
    );
    const target = `/api/v1/workflow_cases/${deleted}`;
    expect((await service.call('DELETE', target)).status).toBe(204);
    await feed.drain();
    expect((await service.call('GET', target)).status).toBe(410);
    const principal = { kind: 'user', id } as const;
    const { token } = await issueToken(service.store, { name: 'person', scopes, principal, now: new Date() });
    const answer = await service.call('GET', target, { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(404);
  });
});

describe('a waiting request', () => {
  it('is answered when something comes', async () => {
    await feed.drain();
    const cursor = await feed.latest();
    const waiting = feed.page(`page[after]=${cursor}&filter[subject_type]=user`, { prefer: 'wait=20' });
    const user = await service.seedUser('Comes late');
    await feed.drain();
    const { document, headers } = await waiting;
    expect(document.data.map(({ attributes }: ShownChange) => attributes.subject_id)).toContain(user.id);
    expect(headers['preference-applied']).toBe('wait=20');
  });

  it('is answered with an empty page when its time is up', async () => {
    const cursor = await feed.latest();
    const { document } = await feed.page(`page[after]=${cursor}`, { prefer: 'wait=1' });
    expect(document).toMatchObject({ data: [], meta: { caught_up: true } });
  });

  it('does not wait for what is no number', async () => {
    const { headers } = await feed.page('page[after]=latest', { prefer: 'respond-async, wait=forever' });
    expect(headers['preference-applied']).toBeUndefined();
  });
});

describe('the consumer of the stream', () => {
  it('records an event once, however often it comes', async () => {
    await feed.drain();
    const cursor = await feed.latest();
    const batches: StreamEvent[] = [];
    const other = await openFeed(service, {
      consume: async (event) => {
        batches.push(event);
      },
    });
    const user = await service.seedUser();
    await other.drain();
    const records = batches
      .flatMap(({ Records }) => Records)
      .filter(({ dynamodb }) => dynamodb.Keys.pk?.S === `user#${user.id}`);
    expect(records.length).toBeGreaterThan(0);
    await recordChanges({ Records: records });
    await recordChanges({ Records: records });
    await Promise.all([recordChanges({ Records: [...records, ...records] }), recordChanges({ Records: records })]);
    await feed.drain();
    const own = (await idsAfter(cursor)).filter((id) => id === user.id);
    expect(own.length).toBe(1);
  });

  it('loses nothing and keeps the order when it dies between two writes and begins again', async () => {
    await feed.drain();
    const cursor = await feed.latest();
    const users = await Promise.all([1, 2, 3].map((n) => service.seedUser(`User ${n}`)));
    for (let n = 0; n < 4; n += 1)
      for (const { id } of users) {
        const data = { type: 'user', id, attributes: { display_name: `Name ${n}` } };
        expect((await service.call('PATCH', `/api/v1/users/${id}`, { body: { data } })).status).toBe(200);
      }
    const position: { kept?: Consumed } = {};
    for (let life = 0; life < 4; life += 1) {
      let left = life;
      const mortal = await openFeed(service, {
        position,
        consume: async ({ Records }) => {
          const dies = left-- === 0;
          await recordChanges({ Records: dies ? Records.slice(0, Math.ceil(Records.length / 2)) : Records });
          if (dies) throw new Error('killed');
        },
      });
      void mortal.follower.stop();
      await mortal.drain().catch(() => undefined);
    }
    await feed.drain();
    const { changes } = await feed.after(cursor, '&filter[subject_type]=user');
    for (const { id } of users) {
      const versions = changes.flatMap(({ attributes }) => (attributes.subject_id === id ? [attributes.version] : []));
      expect(new Set(versions).size).toBe(versions.length);
      expect(versions).toEqual([...versions].sort((one, other) => one - other));
      const { document } = await service.call('GET', `/api/v1/users/${id}`);
      expect(versions.at(-1)).toBe(document.data.meta.version);
    }
  });

  it('keeps every reader from passing an entry that becomes visible later', async () => {
    await feed.drain();
    const start = await feed.latest();
    const batches: StreamEvent[] = [];
    const other = await openFeed(service, {
      consume: async (event) => {
        batches.push(event);
      },
    });
    await Promise.all(Array.from({ length: 24 }, (_, n) => service.seedUser(`Racer ${n}`)));
    await other.drain();
    const records = batches.flatMap(({ Records }) => Records);
    let isWriting = true;
    const seen: string[] = [];
    const reader = (async () => {
      for (let cursor = start; ; ) {
        const isLast = !isWriting;
        const found = await feed.after(cursor);
        seen.push(...found.changes.map(({ id }) => id));
        cursor = found.cursor;
        if (isLast) return;
      }
    })();
    // As functions of several shards of the stream would.
    const shards = Map.groupBy(records, ({ dynamodb }) => hashText(String(dynamodb.Keys.pk?.S)) % 3);
    await Promise.all([...shards.values()].map((some) => recordChanges({ Records: some })));
    isWriting = false;
    await reader;
    const all = (await feed.after(start)).changes.map(({ id }) => id);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.toSorted()).toEqual(all.toSorted());
    expect(all.length).toBeGreaterThanOrEqual(24);
  });

  it('continues after an event that cannot be recorded', async () => {
    await feed.drain();
    const cursor = await feed.latest();
    const poison = await service.seedUser('Poison');
    const fine = await service.seedUser('Fine');
    const limping = await openFeed(service, {
      consume: async (event) => {
        if (event.Records.some(({ dynamodb }) => dynamodb.Keys.pk?.S === `user#${poison.id}`))
          throw new Error('poison');
        await recordChanges(event);
      },
    });
    await limping.drain();
    expect(limping.errors.length).toBeGreaterThan(0);
    expect(await idsAfter(cursor)).toContain(fine.id);
  });
});
