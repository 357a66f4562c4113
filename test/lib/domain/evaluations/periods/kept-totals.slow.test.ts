import { expect, it } from 'vitest';
import { submitAnswers } from '../../../../../lib/domain/evaluations/answering/submit-answers.ts';
import { foldAlone } from '../../../../../lib/domain/evaluations/closing/fold-lease.ts';
import { sweepFolds } from '../../../../../lib/domain/evaluations/closing/sweep-folds.ts';
import { sweepCoverage } from '../../../../../lib/domain/evaluations/coverage/sweep-coverage.ts';
import { JsonApiError } from '../../../../../lib/errors/json-api-error.ts';
import { runImport } from '../../../../../lib/import/run/run.ts';
import { keyOf } from '../../../../../lib/store/keys.ts';
import type { StoredRecord } from '../../../../../lib/store/record.ts';
import { checkKeptTotals } from '../../../../support/kept-totals.ts';
import { seededRandom } from '../../../../support/random.ts';
import { startService, toOne } from '../../../../support/service.ts';
import { collegeText, zipCollege } from '../../../import/support/one-roster-set.ts';
import { nth, type OpenPeriod, openPeriod, scale } from '../answering/support/open-period.ts';

const service = await startService();
const { store } = service;
const random = seededRandom(34);
const pick = <Value>(values: readonly Value[]): Value => nth(values, Math.floor(random() * values.length));

const dayMs = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * dayMs).toISOString();

const [sections, students] = [3, 6];
const questions = [[{ kind: 'scale', scale }], [{ kind: 'scale', scale }, { kind: 'text' }]];
const enrolments = Array.from({ length: students }, () => Array.from({ length: sections }, (_, number) => number));

interface World {
  readonly open: OpenPeriod;
  readonly course: string;
  readonly term: string;
  /** Sections that may be there. */
  readonly sections: string[];
}

const openWorld = async (): Promise<World> => {
  const open = await openPeriod(service, { sections, enrolments, questions, now: new Date() });
  const section = nth(open.sections);
  const world = { open, course: String(section.course), term: String(section.term) };
  const attributes = { minimum_response_threshold: 1 };
  await patch('course_evaluation_periods', open.period, attributes);
  return { ...world, sections: open.sections.map(({ id }) => id) };
};

/** What a request says of itself: refused or done, and never at fault. */
const requireAnswer = ({ status, text }: { readonly status: number; readonly text: string }): number => {
  expect(status, text).toBeLessThan(500);
  return status;
};

const patch = async (collection: string, id: string, attributes: object, relationships: object = {}) => {
  const data = { type: collection.slice(0, -1), id, attributes, relationships };
  // Said where something would be discarded, and refused where nothing would be.
  const body = { data, meta: { discard_results: true } };
  return requireAnswer(await service.call('PATCH', `/api/v1/${collection}/${id}`, { body }));
};

const answer = async ({ open }: World): Promise<void> => {
  const [[first], [second, text]] = [nth(open.questions), nth(open.questions, 1)];
  const answers = [
    { question: first?.id, value: 4 },
    { question: second?.id, value: 2 },
    { question: text?.id, text: `Words ${random()}` },
  ];
  const by = { student: pick(open.students).id, period: open.period, evaluation: pick(open.evaluations) };
  await submitAnswers(store, { ...by, answers, now: new Date() }).catch((error) => {
    if (!(error instanceof JsonApiError) || error.status >= 500) throw error;
  });
};

const answerOften = async (world: World): Promise<void> => {
  await Promise.all(Array.from({ length: 4 }, () => answer(world)));
};

const courses = '/api/v1/course_evaluation_sections';
const addSection = async ({ course, term, sections: known }: World): Promise<void> => {
  const relationships = {
    course: toOne({ type: 'course_evaluation_course', id: course }),
    term: toOne({ type: 'course_evaluation_term', id: term }),
  };
  const data = { type: 'course_evaluation_section', attributes: { name: 'New' }, relationships };
  const made = await service.call('POST', courses, { body: { data } });
  if (requireAnswer(made) === 201) known.push(made.document.data.id);
};

const setSchedule = ({ open: { schedule } }: World, attributes: object) =>
  patch('course_evaluation_period_schedules', schedule.id, attributes);

const sweep = async (): Promise<void> => {
  await sweepCoverage(store);
  await foldAlone(store, () => sweepFolds(store, { now: new Date() }));
};

