import { beforeAll, describe, expect, it } from 'vitest';
import { WrongAnswers } from '../../../lib/domain/evaluations/answering/read-ballot.ts';
import { submitAnswers } from '../../../lib/domain/evaluations/answering/submit-answers.ts';
import { readLevelsAsked } from '../../../lib/domain/evaluations/closing/asked-in.ts';
import { Circumstances } from '../../../lib/domain/evaluations/closing/circumstances.ts';
import { foldEvaluation } from '../../../lib/domain/evaluations/closing/fold-evaluation.ts';
import { withQuestions } from '../../../lib/domain/evaluations/closing/fold-period.ts';
import { useItem } from '../../../lib/domain/evaluations/questions/bank/use-item.ts';
import { MedianGathering } from '../../../lib/domain/evaluations/results/releasing/gather-medians.ts';
import { noChange } from '../../../lib/model/validation/change.ts';
import { updateRecord } from '../../../lib/model/write/update.ts';
import { courseEvaluationPeriod } from '../../../lib/resources/course-evaluations/course-evaluation-period.ts';
import { profile } from '../../../lib/resources/people/profile.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import {
  answer,
  count,
  formOf,
  type LevelPeriod,
  type LevelSection,
  questionsOf,
  seedLayer,
  seedLevelPeriod,
  times,
  writeQuestion,
  writeSet,
} from '../../support/levels.ts';
import { actingFor, seedChair, seedTeacher, type Teacher } from '../../support/results.ts';
import { startService, toOne } from '../../support/service.ts';

const service = await startService();
const { store } = service;
const writer = { store, now: times.before };

let [science, maths, physics]: StoredRecord[] = [];
let [ada, bob, dean]: Teacher[] = [];
const known = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('it is not there');
  return value;
};

beforeAll(async () => {
  science = await service.seed('department', { name: 'Science' });
  maths = await service.seed('department', { name: 'Mathematics' }, { parent: toOne(science) });
  physics = await service.seed('department', { name: 'Physics' }, { parent: toOne(science) });
  ada = await seedTeacher(service, 'Ada', maths);
  bob = await seedTeacher(service, 'Bob', physics);
  dean = await seedTeacher(service, 'Dean', physics);
  await seedChair(service, dean, science.id);
});

/** A set of a target with scale questions of these texts; their ids. */
const ask = async ({ period }: LevelPeriod, target: StoredRecord, ...texts: readonly string[]) => {
  const { part } = await writeSet(writer, period, target);
  const made: string[] = [];
  for (const [position, text] of texts.entries()) made.push((await writeQuestion(writer, part, { text, position })).id);
  return { part, made };
};

const answerAll = async (world: LevelPeriod, section: LevelSection, values: readonly number[]) => {
  for (const [index, value] of values.entries()) {
    const student = known(section.students[index]);
    const asked = questionsOf(await formOf(service, world.period, section, student));
    await answer(service, world.period, { ...section, student, values: asked.map((id) => [id, value] as const) });
  }
};

interface Unit {
  readonly instructor: string | null;
  readonly questions: readonly { readonly question: string; readonly n?: number; readonly is_own?: true }[];
}

const resultOf = async ({ evaluation }: LevelSection, headers: { readonly authorization: string }) => {
  const { status, document, text } = await service.call('GET', `/api/v1/course_evaluations/${evaluation}/result`, {
    headers,
  });
  expect(status, text).toBe(200);
  const { units, flags } = document.data.attributes as { units: readonly Unit[]; flags: readonly string[] };
  return { questions: units.flatMap(({ questions }) => questions), flags };
};

const idsOf = ({ questions }: Awaited<ReturnType<typeof resultOf>>) => questions.map(({ question }) => question);

