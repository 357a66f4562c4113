import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { evaluationId, readCoverage } from '../../lib/evaluation/coverage.ts';
import { createPeriod } from '../../lib/evaluation/create-period.ts';
import { coverCourses } from '../../lib/evaluation/update-period.ts';
import { runImport } from '../../lib/import/run.ts';
import { keyOf } from '../../lib/store/keys.ts';
import type { StoredRecord } from '../../lib/store/record.ts';
import type { Step } from '../../lib/store/steps.ts';
import { Store } from '../../lib/store/store.ts';
import { zipCollege } from '../import/support/one-roster-set.ts';
import { startService, toOne } from '../support/service.ts';

const header =
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

const courseNames = ['c1', 'c2', 'c3', 'c4'] as const;
type Class = readonly [id: string, course: string, term?: string];

// Every test has terms and courses of its own.
let world = 0;

const zipOf = (classes: readonly Class[]): string =>
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
      header,
      ...classes.map(
        ([id, course, term = 't1']) => `${id},,,Class ${id},,${course}-${world},,scheduled,,,${term}-${world},,,`,
      ),
    ].join('\n'),
  });

const named = async (store: Store, type: string, sourceId: string): Promise<string> =>
  String((await store.get(keyOf.sourceId('oneroster', type, sourceId)))?.record_id);

const service = await startService();
const { store } = service;

const load = (classes: readonly Class[]) => runImport(store, { location: zipOf(classes) });

const recordsOf = async (type: string): Promise<StoredRecord[]> => {
  const records: StoredRecord[] = [];
  let start: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await store.client.send(
      new ScanCommand({ TableName: store.tableName, ...(start && { ExclusiveStartKey: start }) }),
    );
    records.push(...(Items.filter((item) => item.type === type) as unknown as StoredRecord[]));
    start = LastEvaluatedKey;
  } while (start !== undefined);
  return records;
};

const cover = async (courses: readonly string[], term: string, through = store): Promise<string> => {
  const data = {
    attributes: { name: 'Finals', evaluation_type: 'end_of_term', course_uuids: courses },
    relationships: { term: toOne({ type: 'course_evaluation_term', id: term }) },
  };
  return (await createPeriod(through, data, { now: new Date() })).id;
};

/** The sections that the period must have evaluations of, had all been done one after another. */
const expectCovered = async (period: string): Promise<void> => {
  const found = await readCoverage(store, period);
  const courses = Object.keys(found?.record.courses ?? {});
  const sections = (await recordsOf('course_evaluation_section')).filter(
    ({ course, term }) => courses.includes(String(course)) && term === found?.record.term,
  );
  const ids = sections.map(({ id }) => evaluationId(period, id)).sort();
  expect(Object.keys(found?.record.evaluations ?? {}).sort()).toEqual(ids);
  const made = (await recordsOf('course_evaluation')).filter((each) => each.period === period);
  expect(made.map(({ id }) => id).sort()).toEqual(ids);
  expect(found?.plan).toBeUndefined();
};

let [t1, t2] = ['', ''];
let courses: string[] = [];
let counter = 0;
const fresh = (): string => {
  counter += 1;
  return `s${counter}`;
};

beforeEach(async () => {
  world += 1;
  await load([]);
  [t1, t2] = [
    await named(store, 'course_evaluation_term', `t1-${world}`),
    await named(store, 'course_evaluation_term', `t2-${world}`),
  ];
  courses = await Promise.all(courseNames.map((each) => named(store, 'course_evaluation_course', `${each}-${world}`)));
});