/** Everything that makes, moves or deletes what is counted. */
const acts: Readonly<Record<string, (world: World) => Promise<unknown>>> = {
  answer: answerOften,
  'answer again': answerOften,
  'add a section': addSection,
  'delete a section': async ({ sections: known }) =>
    requireAnswer(await service.call('DELETE', `${courses}/${pick(known)}`)),
  'cancel a section': ({ sections: known }) =>
    patch('course_evaluation_sections', pick(known), { cancelled: random() < 0.5 }),
  'take a section out of its course': ({ sections: known }) =>
    patch('course_evaluation_sections', pick(known), {}, { course: { data: null } }),
  'cover nothing': ({ open }) => patch('course_evaluation_periods', open.period, { course_uuids: [] }),
  'cover the course': ({ open, course }) => patch('course_evaluation_periods', open.period, { course_uuids: [course] }),
  close: async (world) => {
    await setSchedule(world, { closes_at: new Date(Date.now() - 1).toISOString() });
    await sweep();
  },
  reopen: (world) => setSchedule(world, { closes_at: inDays(1) }),
  sweep,
};

it('are those of the records through random writes, several at a time, and when all is gone', async () => {
  const worlds = [await openWorld(), await openWorld()];
  const most: Record<string, number> = {};
  const check = async (): Promise<void> => {
    for (const [type, count] of Object.entries(await checkKeptTotals(store)))
      most[type] = Math.max(most[type] ?? 0, count);
  };
  for (const world of worlds) await answerOften(world);
  await check();
  for (const world of worlds) await acts.close?.(world);
  await check();
  for (let round = 0; round < 10; round += 1) {
    const names = Array.from({ length: 3 }, () => pick(Object.keys(acts)));
    const outcomes = await Promise.allSettled(names.map((name) => acts[name]?.(pick(worlds))));
    for (const each of outcomes) if (each.status === 'rejected') throw each.reason;
    await check();
  }
  // All four types were there, or nothing was tried.
  expect(Object.values(most).every((count) => count > 0)).toBe(true);
  expect(Object.keys(most)).toHaveLength(4);
  for (const world of worlds) {
    await setSchedule(world, { opens_at: inDays(5), closes_at: inDays(6) });
    await patch('course_evaluation_periods', world.open.period, { course_uuids: [] });
    await sweep();
    const { schedule, questionSections, set, questions: asked } = world.open;
    const left = [
      ...asked.flat().map((each) => `course_evaluation_questions/${each.id}`),
      ...questionSections.map((each) => `course_evaluation_question_set_sections/${each.id}`),
      `course_evaluation_question_sets/${set.id}`,
      `course_evaluation_period_schedules/${schedule.id}`,
      `course_evaluation_periods/${world.open.period}`,
    ];
    for (const path of left) {
      const { status, text } = await service.call('DELETE', `/api/v1/${path}`);
      expect(status, `${path}: ${text}`).toBe(204);
    }
  }
  await sweep();
  expect(Object.values(await checkKeptTotals(store)).every((count) => count === 0)).toBe(true);
}, 300_000);

it('are those of the sections that imports bring and take away', async () => {
  const recordOf = async (type: string, id: string): Promise<StoredRecord> => {
    const named = await store.get(keyOf.sourceId('oneroster', type, id));
    const record = await store.read({ type, id: String(named?.record_id) });
    if (record === undefined) throw new Error(`no ${type} "${id}"`);
    return record;
  };
  const classes = collegeText('classes.csv').split('\n');
  const withoutOne = classes.filter((line) => !line.startsWith('s-harmony-2,')).join('\n');
  await runImport(store, { location: zipCollege({ 'classes.csv': withoutOne }) });
  const term = await recordOf('course_evaluation_term', 'spring');
  const course = await recordOf('course_evaluation_course', 'c-harmony');
  const attributes = { name: 'Finals', evaluation_type: 'end_of_term', course_uuids: [course.id] };
  const data = { type: 'course_evaluation_period', attributes, relationships: { term: toOne(term) } };
  const made = await service.call('POST', '/api/v1/course_evaluation_periods', { body: { data } });
  expect(made.status, made.text).toBe(201);
  const before = (await checkKeptTotals(store)).course_evaluation ?? 0;
  await runImport(store, { location: zipCollege() });
  expect((await checkKeptTotals(store)).course_evaluation).toBe(before + 1);
});