describe('three levels', () => {
  let world: LevelPeriod;
  let [ofScience, ofMaths, own, banked]: string[] = [];
  let [first, second]: LevelSection[] = [];

  beforeAll(async () => {
    world = await seedLevelPeriod(service, [
      { teachers: [known(ada)], students: 5 },
      { teachers: [known(bob)], students: 5 },
    ]);
    [first, second] = world.sections;
    for (const department of [science, maths])
      await seedLayer(service, world.period, { department: known(department) });
    await seedLayer(service, world.period, { from_bank_only: false });
    [ofScience] = (await ask(world, known(science), 'Was the building warm?')).made;
    [ofMaths] = (await ask(world, known(maths), 'Were proofs shown?')).made;
    const { part, made } = await ask(world, known(first).section, 'Was I too fast?');
    [own] = made;
    const item = await service.seed('question_bank_item', {
      ...{ text: 'I learned a lot.', kind: 'scale', scale: { points: 5 }, state: 'offered' },
    });
    banked = (await useItem(writer, item.id, { ...noChange, attributes: {}, toOne: { question_set_section: part } }))
      .id;
    await answerAll(world, known(first), [1, 2, 3, 4]);
    await answerAll(world, known(second), [2, 3, 4, 5]);
    expect(await count(service, world.period)).toBe('folded');
  });

  it('are one form: of the institution, the departments from above, and the section', async () => {
    const asked = async (section: LevelSection) =>
      questionsOf(await formOf(service, world.period, section, known(section.students[4])));
    expect(await asked(known(first))).toEqual([world.core.id, ofScience, ofMaths, own, banked]);
    expect(await asked(known(second))).toEqual([world.core.id, ofScience]);
  });

  it('are results where they were asked, and the own question of a section only for those who teach it', async () => {
    const office = await service.authorize('results:read', 'results:preview');
    const reader = await service.authorize('results:read');
    const asDean = await actingFor(store, known(dean).user, 'results:read');
    const asAda = await actingFor(store, known(ada).user, 'results:read');
    for (const headers of [office, reader, asDean]) {
      expect(idsOf(await resultOf(known(first), headers))).toEqual([world.core.id, ofScience, ofMaths, banked]);
      expect(idsOf(await resultOf(known(second), headers))).toEqual([world.core.id, ofScience]);
    }
    const { questions } = await resultOf(known(first), asAda);
    expect(questions.map(({ question, n, is_own }) => [question, n, is_own])).toEqual([
      [world.core.id, 4, undefined],
      [ofScience, 4, undefined],
      [ofMaths, 4, undefined],
      [own, 4, true],
      [banked, 4, undefined],
    ]);
    // In files too.
    const target = `/api/v1/course_evaluation_results?filter[period]=${world.period.id}`;
    const fileOf = async (headers: { readonly authorization: string }) =>
      (await service.call('GET', target, { headers: { ...headers, accept: 'text/csv' } })).text;
    for (const headers of [office, reader, asDean]) expect(await fileOf(headers)).not.toContain(own);
    expect(await fileOf(asAda)).toContain(own);
    expect(await fileOf(office)).toContain(banked);
  });

  it('enter benchmarks where they were asked, without what a section asks by itself', async () => {
    const gathering = new MedianGathering(store);
    await gathering.addPeriod(world.period.id, () => true);
    const sections = [...gathering.medians.values()].map((groups) => groups.get('institution')?.length).sort();
    // Those of the institution and of Science of both sections, those of Mathematics and from the bank of one.
    expect(sections).toEqual([1, 1, 2, 2]);
  });

  it('raise no flag for others by what a section asks by itself', async () => {
    const flagged = await seedLevelPeriod(service, [{ teachers: [known(ada)], students: 4 }]);
    const settings = { ...noChange, attributes: { flag_answers_at_or_below: 1 } };
    await updateRecord(store, courseEvaluationPeriod, flagged.period.id, settings, times.before);
    await seedLayer(service, flagged.period, { from_bank_only: false });
    const [section] = flagged.sections;
    const [mine = ''] = (await ask(flagged, known(section).section, 'Too loud?')).made;
    for (const [index, value] of [1, 2, 3, 4].entries()) {
      const values = [
        [flagged.core.id, 4 + (index % 2)],
        [mine, value],
      ] as const;
      await answer(service, flagged.period, {
        ...known(section),
        student: known(known(section).students[index]),
        values,
      });
    }
    await count(service, flagged.period);
    const office = await service.authorize('results:read', 'results:preview');
    expect((await resultOf(known(section), office)).flags).toEqual([]);
    const asAda = await actingFor(store, known(ada).user, 'results:read');
    expect((await resultOf(known(section), asAda)).flags).toEqual(['low_answer']);
  });
});