describe('a section that comes later', () => {
  it('gets its evaluation in every period that covers its course in its term, and in no other', async () => {
    const [both, first, elsewhere] = [
      await cover(courses, t1),
      await cover(courses.slice(0, 1), t1),
      await cover(courses, t2),
    ];
    const report = await load([
      [fresh(), 'c1'],
      [fresh(), 'c2'],
      [fresh(), 'c1', 't2'],
    ]);
    expect(report.rejections).toEqual([]);
    for (const period of [both, first, elsewhere]) await expectCovered(period);
    expect(Object.keys((await readCoverage(store, first))?.record.evaluations ?? {})).toHaveLength(1);
  });

  it('changes nothing when it is loaded twice', async () => {
    const period = await cover(courses, t1);
    const classes: Class[] = [[fresh(), 'c1']];
    await load(classes);
    const before = await recordsOf('course_evaluation');
    await load(classes);
    expect(await recordsOf('course_evaluation')).toEqual(before);
    await expectCovered(period);
  });

  it('keeps the evaluation when it moves between courses that the period covers', async () => {
    const period = await cover(courses, t1);
    const section = fresh();
    await load([[section, 'c1']]);
    const id = evaluationId(period, await named(store, 'course_evaluation_section', section));
    const before = await store.read({ type: 'course_evaluation', id });
    await load([[section, 'c2']]);
    expect(await store.read({ type: 'course_evaluation', id })).toEqual(before);
    await expectCovered(period);
    await coverCourses(store, period, courses.slice(1), new Date());
    await expectCovered(period);
    await coverCourses(store, period, courses.slice(2), new Date());
    expect(await store.read({ type: 'course_evaluation', id })).toBeUndefined();
  });

  it('gets an evaluation when it moves to a course that the period covers', async () => {
    const period = await cover(courses.slice(1, 2), t1);
    const section = fresh();
    await load([[section, 'c1']]);
    await load([[section, 'c2']]);
    await expectCovered(period);
    expect(
      await store.read({
        type: 'course_evaluation',
        id: evaluationId(period, await named(store, 'course_evaluation_section', section)),
      }),
    ).toBeDefined();
  });
});

/** The table seen by somebody whom another one overtakes right before a write. */
class OvertakenStore extends Store {
  readonly #meddle: () => Promise<unknown>;
  readonly #isMoment: (steps: readonly Step[]) => boolean;
  #times: number;

  constructor(isMoment: (steps: readonly Step[]) => boolean, meddle: () => Promise<unknown>, times = 1) {
    super(store.client, store.tableName);
    this.#isMoment = isMoment;
    this.#meddle = meddle;
    this.#times = times;
  }

  override async write(steps: readonly Step[]) {
    if (this.#times > 0 && this.#isMoment(steps)) {
      this.#times -= 1;
      await this.#meddle();
    }
    return super.write(steps);
  }
}

const writes =
  (text: string) =>
  (steps: readonly Step[]): boolean =>
    steps.some(({ key: { pk, sk } }) => `${pk}/${sk}`.includes(text));

