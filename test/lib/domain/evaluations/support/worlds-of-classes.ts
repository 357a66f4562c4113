import { beforeEach, expect } from 'vitest';
import { scanTable } from '../../../../../infra/tools/bench/scan-table.ts';
import { createPeriod } from '../../../../../lib/domain/evaluations/periods/create-period.ts';
import { runImport } from '../../../../../lib/import/run/run.ts';
import { evaluationId, readCoverage } from '../../../../../lib/resources/course-evaluations/coverage.ts';
import { keyOf } from '../../../../../lib/store/keys.ts';
import type { StoredRecord } from '../../../../../lib/store/record.ts';
import type { Store } from '../../../../../lib/store/store.ts';
import { startService, toOne } from '../../../../support/service.ts';
import { zipCollege } from '../../../import/support/one-roster-set.ts';
import { newPeriod } from './new-period.ts';

const classesHeader =
  'sourcedId,status,dateLastModified,title,grades,courseSourcedId,classCode,classType,location,schoolSourcedId,termSourcedIds,subjects,subjectCodes,periods';

const coursesHeader =
  'sourcedId,status,dateLastModified,schoolYearSourcedId,title,courseCode,grades,orgSourcedId,subjects,subjectCodes';
const sessionsHeader = 'sourcedId,status,dateLastModified,title,type,startDate,endDate,parentSourcedId,schoolYear';

const manifest = `propertyName,value
manifest.version,1.0
oneroster.version,1.2
file.academicSessions,bulk
file.classes,bulk
file.courses,bulk
`;

/** The courses of each world. */
export const courseNames = ['c1', 'c2', 'c3', 'c4'] as const;
/** A class of a OneRoster set: its id, course and term. */
export type Class = readonly [id: string, course: string, term?: string];

const zipOf = (world: number, classes: readonly Class[]): string =>
  zipCollege({
    'manifest.csv': manifest,
    'orgs.csv': undefined,
    'users.csv': undefined,
    'roles.csv': undefined,
    'enrollments.csv': undefined,
    'academicSessions.csv': [
      sessionsHeader,
      ...['t1', 't2'].map((id) => `${id}-${world},,,Term ${id},term,2026-01-01,2026-05-31,,2026`),
    ].join('\n'),
    'courses.csv': [coursesHeader, ...courseNames.map((id) => `${id}-${world},,,,Course ${id},${id},,,,`)].join('\n'),
    'classes.csv': [
      classesHeader,
      ...classes.map(
        ([id, course, term = 't1']) => `${id},,,Class ${id},,${course}-${world},,scheduled,,,${term}-${world},,,`,
      ),
    ].join('\n'),
  });

/** The id of the record that an id of the set names. */
export const named = async (store: Store, type: string, sourceId: string): Promise<string> =>
  String((await store.get(keyOf.sourceId('oneroster', type, sourceId)))?.record_id);

/** A table in which each test of a file has two terms and four courses of its own, without any section. */
export const openWorlds = async () => {
  const { store } = await startService();
  let [world, counter] = [0, 0];
  let [t1, t2] = ['', ''];
  let courses: string[] = [];

  const fresh = (): string => {
    counter += 1;
    return `s${counter}`;
  };
  const load = (classes: readonly Class[], through: Store = store) =>
    runImport(through, { location: zipOf(world, classes) });
  const recordsOf = async (type: string): Promise<StoredRecord[]> =>
    (await scanTable(store)).filter((item) => item.type === type) as unknown as StoredRecord[];

  const cover = async (ids: readonly string[], term: string, through: Store = store): Promise<string> => {
    const data = {
      attributes: { name: 'Finals', evaluation_type: 'end_of_term', course_uuids: ids },
      relationships: { term: toOne({ type: 'course_evaluation_term', id: term }) },
    };
    return (await createPeriod(through, newPeriod(data), { now: new Date() })).id;
  };

  /** The sections that the period must have evaluations of, had all been done one after another. */
  const expectCovered = async (period: string): Promise<void> => {
    const found = await readCoverage(store, period);
    const covered = Object.keys(found?.record.courses ?? {});
    const sections = (await recordsOf('course_evaluation_section')).filter(
      ({ course, term }) => covered.includes(String(course)) && term === found?.record.term,
    );
    const ids = sections.map(({ id }) => evaluationId(period, id)).sort();
    expect(Object.keys(found?.record.evaluations ?? {}).sort()).toEqual(ids);
    const made = (await recordsOf('course_evaluation')).filter((each) => each.period === period);
    expect(made.map(({ id }) => id).sort()).toEqual(ids);
    expect(found?.plan).toBeUndefined();
  };

  /** How many evaluations a period has. */
  const countEvaluations = async (period: string): Promise<number> =>
    Object.keys((await readCoverage(store, period))?.record.evaluations ?? {}).length;

  beforeEach(async () => {
    world += 1;
    await load([]);
    const idOf = (type: string, name: string) => named(store, type, `${name}-${world}`);
    [t1, t2] = [await idOf('course_evaluation_term', 't1'), await idOf('course_evaluation_term', 't2')];
    courses = await Promise.all(courseNames.map((each) => idOf('course_evaluation_course', each)));
  });

  return {
    store,
    load,
    cover,
    fresh,
    recordsOf,
    expectCovered,
    countEvaluations,
    get t1() {
      return t1;
    },
    get t2() {
      return t2;
    },
    get courses() {
      return courses;
    },
  };
};
