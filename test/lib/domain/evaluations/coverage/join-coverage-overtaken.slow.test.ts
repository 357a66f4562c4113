import { describe, expect, it } from 'vitest';
import { coverCourses } from '../../../../../lib/domain/evaluations/periods/update-period.ts';
import type { Step } from '../../../../../lib/store/steps.ts';
import { Store } from '../../../../../lib/store/store.ts';
import { type Class, courseNames, openWorlds } from '../support/worlds-of-classes.ts';

const world = await openWorlds();
const { store, load, cover, fresh, recordsOf, expectCovered, countEvaluations } = world;

/** The table as a writer sees it that another one overtakes right before a write. */
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
      period = await cover(world.courses, world.t1);
    });
    const classes = courseNames.map((course): Class => [fresh(), course]);
    const report = await load(classes, overtaken);
    expect(report.rejections).toEqual([]);
    expect(await countEvaluations(period)).toBe(4);
    await expectCovered(period);
  });

  it('an import that an update overtakes looks at the periods again', async () => {
    const period = await cover(world.courses.slice(0, 2), world.t1);
    const overtaken = new OvertakenStore(writes('course_evaluation_section#'), () =>
      coverCourses(store, period, world.courses.slice(1, 3), new Date()),
    );
    await load(
      courseNames.map((course): Class => [fresh(), course]),
      overtaken,
    );
    expect(await countEvaluations(period)).toBe(2);
    await expectCovered(period);
  });

  it('a section that moves, which an update overtakes, looks at the periods again', async () => {
    const period = await cover(world.courses.slice(0, 1), world.t1);
    const section = fresh();
    await load([[section, 'c1']]);
    const overtaken = new OvertakenStore(writes('course_evaluation_section#'), () =>
      coverCourses(store, period, world.courses.slice(1, 2), new Date()),
    );
    await load([[section, 'c2']], overtaken);
    expect(await countEvaluations(period)).toBe(1);
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
    const period = await cover(world.courses, world.t1, new OvertakenStore(isMoment, () => load(late)));
    expect(await countEvaluations(period)).toBe(8);
    await expectCovered(period);
  });

  it('a creation that three sections join in a row while it reads ends with all of them', async () => {
    await load(courseNames.map((course): Class => [fresh(), course]));
    const join = () => load([[fresh(), 'c1']]);
    const period = await cover(world.courses, world.t1, new OvertakenStore(writes('coverage_plan#'), join, 3));
    expect(await countEvaluations(period)).toBe(7);
    await expectCovered(period);
  });

  it('a creation that is held up makes nothing that an update has destroyed meanwhile', async () => {
    await load(courseNames.map((course): Class => [fresh(), course]));
    const overtaken = new OvertakenStore(writes('course_evaluation#'), async () => {
      const [period] = (await recordsOf('course_evaluation_period')).filter(({ term }) => term === world.t1);
      await coverCourses(store, String(period?.id), [], new Date());
    });
    const period = await cover(world.courses, world.t1, overtaken);
    expect(await countEvaluations(period)).toBe(0);
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
  const period = await cover(world.courses, world.t1, new DeafStore(store.client, store.tableName));
  await expectCovered(period);
  expect((await recordsOf('course_evaluation_period')).filter(({ term }) => term === world.t1)).toHaveLength(1);
});

describe('at the same time', () => {
  it('an import and a creation end as one after the other', async () => {
    const classes = Array.from({ length: 30 }, (_, index): Class => [fresh(), courseNames[index % 4] ?? 'c1']);
    const [period, other, report] = await Promise.all([
      cover(world.courses, world.t1),
      cover(world.courses.slice(1, 3), world.t1),
      load(classes),
    ]);
    expect(report.rejections).toEqual([]);
    await expectCovered(period);
    await expectCovered(other);
  });

  it('an import and changes of what is covered end as one after the other', async () => {
    const period = await cover(world.courses.slice(0, 2), world.t1);
    const classes = Array.from({ length: 30 }, (_, index): Class => [fresh(), courseNames[index % 4] ?? 'c1']);
    const change = async (): Promise<void> => {
      for (let index = 0; index < 4; index += 1) {
        await coverCourses(store, period, world.courses.slice(index % 3, (index % 3) + 2), new Date());
      }
    };
    const [report] = await Promise.all([load(classes), change()]);
    expect(report.rejections).toEqual([]);
    await expectCovered(period);
  });

  it('two creations end as one after the other', async () => {
    await load(Array.from({ length: 20 }, (_, index): Class => [fresh(), courseNames[index % 4] ?? 'c1']));
    const periods = await Promise.all([
      cover(world.courses, world.t1),
      cover(world.courses, world.t1),
      cover(world.courses.slice(2), world.t1),
    ]);
    for (const period of periods) await expectCovered(period);
  });
});
