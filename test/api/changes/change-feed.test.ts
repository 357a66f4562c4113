import { describe, expect, it } from 'vitest';
import { withdrawSection } from '../../../lib/domain/evaluations/coverage/withdraw-section.ts';
import { fillLinkage } from '../../lib/model/support/linked-records.ts';
import { openFeed, type ShownChange } from '../../support/feed.ts';
import { costOf } from '../../support/server-timing.ts';
import { startService, toMany, toOne } from '../../support/service.ts';

const service = await startService();
const feed = await openFeed(service);

const brief = ({ attributes: { action, subject_id: id, version, changed } }: ShownChange) => ({
  action,
  id,
  version,
  changed,
});

/** The changes that the feed lists of what is done meanwhile. */
const changesOf = async (work: () => Promise<unknown>, query?: string): Promise<ShownChange[]> => {
  await feed.drain();
  const cursor = await feed.latest();
  await work();
  await feed.drain();
  return (await feed.after(cursor, query)).changes;
};

const ok = async (method: string, target: string, data?: object) => {
  const answer = await service.call(method, `/api/v1${target}`, data === undefined ? {} : { body: { data } });
  if (answer.status >= 300) throw new Error(answer.text);
  return answer.document?.data;
};

const createUser = (name = 'Ada Lovelace') =>
  ok('POST', '/users', { type: 'user', attributes: { display_name: name, emails: [] } });

const createEmployment = (user: { type: string; id: string }, attributes = {}) =>
  ok('POST', `/users/${user.id}/employments`, {
    type: 'employment',
    attributes: { title: 'Professor', effective_from: '2026-01-01', external_id: 'HR-1', ...attributes },
  });

