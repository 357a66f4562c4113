import { describe, expect, it } from 'vitest';
import { coverCourses } from '../../../../../lib/domain/evaluations/periods/update-period.ts';
import { evaluationId } from '../../../../../lib/resources/course-evaluations/coverage.ts';
import { type Class, named, openWorlds } from '../support/worlds-of-classes.ts';

const world = await openWorlds();
const { store, load, cover, fresh, recordsOf, expectCovered, countEvaluations } = world;

describe('a section that comes later', () => {
  it('gets its evaluation in every period that covers its course in its term, and in no other', async () => {
    const [both, first, overflow] = [
      await cover(world.courses, world.t1),
      await cover(world.courses.slice(0, 1), world.t1),
      await cover(world.courses, world.t2),
    ];
    const report = await load([
      [fresh(), 'c1'],
      [fresh(), 'c2'],
      [fresh(), 'c1', 't2'],
    ]);
    expect(report.rejections).toEqual([]);
    for (const period of [both, first, overflow]) await expectCovered(period);
    expect(await countEvaluations(first)).toBe(1);
  });

  it('changes nothing when it is loaded twice', async () => {
    const period = await cover(world.courses, world.t1);
    const classes: Class[] = [[fresh(), 'c1']];
    await load(classes);
    const before = await recordsOf('course_evaluation');
    await load(classes);
    expect(await recordsOf('course_evaluation')).toEqual(before);
    await expectCovered(period);
  });

  it('keeps the evaluation when it moves between courses that the period covers', async () => {
    const period = await cover(world.courses, world.t1);
    const section = fresh();
    await load([[section, 'c1']]);
    const id = evaluationId(period, await named(store, 'course_evaluation_section', section));
    const before = await store.read({ type: 'course_evaluation', id });
    await load([[section, 'c2']]);
    expect(await store.read({ type: 'course_evaluation', id })).toEqual(before);
    await expectCovered(period);
    await coverCourses(store, period, world.courses.slice(1), new Date());
    await expectCovered(period);
    await coverCourses(store, period, world.courses.slice(2), new Date());
    expect(await store.read({ type: 'course_evaluation', id })).toBeUndefined();
  });

  it('gets an evaluation when it moves to a course that the period covers', async () => {
    const period = await cover(world.courses.slice(1, 2), world.t1);
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
