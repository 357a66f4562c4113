import { describe, expect, it } from 'vitest';
import { withdrawSection } from '../../../../../lib/domain/evaluations/coverage/withdraw-section.ts';
import { evaluationsOfStudent } from '../../../../../lib/domain/evaluations/invitations/evaluations-of-student.ts';
import { openStudents, readReminders } from '../../../../../lib/domain/evaluations/invitations/open-students.ts';
import type { Narrowing } from '../../../../../lib/domain/evaluations/response-rates/narrow.ts';
import { evaluationId } from '../../../../../lib/resources/course-evaluations/coverage.ts';
import { keyOf } from '../../../../../lib/store/keys.ts';
import { changeStep, deleteStep } from '../../../../../lib/store/steps.ts';
import { Store } from '../../../../../lib/store/store.ts';
import { makeStage } from '../../../../support/copy-tables.ts';
import { startService, toMany, toOne } from '../../../../support/service.ts';
import { noteAnswer, openTerm } from './support/open-term.ts';

const service = await startService();
const { store } = service;
const at = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index];
  if (item === undefined) throw new Error(`there is no ${index}`);
  return item;
};

const counted = async (period: string): Promise<Record<string, number>> =>
  Object.fromEntries((await Array.fromAsync(openStudents(store, period))).map(({ id, open }) => [id, open]));

// One student takes both sections, another the second.
const two = await makeStage(() => openTerm(service, 2, [[0, 1], [1]]), store);
const openTwo = async () => {
  await two.reset();
  return two.made;
};

describe('the students who have something to answer', () => {
  it('are those of the evaluated sections, each once with the number that is open', async () => {
    const { period, students } = await openTerm(service, 3, [[0, 1, 2], [1], []]);
    const [three, one] = students;
    expect(await counted(period)).toEqual({ [three?.id ?? '']: 3, [one?.id ?? '']: 1 });
  });

  it('are without those who have answered', async () => {
    const { period, students, sections } = await openTwo();
    await noteAnswer(service, period, at(students, 0), at(sections, 0));
    await noteAnswer(service, period, at(students, 1), at(sections, 1));
    expect(await counted(period)).toEqual({ [at(students, 0).id]: 1 });
  });

  it('are without those who have answered before their student record was created again', async () => {
    const { period, students, users, sections } = await openTwo();
    await noteAnswer(service, period, at(students, 0), at(sections, 0));
    await service.call('DELETE', `/api/v1/course_evaluation_students/${at(students, 0).id}`);
    const links = { user: toOne(at(users, 0)), sections: toMany(...sections) };
    const recreated = await service.seed('course_evaluation_student', {}, links);
    expect(await counted(period)).toEqual({ [at(students, 1).id]: 1, [recreated.id]: 1 });
    const found = await evaluationsOfStudent(store, { student: recreated.id, period });
    expect(found?.evaluations.map(({ isAnswered }) => isAnswered)).toEqual([true, false]);
  });

  it('are looked for in some courses alone, or in none of a department', async () => {
    const { period, students, sections } = await openTwo();
    const foundIn = async (narrowing: Narrowing) =>
      (await readReminders(store, period, { now: new Date(), narrowing })).map(({ student }) => student);
    const course = new Set([String(at(sections, 0).course)]);
    expect(await foundIn({ courses: course })).toEqual(students.map(({ id }) => id).sort());
    expect(await foundIn({ courses: new Set([period]) })).toEqual([]);
    expect(await foundIn({ courses: course, departments: new Set([period]) })).toEqual([]);
  });

  it('come from no other period of the term, and not from a section that was withdrawn', async () => {
    const { period, students, sections } = await openTwo();
    await openTerm(service, 1, [[0]]);
    await noteAnswer(service, period, at(students, 0), at(sections, 1));
    await withdrawSection(store, at(sections, 1).id, new Date());
    expect(await counted(period)).toEqual({ [at(students, 0).id]: 1 });
  });

  it('have nothing to answer in a class that was cancelled after others have answered', async () => {
    const { period, students, sections } = await openTwo();
    await noteAnswer(service, period, at(students, 0), at(sections, 1));
    const cancelled = changeStep(keyOf.record(at(sections, 1)), { set: [[['cancelled'], true]] }, () => 'gone');
    await store.write([cancelled]);
    expect(await counted(period)).toEqual({ [at(students, 0).id]: 1 });
    const found = await evaluationsOfStudent(store, { student: at(students, 1).id, period });
    expect(found?.evaluations).toEqual([]);
  });

  it('are found with requests that grow with sections, not with students', async () => {
    const { period } = await openTerm(
      service,
      2,
      Array.from({ length: 12 }, () => [0, 1]),
    );
    const metered = new Store(store.client, store.tableName);
    await Array.fromAsync(openStudents(metered, period));
    // One for the period, one for what has been counted, one for the sections, one for each of them: nobody has answered.
    expect(metered.meter.consumption).toMatchObject({ requests: 5, roundTrips: 4 });
  });
});

describe('the evaluations of a student', () => {
  it('are those of the period, with what is answered', async () => {
    const { period, students, sections } = await openTerm(service, 3, [[0, 2]]);
    const student = at(students, 0);
    await noteAnswer(service, period, student, at(sections, 2));
    const metered = new Store(store.client, store.tableName);
    const found = await evaluationsOfStudent(metered, { student: student.id, period });
    const shown = (index: number, isAnswered: boolean) => {
      const section = at(sections, index).id;
      return { id: evaluationId(period, section), section, isAnswered };
    };
    expect(found?.evaluations).toEqual([shown(0, false), shown(2, true)]);
    expect(metered.meter.consumption.roundTrips).toBe(2);
  });

  it('are none of another period, nor of a section that is not evaluated', async () => {
    const one = await openTerm(service, 1, [[0]]);
    const other = await openTerm(service, 1, [[0]]);
    const found = await evaluationsOfStudent(store, { student: at(one.students, 0).id, period: other.period });
    expect(found?.evaluations).toEqual([]);
  });

  it('are not there for who is not', async () => {
    const { period, students, users } = await openTerm(service, 1, [[0], [0]]);
    const ask = (student: string) => evaluationsOfStudent(store, { student, period });
    await store.write([deleteStep(keyOf.record(at(students, 0)), () => 'gone')]);
    await store.write([changeStep(keyOf.record(at(users, 1)), { set: [[['deactivated'], true]] }, () => 'gone')]);
    expect(await ask(at(students, 0).id)).toBeUndefined();
    expect(await ask(at(students, 1).id)).toBeUndefined();
    const nowhere = { student: at(students, 1).id, period: at(students, 0).id };
    expect(await evaluationsOfStudent(store, nowhere)).toBeUndefined();
  });

  it('are also those of a section that the student comes to afterwards', async () => {
    const { period, students, sections } = await openTerm(service, 2, [[0]]);
    const target = `/api/v1/course_evaluation_students/${at(students, 0).id}/relationships/sections`;
    await service.call('POST', target, { body: toMany(at(sections, 1)) });
    const found = await evaluationsOfStudent(store, { student: at(students, 0).id, period });
    expect(found?.evaluations).toHaveLength(2);
    expect(await counted(period)).toEqual({ [at(students, 0).id]: 2 });
  });
});