describe('the change feed', () => {
  it('reports what was created, changed and deleted, in order, without values', async () => {
    const user = await createUser();
    let address = { id: '', type: 'address' };
    const changes = await changesOf(async () => {
      const attributes = { address_line1: '1 Main St', external_id: 'A-7' };
      address = await ok('POST', '/addresses', { type: 'address', attributes, relationships: { user: toOne(user) } });
      await ok('PATCH', `/addresses/${address.id}`, { ...address, attributes: { address_line2: 'Springfield' } });
      await ok('DELETE', `/addresses/${address.id}`);
    });
    const own = changes.filter(({ attributes }) => attributes.subject_id === address.id);
    expect(own.map(brief)).toEqual([
      { action: 'created', id: address.id, version: 1, changed: [] },
      { action: 'updated', id: address.id, version: 2, changed: ['address_line2'] },
      { action: 'deleted', id: address.id, version: 3, changed: [] },
    ]);
    expect(own.map(({ attributes }) => attributes.external_id)).toEqual(['A-7', 'A-7', 'A-7']);
    expect(own.map(({ links }) => links.related?.endsWith(`/api/v1/addresses/${address.id}`))).toEqual([
      true,
      true,
      undefined,
    ]);
    expect(JSON.stringify(own)).not.toContain('Springfield');
    expect(new Set(changes.map(({ id }) => id)).size).toBe(changes.length);
  });

  it('reports a record whose linkages others change, in the version that answers show', async () => {
    const user = await createUser();
    const changes = await changesOf(() => createEmployment(user));
    const { meta } = await ok('GET', `/users/${user.id}`);
    const [own] = changes.filter(({ attributes }) => attributes.subject_id === user.id);
    expect(own && brief(own)).toEqual({
      action: 'updated',
      id: user.id,
      version: meta.version,
      changed: expect.arrayContaining(['employments', 'current_employment']),
    });
  });

  it('reports a to-many change as an update of the record that names the targets', async () => {
    const section = await service.seed(
      'course_evaluation_section',
      { name: '01' },
      {
        course: toOne(await service.seed('course_evaluation_course', { name: 'C' })),
        term: toOne(await service.seed('course_evaluation_term', { name: 'T' })),
      },
    );
    const student = await service.seed('course_evaluation_student', {}, { user: toOne(await service.seedUser()) });
    const changes = await changesOf(() =>
      service.call('POST', `/api/v1/course_evaluation_students/${student.id}/relationships/sections`, {
        body: toMany(section),
      }),
    );
    expect(changes.map(brief)).toEqual([{ action: 'updated', id: student.id, version: 2, changed: ['sections'] }]);
  });

  it('reports a linkage that changes in other items than the record, though as many are linked as before', async () => {
    const term = toOne(await service.seed('course_evaluation_term', { name: 'T' }));
    const section = () => service.seed('course_evaluation_section', { name: '01' }, { term });
    const [one, other] = [await section(), await section()];
    const student = await service.seed('course_evaluation_student', {}, { user: toOne(await service.seedUser()) });
    const strangers = await fillLinkage(service.store, student, 'sections');
    const take = async (...ids: readonly string[]) => {
      const body = { data: ids.map((id) => ({ type: 'course_evaluation_section', id })) };
      const target = `/api/v1/course_evaluation_students/${student.id}/relationships/sections`;
      expect((await service.call('PATCH', target, { body })).status).toBeLessThan(300);
    };
    await take(...strangers, one.id);
    const changes = await changesOf(() => take(...strangers, other.id));
    expect(changes.map(brief)).toMatchObject([{ action: 'updated', id: student.id, changed: ['sections'] }]);
  });

  it('reports courses that a period covers in place of as many others', async () => {
    const course = async () => (await service.seed('course_evaluation_course', { name: 'C' })).id;
    const [one, other] = [await course(), await course()];
    const attributes = { name: 'P', evaluation_type: 'end_of_term', course_uuids: [one] };
    const term = toOne(await service.seed('course_evaluation_term', { name: 'T' }));
    const path = '/course_evaluation_periods';
    const type = 'course_evaluation_period';
    const { id } = await ok('POST', path, { type, attributes, relationships: { term } });
    const changes = await changesOf(() =>
      ok('PATCH', `${path}/${id}`, { type, id, attributes: { course_uuids: [other] } }),
    );
    const own = changes.filter(({ attributes: { subject_id } }) => subject_id === id);
    expect(new Set(own.flatMap(({ attributes: { changed } }) => changed))).toEqual(
      new Set(['course_uuids', 'courses', 'evaluations']),
    );
  });

  it('reports a record that moves from one parent to another, though it shows neither', async () => {
    const department = async (name: string, parent?: { type: string; id: string }) => {
      const relationships = parent === undefined ? {} : { parent: toOne(parent) };
      return ok('POST', '/departments', { type: 'department', attributes: { name }, relationships });
    };
    const [from, to] = [await department('Science'), await department('Arts')];
    const moved = await department('Logic', from);
    const changes = await changesOf(() =>
      ok('PATCH', `/departments/${moved.id}`, { ...moved, attributes: {}, relationships: { parent: toOne(to) } }),
    );
    expect(changes.map(brief)).toContainEqual({ action: 'updated', id: moved.id, version: 2, changed: ['parent'] });
  });

  it('says nothing of what no answer shows, and nothing of an update that changes nothing', async () => {
    const user = await createUser();
    const changes = await changesOf(async () => {
      await ok('PATCH', `/users/${user.id}`, {
        type: 'user',
        id: user.id,
        attributes: { display_name: 'Ada Lovelace' },
      });
      // Counters, a token, a linkage that nothing shows.
      await service.authorize('users:read');
    });
    expect(changes).toEqual([]);
  });

  it('is empty after "latest", with a cursor all the same', async () => {
    await feed.drain();
    const { document } = await feed.page('page[after]=latest');
    expect(document).toMatchObject({ data: [], meta: { caught_up: true }, links: { next: null, prev: null } });
    const again = await feed.page(`page[after]=${document.meta.cursor}`);
    expect(again.document).toMatchObject({ data: [], meta: { caught_up: true, cursor: expect.any(String) } });
  });

  it('comes in pages; the last is caught up', async () => {
    await feed.drain();
    const cursor = await feed.latest();
    const users = [];
    for (let n = 0; n < 7; n += 1) users.push((await createUser(`User ${n}`)).id);
    await feed.drain();
    const seen: string[] = [];
    let target = `/api/v1/changes?page[after]=${cursor}&page[size]=2&filter[subject_type]=user`;
    for (let pages = 1; ; pages += 1) {
      const { document } = await service.call('GET', target);
      expect(document.data.length).toBeLessThanOrEqual(2);
      seen.push(...document.data.map((each: ShownChange) => each.attributes.subject_id));
      expect(document.meta.caught_up).toBe(document.links.next === null);
      if (document.links.next === null) break;
      const { pathname, search } = new URL(document.links.next);
      target = pathname + search;
      expect(pages).toBeLessThan(20);
    }
    expect(seen.sort()).toEqual(users.sort());
  });

  it('begins at an instant', async () => {
    await createUser('Before');
    await feed.drain();
    await new Promise((resolve) => setTimeout(resolve, 20));
    const since = new Date().toISOString();
    const user = await createUser('After');
    await feed.drain();
    const { document } = await feed.page(`filter[since]=${since}&filter[subject_type]=user`);
    expect(document.data.map((each: ShownChange) => each.attributes.subject_id)).toEqual([user.id]);
    const whole = await feed.page('filter[subject_type]=user&page[size]=100');
    expect(whole.document.data.length).toBeGreaterThan(1);
  });

  it('does not begin at an instant and at a cursor', async () => {
    for (const after of ['', 'latest', await feed.latest()])
      expect(await feed.page(`filter[since]=2026-01-01T00:00:00Z&page[after]=${after}`)).toMatchObject({
        status: 400,
        document: { errors: [{ code: 'invalid_filter', source: { parameter: 'filter[since]' } }] },
      });
  });

  it('reports a section that is cancelled, or that its source has withdrawn, in another version', async () => {
    const section = await service.seed(
      'course_evaluation_section',
      { name: '01' },
      {
        course: toOne(await service.seed('course_evaluation_course', { name: 'C' })),
        term: toOne(await service.seed('course_evaluation_term', { name: 'T' })),
      },
    );
    const own = (changes: readonly ShownChange[]) =>
      changes.filter(({ attributes }) => attributes.subject_id === section.id).map(brief);
    const data = { type: section.type, id: section.id, attributes: { cancelled: true } };
    const cancelled = await changesOf(() => ok('PATCH', `/course_evaluation_sections/${section.id}`, data));
    expect(own(cancelled)).toEqual([{ action: 'updated', id: section.id, version: 2, changed: ['cancelled'] }]);
    const back = { ...data, attributes: { cancelled: false } };
    await ok('PATCH', `/course_evaluation_sections/${section.id}`, back);
    const withdrawn = await changesOf(() => withdrawSection(service.store, section.id, new Date()));
    expect(own(withdrawn)).toEqual([{ action: 'updated', id: section.id, version: 4, changed: ['cancelled'] }]);
    expect((await ok('GET', `/course_evaluation_sections/${section.id}`)).meta.version).toBe(4);
  });

  it('reports question sets and their questions, and the period that asks them', async () => {
    const period = await service.seed(
      'course_evaluation_period',
      { name: 'P', evaluation_type: 'midterm' },
      { term: toOne(await service.seed('course_evaluation_term', { name: 'T' })) },
    );
    const version = async () => (await ok('GET', `/course_evaluation_periods/${period.id}`)).meta.version;
    const before = await version();
    let set = { id: '', type: 'course_evaluation_question_set' };
    const changes = await changesOf(async () => {
      set = await ok('POST', '/course_evaluation_question_sets', {
        type: set.type,
        attributes: { name: 'Teaching', position: 1 },
        relationships: { period: toOne(period) },
      });
    });
    const own = (id: string) => changes.filter(({ attributes }) => attributes.subject_id === id).map(brief);
    expect(own(set.id)).toEqual([{ action: 'created', id: set.id, version: 1, changed: [] }]);
    expect(own(period.id)).toMatchObject([{ action: 'updated', version: await version() }]);
    expect(own(period.id)[0]?.changed).toContain('question_sets');
    expect(await version()).toBeGreaterThan(before);
  });

  // As many as test/lib/http/budgets.test.ts asks for, on a table without a stream.
  it('costs a write not one request', async () => {
    const data = { type: 'user', attributes: { display_name: 'X' } };
    const created = await service.call('POST', '/api/v1/users', { body: { data } });
    expect(costOf(created)).toMatchObject({ requests: 1, roundTrips: 1 });
    const { id } = created.document.data;
    const altered = { type: 'user', id, attributes: { display_name: 'Y' } };
    const updated = await service.call('PATCH', `/api/v1/users/${id}`, { body: { data: altered } });
    expect(costOf(updated)).toMatchObject({ requests: 2, roundTrips: 2 });
  });

  it('costs one round trip a page', async () => {
    await createUser();
    const cursor = await feed.latest();
    await createUser();
    await feed.drain();
    const { headers } = await feed.page(`page[after]=${cursor}`);
    expect(headers['server-timing']).toContain('1 round trips');
  });
});
