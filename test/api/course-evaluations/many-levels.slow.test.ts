import { expect, it } from 'vitest';
import { useItem } from '../../../lib/domain/evaluations/questions/bank/use-item.ts';
import { noChange } from '../../../lib/model/validation/change.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import {
  answer,
  count,
  formOf,
  type LevelSection,
  questionsOf,
  seedLayer,
  seedLevelPeriod,
  times,
  writeQuestion,
  writeSet,
} from '../../support/levels.ts';
import { seededRandom } from '../../support/random.ts';
import { actingFor, seedChair, seedTeacher, type Teacher } from '../../support/results.ts';
import { startService, toOne } from '../../support/service.ts';

// Every way in which a plan below differs.
const sections = 20;
const departments = 5;
const threshold = 3;
const fewestAlike = 10;

const service = await startService();
const writer = { store: service.store, now: times.before };
const random = seededRandom(105);
const below = (n: number): number => Math.floor(random() * n);
const at = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index];
  if (item === undefined) throw new Error(`there is no ${index}`);
  return item;
};

interface Row {
  readonly evaluation: string;
  readonly question: string;
  readonly is_suppressed: string;
  readonly n: string;
  readonly mean: string;
}

/** The rows of the export that somebody reads, by evaluation and question. */
const exportOf = async (
  period: StoredRecord,
  headers: { readonly authorization: string },
): Promise<Map<string, Row>> => {
  const target = `/api/v1/course_evaluation_results?filter[period]=${period.id}`;
  const { status, text } = await service.call('GET', target, {
    headers: { ...headers, accept: 'application/x-ndjson' },
  });
  expect(status).toBe(200);
  const rows: Row[] = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return new Map(
    rows.filter(({ question }) => question !== null).map((row) => [`${row.evaluation} ${row.question}`, row]),
  );
};

it('20 sections of 5 departments are asked, answered, counted and suppressed each by its own form', async () => {
  const faculty = await service.seed('department', { name: 'Faculty' });
  const dean = await seedTeacher(service, 'Dean');
  await seedChair(service, dean, faculty.id);
  const below5: StoredRecord[] = [];
  for (let number = 0; number < departments; number += 1)
    below5.push(await service.seed('department', { name: `Department ${number}` }, { parent: toOne(faculty) }));
  const teachers: Teacher[] = [];
  for (let number = 0; number < 20; number += 1)
    teachers.push(await seedTeacher(service, `Teacher ${number}`, at(below5, number % departments)));
  // Each has one teacher; every tenth a second one, of the next department.
  const plans = Array.from({ length: sections }, (_, number) => ({
    teachers: [number, ...(number % 10 === 0 ? [number + 1] : [])].map((each) => at(teachers, each % teachers.length)),
    students: at([1, 3, 3, 3], number % 4),
  }));
  const { period, core, sections: made } = await seedLevelPeriod(service, plans);
  const ofFaculty: string[] = [];
  const ofDepartment = new Map<string, string>();
  for (const department of [faculty, ...below5.slice(0, 4)]) {
    await seedLayer(service, period, { department });
    const { part } = await writeSet(writer, period, department);
    const { id } = await writeQuestion(writer, part, { text: `Of ${department.id}?` });
    if (department === faculty) ofFaculty.push(id);
    else ofDepartment.set(department.id, id);
  }
  await seedLayer(service, period, { from_bank_only: false });
  const item = await service.seed('question_bank_item', {
    text: 'Useful?',
    kind: 'scale',
    scale: { points: 5 },
    state: 'offered',
  });
  const own = new Map<string, string>();
  const banked = new Map<string, string>();
  for (const [number, { section, evaluation }] of made.entries()) {
    if (number % 5 > 1) continue;
    const { part } = await writeSet(writer, period, section);
    if (number % 5 === 0) own.set(evaluation, (await writeQuestion(writer, part, { text: 'Mine?' })).id);
    const use = { ...noChange, attributes: {}, toOne: { question_set_section: part } };
    if (number % 5 === 1) banked.set(evaluation, (await useItem(writer, item.id, use)).id);
  }

  /** What a section is asked, worked out from the plan alone. */
  const expectedIn = ({ evaluation }: LevelSection, number: number): string[] => [
    core.id,
    ...ofFaculty,
    ...at(plans, number)
      .teachers.map(({ department }) => String(department?.id))
      .sort()
      .flatMap((id) => ofDepartment.get(id) ?? []),
    ...[own.get(evaluation) ?? banked.get(evaluation) ?? []].flat(),
  ];
  const given = new Map<string, number[]>();
  const completed = new Map<string, number>();
  for (const [number, section] of made.entries()) {
    const { evaluation, students } = section;
    const asked = questionsOf(await formOf(service, period, section, at(students, 0)));
    expect(asked).toEqual(expectedIn(section, number));
    for (const student of students) {
      const values = asked.flatMap((id) => (id !== core.id && below(4) === 0 ? [] : [[id, 1 + below(5)] as const]));
      await answer(service, period, { evaluation, student, values });
      completed.set(evaluation, (completed.get(evaluation) ?? 0) + 1);
      for (const [id, value] of values) {
        const name = `${evaluation} ${id}`;
        given.set(name, [...(given.get(name) ?? []), value]);
      }
    }
  }
  expect(await count(service, period)).toBe('folded');

  /** What is shown of a question, worked out from the answers alone: `n mean`, or that it is suppressed. */
  const shownOf = (name: string): string => {
    const values = given.get(name) ?? [];
    const isAlike = values.length < fewestAlike && new Set(values).size === 1;
    if (values.length < threshold || isAlike) return 'suppressed';
    return `${values.length} ${(values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(3)}`;
  };
  const toShown = ({ is_suppressed, n, mean }: Row): string =>
    is_suppressed === 'true' ? 'suppressed' : `${n} ${Number(mean).toFixed(3)}`;
  const expectSeen = async (
    headers: { readonly authorization: string },
    sees: (number: number, id: string) => boolean,
  ) => {
    const expected = made.flatMap((section, number) => {
      if ((completed.get(section.evaluation) ?? 0) < threshold) return [];
      const names = expectedIn(section, number).filter((id) => sees(number, id));
      return names.map((id) => `${section.evaluation} ${id}`).map((name) => `${name}: ${shownOf(name)}`);
    });
    const rows = await exportOf(period, headers);
    expect([...rows].map(([name, row]) => `${name}: ${toShown(row)}`).sort()).toEqual(expected.sort());
  };
  const isOwn = new Set(own.values());
  const office = await service.authorize('results:read', 'results:preview');
  await expectSeen(office, (_number, id) => !isOwn.has(id));
  await expectSeen(await actingFor(service.store, dean.user, 'results:read'), (_number, id) => !isOwn.has(id));
  for (const teacher of [at(teachers, 0), at(teachers, 7)])
    await expectSeen(await actingFor(service.store, teacher.user, 'results:read'), (number) =>
      at(plans, number).teachers.includes(teacher),
    );
});
