import { beforeEach, describe, expect, it } from 'vitest';
import type { RecordIntent } from '../../../lib/import/formats/intent.ts';
import { groupByTargets } from '../../../lib/import/load/group-by-targets.ts';
import { loadRecords } from '../../../lib/import/load/load-records.ts';
import { beginRun, openSession, type Session } from '../../../lib/import/load/session.ts';
import { countsOf } from '../../../lib/import/report/summary.ts';
import { documentClient } from '../../../lib/store/client.ts';
import type { Step } from '../../../lib/store/steps.ts';
import { Store } from '../../../lib/store/store.ts';
import { openTestTable } from '../../support/table.ts';

const refer = (type: string, sourceId: string) => ({ type, sourceIds: [sourceId], column: type, called: type });

const record = (type: string, sourceId: string, given: Partial<RecordIntent>): RecordIntent => ({
  kind: 'record',
  type,
  key: { by: 'source_id', sourceId },
  origin: { file: `${type}.csv`, line: Number(sourceId.slice(1)) + 2 },
  attributes: {},
  references: {},
  columns: {},
  ...given,
});

const section = (n: number, course: string, term: string): RecordIntent =>
  record('course_evaluation_section', `s${n}`, {
    attributes: { name: `Section ${n}` },
    references: { term: refer('course_evaluation_term', term), course: refer('course_evaluation_course', course) },
  });

const idsOf = (intents: readonly RecordIntent[]): string[] => intents.map(({ key }) => key.sourceId);

describe('records that are created together', () => {
  it('stand next to those that refer to the same, by the relationship with the fewest targets first', () => {
    const given = [
      section(0, 'c1', 't1'),
      section(1, 'c2', 't2'),
      section(2, 'c3', 't1'),
      section(3, 'c1', 't1'),
      section(4, 'c2', 't2'),
    ];
    expect(idsOf(groupByTargets(given))).toEqual(['s0', 's3', 's2', 's1', 's4']);
  });

  it('keep their order where nothing distinguishes them', () => {
    const given = ['d3', 'd1', 'd2'].map((id) => record('department', id, {}));
    expect(idsOf(groupByTargets(given))).toEqual(['d3', 'd1', 'd2']);
    expect(groupByTargets([])).toEqual([]);
  });

  it('are distinguished by what comes with them, too', () => {
    const given = ['a', 'b', 'a'].map((department, n) =>
      record('user', `u${n}`, {
        dependents: [record('employment', `e${n}`, { references: { department: refer('department', department) } })],
      }),
    );
    expect(idsOf(groupByTargets(given))).toEqual(['u0', 'u2', 'u1']);
  });
});

/** A store that counts the changes of courses, with those of one transaction to one course once. */
class WatchedStore extends Store {
  changes = 0;

  override write(steps: readonly Step[]): ReturnType<Store['write']> {
    const changed = steps.filter(
      ({ kind, key }) => kind === 'change' && key.pk.startsWith('course_evaluation_course#'),
    );
    this.changes += new Set(changed.map(({ key }) => key.pk)).size;
    return super.write(steps);
  }
}

const courses = 16;

describe('sections that name sixteen courses in turns', () => {
  let store: WatchedStore;
  let session: Session;
  beforeEach(async () => {
    const { tableName, endpoint } = await openTestTable();
    store = new WatchedStore(documentClient(endpoint), tableName);
    session = openSession(beginRun(store), 'test');
    await loadRecords(session, [
      record('course_evaluation_term', 't0', {
        attributes: { name: 'Autumn', start_date: '2026-09-01', end_date: '2026-12-20' },
      }),
    ]);
    await loadRecords(
      session,
      Array.from({ length: courses }, (_, n) =>
        record('course_evaluation_course', `c${n}`, { attributes: { name: `Course ${n}` } }),
      ),
    );
  });

  it('change each course little more than once, and are rejected in the order of their rows', async () => {
    store.changes = 0;
    const rows = Array.from({ length: 80 }, (_, n) => section(n, n % 9 === 8 ? 'unknown' : `c${n % courses}`, 't0'));
    await loadRecords(session, rows);
    expect(countsOf(session.report, 'course_evaluation_section')).toMatchObject({ created: 72, rejected: 8 });
    expect(store.changes).toBeGreaterThanOrEqual(courses);
    expect(store.changes).toBeLessThanOrEqual(courses + 8);
    expect(session.report.rejections.map(({ line }) => line)).toEqual([10, 19, 28, 37, 46, 55, 64, 73]);
  });
});