describe('who is overtaken', () => {
  it('an import that a creation overtakes looks at the periods again', async () => {
    let period = '';
    const overtaken = new OvertakenStore(writes('course_evaluation_section#'), async () => {
      period = await cover(courses, t1);
    });
    const classes = courseNames.map((course): Class => [fresh(), course]);
    const report = await runImport(overtaken, { location: zipOf(classes) });
    expect(report.rejections).toEqual([]);
    expect(Object.keys((await readCoverage(store, period))?.record.evaluations ?? {})).toHaveLength(4);
    await expectCovered(period);
  });

  it('an import that an update overtakes looks at the periods again', async () => {
    const period = await cover(courses.slice(0, 2), t1);
    const overtaken = new OvertakenStore(writes('course_evaluation_section#'), () =>
      coverCourses(store, period, courses.slice(1, 3), new Date()),
    );
    await runImport(overtaken, { location: zipOf(courseNames.map((course): Class => [fresh(), course])) });
    expect(Object.keys((await readCoverage(store, period))?.record.evaluations ?? {})).toHaveLength(2);
    await expectCovered(period);
  });

  it('a section that moves, which an update overtakes, looks at the periods again', async () => {
    const period = await cover(courses.slice(0, 1), t1);
    const section = fresh();
    await load([[section, 'c1']]);
    const overtaken = new OvertakenStore(writes('course_evaluation_section#'), () =>
      coverCourses(store, period, courses.slice(1, 2), new Date()),
    );
    await runImport(overtaken, { location: zipOf([[section, 'c2']]) });
    expect(Object.keys((await readCoverage(store, period))?.record.evaluations ?? {})).toHaveLength(1);
    await expectCovered(period);
  });

  it.each([
    ['its announcement', 'coverage_plan#'],
    ['its evaluations', 'course_evaluation#'],
    ['its end', 'open_coverage'],
  ])('a creation that an import overtakes before %s evaluates the new sections too', async (_moment, text) => {
    await load(courseNames.map((course): Class => [fresh(), course]));
    const first = text === 'open_coverage' ? 1 : 0;
    let met = 0;
    const isMoment = (steps: readonly Step[]): boolean => {
      if (!writes(text)(steps)) return false;
      met += 1;
      return met > first;
    };
    const late = courseNames.map((course): Class => [fresh(), course]);
    const period = await cover(courses, t1, new OvertakenStore(isMoment, () => load(late)));
    expect(Object.keys((await readCoverage(store, period))?.record.evaluations ?? {})).toHaveLength(8);
    await expectCovered(period);
  });

  it.each([1, 2, 3])(
    'a creation that %i sections join in a row while it reads ends with all of them',
    async (times) => {
      await load(courseNames.map((course): Class => [fresh(), course]));
      const join = () => load([[fresh(), 'c1']]);
      const period = await cover(courses, t1, new OvertakenStore(writes('coverage_plan#'), join, times));
      expect(Object.keys((await readCoverage(store, period))?.record.evaluations ?? {})).toHaveLength(4 + times);
      await expectCovered(period);
    },
  );

  it('a creation that is held up makes nothing that an update has destroyed meanwhile', async () => {
    await load(courseNames.map((course): Class => [fresh(), course]));
    const overtaken = new OvertakenStore(writes('course_evaluation#'), async () => {
      const [period] = (await recordsOf('course_evaluation_period')).filter(({ term }) => term === t1);
      await coverCourses(store, String(period?.id), [], new Date());
    });
    const period = await cover(courses, t1, overtaken);
    expect(Object.keys((await readCoverage(store, period))?.record.evaluations ?? {})).toEqual([]);
    await expectCovered(period);
  });
});

/** The table as somebody sees it who never hears the first answer to a write, and sends it again. */
class DeafStore extends Store {
  override async write(steps: readonly Step[]) {
    await super.write(steps);
    return super.write(steps);
  }
}

it('a creation whose answers are lost makes one period and every evaluation once', async () => {
  await load(Array.from({ length: 8 }, (_, index): Class => [fresh(), courseNames[index % 4] ?? 'c1']));
  const period = await cover(courses, t1, new DeafStore(store.client, store.tableName));
  await expectCovered(period);
  expect((await recordsOf('course_evaluation_period')).filter(({ term }) => term === t1)).toHaveLength(1);
});

describe('at the same time', () => {
  it.each(Array.from({ length: 8 }, (_, round) => round))(
    'an import and a creation end as one after the other (round %i)',
    async () => {
      const classes = Array.from({ length: 60 }, (_, index): Class => [fresh(), courseNames[index % 4] ?? 'c1']);
      const [period, other, report] = await Promise.all([
        cover(courses, t1),
        cover(courses.slice(1, 3), t1),
        load(classes),
      ]);
      expect(report.rejections).toEqual([]);
      await expectCovered(period);
      await expectCovered(other);
    },
  );

  it.each(Array.from({ length: 4 }, (_, round) => round))(
    'an import and changes of what is covered end as one after the other (round %i)',
    async (round) => {
      const period = await cover(courses.slice(0, 2), t1);
      const classes = Array.from({ length: 60 }, (_, index): Class => [fresh(), courseNames[index % 4] ?? 'c1']);
      const change = async (): Promise<void> => {
        for (let index = 0; index < 4; index += 1) {
          await coverCourses(store, period, courses.slice((index + round) % 3, ((index + round) % 3) + 2), new Date());
        }
      };
      const [report] = await Promise.all([load(classes), change()]);
      expect(report.rejections).toEqual([]);
      await expectCovered(period);
    },
  );

  it('two creations end as one after the other', async () => {
    await load(Array.from({ length: 20 }, (_, index): Class => [fresh(), courseNames[index % 4] ?? 'c1']));
    const periods = await Promise.all([cover(courses, t1), cover(courses, t1), cover(courses.slice(2), t1)]);
    for (const period of periods) await expectCovered(period);
  });
});