describe('a submission', () => {
  it('is checked against the form of the section alone', async () => {
    const world = await seedLevelPeriod(service, [
      { teachers: [known(ada)], students: 2 },
      { teachers: [known(bob)], students: 2 },
    ]);
    await seedLayer(service, world.period, { from_bank_only: false });
    const [first, second] = world.sections.map((each) => each);
    const { part } = await ask(world, known(first).section, 'Was I too fast?');
    const required = await writeQuestion(writer, part, { text: 'And too loud?', is_required: true });
    const submit = ({ evaluation, students }: LevelSection, values: readonly (readonly [string, number])[]) =>
      answer(service, world.period, { evaluation, student: known(students[0]), values });
    const whole = [
      [world.core.id, 3],
      [required.id, 3],
    ] as const;
    await expect(submit(known(second), whole)).rejects.toBeInstanceOf(WrongAnswers);
    await expect(submit(known(first), [[world.core.id, 3]])).rejects.toBeInstanceOf(WrongAnswers);
    await submit(known(first), whole);
    await submit(known(second), [[world.core.id, 3]]);
    // The parts of the section itself have no section responses.
    const found = await service.call('GET', '/api/v1/course_evaluation_section_responses?page[size]=100');
    const named = found.document.data.map(
      (each: { relationships: { question_set_section: { data: { id: string } } } }) =>
        each.relationships.question_set_section.data.id,
    );
    expect(named).not.toContain(part.id);
  });

  it('fixes the departments of those who teach, until the answers are discarded', async () => {
    const teacher = await seedTeacher(service, 'Grace', maths);
    const world = await seedLevelPeriod(service, [{ teachers: [teacher], students: 4 }]);
    for (const department of [maths, physics])
      await seedLayer(service, world.period, { department: known(department) });
    const [ofMaths] = (await ask(world, known(maths), 'Were proofs shown?')).made;
    const [ofPhysics] = (await ask(world, known(physics), 'Was the lab open?')).made;
    const section = known(world.sections[0]);
    const move = (department: StoredRecord | undefined) =>
      updateRecord(
        store,
        profile,
        String(teacher.user.profile),
        { ...noChange, toOne: { department: known(department) } },
        times.during,
      );
    const asked = async (index: number) =>
      questionsOf(await formOf(service, world.period, section, known(section.students[index])));
    expect(await asked(0)).toEqual([world.core.id, ofMaths]);
    await move(physics);
    expect(await asked(0)).toEqual([world.core.id, ofPhysics]);
    const submit = (index: number, ids: readonly string[]) =>
      answer(service, world.period, {
        ...section,
        student: known(section.students[index]),
        values: ids.map((id) => [id, 1 + index] as const),
      });
    await expect(submit(0, [world.core.id, known(ofMaths)])).rejects.toBeInstanceOf(WrongAnswers);
    await submit(0, [world.core.id, known(ofPhysics)]);
    await move(maths);
    expect(await asked(1)).toEqual([world.core.id, ofPhysics]);
    await submit(1, [world.core.id, known(ofPhysics)]);
    await submit(2, [world.core.id, known(ofPhysics)]);
    await count(service, world.period);
    const office = await service.authorize('results:read', 'results:preview');
    const { questions } = await resultOf(section, office);
    expect(questions.map(({ question, n }) => [question, n])).toEqual([
      [world.core.id, 3],
      [ofPhysics, 3],
    ]);
  });

  it('is counted with the questions of departments although a fold has looked before the first one', async () => {
    const world = await seedLevelPeriod(service, [{ teachers: [known(ada)], students: 3 }]);
    await seedLayer(service, world.period, { department: known(maths) });
    const [ofMaths = ''] = (await ask(world, known(maths), 'Were proofs shown?')).made;
    const section = known(world.sections[0]);
    const record = known(await store.read({ type: 'course_evaluation', id: section.evaluation }));
    const levels = (await readLevelsAsked(store, known(await store.read(world.period)), [record]))(record);
    await answerAll(world, section, [1, 2, 3]);
    const closed = await withQuestions(store, known(await store.read(world.period)), times.after);
    const circumstance = known((await new Circumstances(store).of([section.section.id])).get(section.section.id));
    expect(await foldEvaluation(store, closed, { record, circumstance, levels, tally: undefined })).toBe(false);
    await count(service, world.period);
    const office = await service.authorize('results:read', 'results:preview');
    const { questions } = await resultOf(section, office);
    expect(questions.map(({ question, n }) => [question, n])).toEqual([
      [world.core.id, 3],
      [ofMaths, 3],
    ]);
  });

  it('is of the same departments as that of another student who answers at the same time', async () => {
    const teacher = await seedTeacher(service, 'Emmy', maths);
    const world = await seedLevelPeriod(service, [{ teachers: [teacher], students: 6 }]);
    for (const department of [maths, physics])
      await seedLayer(service, world.period, { department: known(department) });
    const asked = [
      ...(await ask(world, known(maths), 'Were proofs shown?')).made,
      ...(await ask(world, known(physics), 'Was the lab open?')).made,
    ];
    const section = known(world.sections[0]);
    const submissions = section.students.map(async (student, index) => {
      const ids = [world.core.id, known(asked[index % 2])];
      const answers = ids.map((question) => ({ question, value: 3 }));
      if (index === 3) {
        const moved = { ...noChange, toOne: { department: known(physics) } };
        await updateRecord(store, profile, String(teacher.user.profile), moved, times.during);
      }
      const of = { student, period: world.period.id, evaluation: section.evaluation };
      return submitAnswers(store, { ...of, answers, now: times.during }).then(
        () => index % 2,
        (error) => {
          expect(error).toBeInstanceOf(WrongAnswers);
          return undefined;
        },
      );
    });
    const taken = (await Promise.all(submissions)).filter((each) => each !== undefined);
    expect(new Set(taken).size).toBe(1);
  });
});
