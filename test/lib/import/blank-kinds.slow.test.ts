import { beforeEach, describe, expect, it } from 'vitest';
import type { RecordIntent } from '../../../lib/import/formats/intent.ts';
import { instructorOf, sectionInstructorOf, toUser, userBy } from '../../../lib/import/formats/people.ts';
import { referTo } from '../../../lib/import/formats/values.ts';
import { loadRecords } from '../../../lib/import/load/load-records.ts';
import { beginRun, openSession, type Session } from '../../../lib/import/load/session.ts';
import { countsOf } from '../../../lib/import/report/summary.ts';
import { newId } from '../../../lib/runtime/ids.ts';
import { documentClient } from '../../../lib/store/client.ts';
import { sourceIdPartitions, wholePartition } from '../../../lib/store/keys.ts';
import { Store } from '../../../lib/store/store.ts';
import { openTestTable } from '../../support/table.ts';

const type = 'course_evaluation_course';

const course = (sourceId: string): RecordIntent => ({
  kind: 'record',
  type,
  key: { by: 'source_id', sourceId },
  origin: { file: 'courses.csv', line: 2 },
  attributes: { name: 'Optics', external_id: sourceId },
  references: {},
  columns: {},
});

/** A store that counts the names and the claims that are read. */
class WatchedStore extends Store {
  names = 0;
  claims = 0;

  override getMany(...parameters: Parameters<Store['getMany']>): ReturnType<Store['getMany']> {
    this.names += parameters[0].filter(({ pk }) => pk.startsWith('source_id#')).length;
    this.claims += parameters[0].filter(({ sk }) => sk.includes('course_evaluation_section_instructor')).length;
    return super.getMany(...parameters);
  }
}

let store: WatchedStore;
let session: Session;

beforeEach(async () => {
  const { tableName, endpoint } = await openTestTable();
  store = new WatchedStore(documentClient(endpoint), tableName);
  session = openSession(beginRun(store), 'test');
});

const loadElsewhere = (...ids: readonly string[]): Promise<void> =>
  loadRecords(openSession(beginRun(new Store(store.client, store.tableName)), 'test'), ids.map(course));

const countNames = async (): Promise<number> => {
  const partitions = sourceIdPartitions('test', type).map((partition) => store.queryRange(partition, wholePartition));
  return (await Promise.all(partitions)).flat().length;
};

describe('a kind of names without any in the table', () => {
  it('is asked for no name, and meets what another run has written meanwhile', async () => {
    expect(await session.known.isBlank({ type })).toBe(true);
    await loadElsewhere('a', 'b');
    await session.known.lookUp(['a', 'b', 'c'].map((sourceId) => ({ type, sourceId })));
    expect(store.names).toBe(0);
    await loadRecords(session, ['a', 'b', 'c'].map(course));
    expect(countsOf(session.report, type)).toMatchObject({ created: 1, unchanged: 2, rejected: 0 });
    expect(await countNames()).toBe(3);
  });

  it('is found out by the first look-up of many names', async () => {
    const many = Array.from({ length: 401 }, (_, index) => ({ type, sourceId: `c${index}` }));
    await session.known.lookUp(many);
    expect(store.names).toBe(0);
    expect(await session.known.isBlank({ type })).toBe(true);
  });

  it.each<[string, () => void]>([
    ['forgotten', () => session.known.forget({ type, sourceId: 'a' })],
    [
      'dropped with 300,000 others',
      () => {
        const id = newId();
        for (let each = 0; each <= 300_000; each += 1) session.known.learn({ type: 'user', sourceId: `u${each}` }, id);
        session.known.trim();
      },
    ],
  ])('is asked again for a name that was %s', async (_how, forget) => {
    expect(await session.known.isBlank({ type })).toBe(true);
    await loadRecords(session, [course('a')]);
    const id = session.known.find({ type, sourceId: 'a' });
    forget();
    expect(session.known.find({ type, sourceId: 'a' })).toBeUndefined();
    await session.known.lookUp([{ type, sourceId: 'a' }]);
    expect(session.known.find({ type, sourceId: 'a' })).toBe(id);
    expect(id).toBeDefined();
  });
});

it('a kind with a name that another run has written is asked for all', async () => {
  await loadElsewhere('a');
  expect(await session.known.isBlank({ type })).toBe(false);
  await loadRecords(session, [course('a'), course('b')]);
  expect(countsOf(session.report, type)).toMatchObject({ created: 1, unchanged: 1 });
  expect(store.names).toBeGreaterThan(0);
});

describe('the claim of an instructor on a section', () => {
  const origin = { file: 'enrollments.csv', line: 2 };
  const section = referTo('course_evaluation_section', 'class', 'classSourcedId', 's-1');
  const person = (id: string) => userBy('userSourcedId', id);
  const assignment = (id: string): RecordIntent => sectionInstructorOf(origin, person(id), section);
  const own: readonly RecordIntent[] = [
    { ...course('c-1') },
    { ...course('t-1'), type: 'course_evaluation_term', attributes: { name: 'Autumn' } },
    {
      ...course('s-1'),
      type: section.type,
      attributes: { name: 'Optics' },
      references: {
        course: referTo(type, 'course', 'courseSourcedId', 'c-1'),
        term: referTo('course_evaluation_term', 'term', 'termSourcedIds', 't-1'),
      },
    },
    ...['u-1', 'u-2'].flatMap((id) => [
      toUser(origin, person(id), { departments: [], fields: { display_name: ['givenName', id] } }),
      instructorOf(origin, person(id), section),
    ]),
  ];
  const counts = () => countsOf(session.report, assignment('u-1').type);

  it('is not asked for where this run has made the section', async () => {
    await session.known.isBlank({ type: section.type });
    for (const each of own) await loadRecords(session, [each]);
    expect(session.report.rejections).toEqual([]);
    await loadRecords(session, [assignment('u-1'), assignment('u-2')]);
    await loadRecords(session, [assignment('u-1')]);
    expect(store.claims).toBe(0);
    expect(counts()).toMatchObject({ created: 2, unchanged: 0, doubled: 1, rejected: 0 });
  });

  it('is met all the same where somebody else was faster', async () => {
    await session.known.isBlank({ type: section.type });
    for (const each of own) await loadRecords(session, [each]);
    await loadRecords(openSession(beginRun(new Store(store.client, store.tableName)), 'test'), [assignment('u-1')]);
    await loadRecords(session, [assignment('u-1'), assignment('u-2')]);
    expect(counts()).toMatchObject({ created: 1, unchanged: 1, rejected: 0 });
  });

  it('is asked for where the section was there before', async () => {
    for (const each of own) await loadRecords(session, [each]);
    await loadRecords(session, [assignment('u-1')]);
    expect(store.claims).toBe(1);
    expect(counts()).toMatchObject({ created: 1 });
  });
});
