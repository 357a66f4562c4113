import { foldPeriod } from '../../../lib/domain/evaluations/closing/fold-period.ts';
import { createPeriod } from '../../../lib/domain/evaluations/periods/create-period.ts';
import { linkedIds } from '../../../lib/model/definition/record-fields.ts';
import { readChange } from '../../../lib/model/validation/read-change.ts';
import { createRecord } from '../../../lib/model/write/create.ts';
import { courseEvaluationPeriod } from '../../../lib/resources/course-evaluations/course-evaluation-period.ts';
import { evaluationId, readCoverage } from '../../../lib/resources/course-evaluations/coverage.ts';
import { resourceOf } from '../../../lib/resources/registry.ts';
import { forEachAtOnce } from '../../../lib/runtime/at-once.ts';
import { newOpaqueId } from '../../../lib/runtime/ids.ts';
import { inBackground, sweepWaiting } from '../../../lib/store/background-calls.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { sealAnswers } from '../../../lib/store/sealed-answers.ts';
import { changeStep } from '../../../lib/store/steps.ts';
import { Store } from '../../../lib/store/store.ts';
import { counts, readArguments } from '../arguments.ts';
import { countItems } from './count-items.ts';
import { measure, writeBatches } from './measure.ts';
import type { Item } from './scan-table.ts';
import { seedTerm } from './seed-term.ts';
import { withEngine } from './with-engine.ts';

/*
 * npm run bench:fold [-- BALLOTS]: what it costs the sweep to fold a period of 200,000 ballots, 20 of each evaluation, with
 * 20 answers and one comment each: time, requests, and items written and deleted per ballot.
 */

const ballotsPerEvaluation = 20;
const answersPerBallot = 20;
const enrolledPerSection = 30;
const now = new Date();
const ago = (ms: number): string => new Date(now.getTime() - ms).toISOString();

const make = (store: Store, type: string, attributes: object, relationships: object): Promise<StoredRecord> => {
  const data = { attributes: { ...attributes }, relationships: { ...relationships } };
  const change = readChange(resourceOf(type), data, { creates: true, trusted: true });
  return createRecord(store, resourceOf(type), change, { now });
};

const linkTo = ({ type, id }: { readonly type: string; readonly id: string }) => ({ data: { type, id } });

const makeQuestions = async (store: Store, period: StoredRecord): Promise<string[]> => {
  const set = await make(store, 'course_evaluation_question_set', { name: 'Q' }, { period: linkTo(period) });
  const part = await make(
    store,
    'course_evaluation_question_set_section',
    { name: 'P' },
    { question_set: linkTo(set) },
  );
  const ids: string[] = [];
  for (let count = 0; count < answersPerBallot; count += 1) {
    const attributes = { text: 'How?', kind: 'scale', scale: { points: 5 }, allows_comment: true };
    ids.push((await make(store, 'course_evaluation_question', attributes, { question_set_section: linkTo(part) })).id);
  }
  return ids;
};

/** A period that has closed, with its questions; students and ballots are put by themselves. */
const makePeriod = async (store: Store, evaluations: number) => {
  const { term, ids } = await seedTerm(store, Math.ceil(evaluations / 2), 2);
  const attributes = {
    name: 'Finals',
    evaluation_type: 'end_of_term',
    course_uuids: ids,
    minimum_response_threshold: 5,
  };
  const relationships = { term: linkTo({ type: 'course_evaluation_term', id: term }) };
  const change = readChange(courseEvaluationPeriod, { attributes, relationships }, { creates: true });
  const period = await createPeriod(store, change, { now });
  const times = { opens_at: ago(2_000_000), closes_at: ago(1_000) };
  await make(store, 'course_evaluation_period_schedule', times, { period: linkTo(period) });
  await store.write([changeStep(keyOf.record(period), { set: [[['draft'], false]] }, () => 'gone')]);
  return { period, questions: await makeQuestions(store, period) };
};

const enrolments = (section: string): Item[] =>
  Array.from({ length: enrolledPerSection }, () => ({
    ...keyOf.backReference(
      { type: 'course_evaluation_section', id: section },
      { type: 'course_evaluation_student', id: newOpaqueId() },
    ),
    relationship: 'sections',
  }));

const ballotsOf = (evaluation: string, questions: readonly string[]): Item[] =>
  Array.from({ length: ballotsPerEvaluation }, (_, ballot) => ({
    pk: evaluation,
    sk: newOpaqueId(),
    answers: sealAnswers(
      questions.map((question, index) => ({
        question,
        value: 1 + ((ballot * 7 + index) % 5),
        ...(index === 0 && { comment: `What I would say of the course, being number ${ballot}.` }),
      })),
    ),
  }));

const [ballots] = readArguments({ usage: 'npm run bench:fold [-- BALLOTS]' }, counts(200_000));
await withEngine(async (openTable) => {
  const store = await openTable('fold');
  const evaluations = Math.ceil(ballots / ballotsPerEvaluation);
  console.log(`Writing ${ballots.toLocaleString('en')} ballots of ${evaluations.toLocaleString('en')} evaluations …`);
  const { period, questions } = await makePeriod(store, evaluations);
  const covered = await readCoverage(store, period.id);
  const sections = [...(covered?.chunks.values() ?? [])].flatMap((chunk) => Object.keys(chunk.sections));
  const box = new Store(store.client, store.ballotsTableName);
  await forEachAtOnce(sections.slice(0, evaluations), 4, async (section) => {
    await writeBatches(box, ballotsOf(evaluationId(period.id, section), questions), 1);
    await writeBatches(store, enrolments(section), 2);
  });
  console.log(`Written after ${Math.round(performance.now() / 1_000)} s. Folding …`);
  const items = countItems(store);
  const { ms, requests } = await measure(store, async (metered) => {
    const outcome = await foldPeriod(inBackground(metered, sweepWaiting), period.id, { now });
    if (outcome !== 'folded') throw new Error(outcome);
  });
  const written =
    Math.min(evaluations, linkedIds(covered?.record ?? period, 'evaluations').length) * ballotsPerEvaluation;
  console.table({
    ballots: written,
    minutes: Number((ms / 60_000).toFixed(2)),
    'ballots a second': Math.round((1_000 * written) / ms),
    'requests per ballot': Number((requests / written).toFixed(3)),
    'items written or deleted per ballot': Number((items.count() / written).toFixed(2)),
  });
});
