import { linkedIds, textOf } from '../../../../model/definition/record-fields.ts';
import { statusOfPeriod } from '../../../../resources/course-evaluations/period-times.ts';
import { chunk } from '../../../../runtime/chunk.ts';
import type { StoredRecord } from '../../../../store/record.ts';
import type { Store } from '../../../../store/store.ts';
import { finishCoverage } from '../../coverage/finish-coverage.ts';
import { type Accounts, readClasses } from '../../invitations/silent-students.ts';
import type { Question } from '../../questions/question.ts';
import { questionsIn, readQuestionnaire } from '../../questions/read-questionnaire.ts';
import type { AnswerWindow } from '../responses/answer-day.ts';
import type { OpenEvaluation } from '../responses/share-out.ts';
import { readAllPeriods, readEvaluations, windowOf } from '../responses/taking-periods.ts';

/** A period that students can answer now. */
export interface OpenPeriod {
  readonly id: string;
  readonly name: string;
  readonly window: AnswerWindow;
  readonly questions: readonly Question[];
}

/** An evaluation of it, with its students. */
export interface AnswerableEvaluation extends OpenEvaluation {
  readonly period: OpenPeriod;
  readonly section: string;
  /** Students who have not answered it. Ids. */
  readonly silent: readonly string[];
}

/** What can be answered, and why the rest can not. */
export interface Answerable {
  readonly evaluations: readonly AnswerableEvaluation[];
  readonly obstacles: readonly string[];
}

// Two requests each.
const atOnce = 25;

const readAnswerable = async (store: Store, period: OpenPeriod, record: StoredRecord) => {
  const found: AnswerableEvaluation[] = [];
  const accounts: Accounts = new Map();
  for (const evaluations of chunk(await readEvaluations(store, record), atOnce)) {
    for (const { evaluation, students, answered, silent } of await readClasses(store, evaluations, accounts)) {
      const { id, section, taken } = evaluation;
      found.push({ id, section, period, students, taken: Math.max(taken, answered), silent });
    }
  }
  return found;
};

const describeClosed = (records: readonly StoredRecord[], now: Date): string => {
  const named = records.slice(0, 5).map((record) => `"${textOf(record, 'name')}" is ${statusOfPeriod(record, now)}`);
  const more = records.length > named.length ? `, and ${records.length - named.length} others` : '';
  return `No evaluation period is open, and students answer only then${named.length === 0 ? '' : `: ${named.join(', ')}${more}`}.`;
};

const obstacleOf = ({ name, questions }: OpenPeriod, found: readonly AnswerableEvaluation[]): string | undefined => {
  if (questions.every(({ kind }) => kind === 'heading'))
    return `"${name}" asks no questions: import some with npm run facet -- questions import, before it is answered.`;
  if (found.length === 0) return `"${name}" covers no sections.`;
  if (found.every(({ students }) => students === 0)) return `In the sections of "${name}" no students are enrolled.`;
  return undefined;
};

/** The evaluations of all periods that are open, with the students who have not answered; their coverage is finished. */
export const readAnswerableEvaluations = async (store: Store, now: Date): Promise<Answerable> => {
  const records = await readAllPeriods(store);
  const evaluations: AnswerableEvaluation[] = [];
  const obstacles: string[] = [];
  let isAnyOpen = false;
  for (const { id } of records.filter((each) => statusOfPeriod(each, now) === 'open')) {
    const record = (await finishCoverage(store, id))?.record;
    if (record === undefined || statusOfPeriod(record, now) !== 'open') continue;
    isAnyOpen = true;
    const questions =
      linkedIds(record, 'question_sets').length === 0 ? [] : questionsIn(await readQuestionnaire(store, record));
    const period = { id, name: String(record.name), window: windowOf(record, now), questions };
    const found = await readAnswerable(store, period, record);
    const obstacle = obstacleOf(period, found);
    if (obstacle === undefined) evaluations.push(...found);
    else obstacles.push(obstacle);
  }
  return { evaluations, obstacles: isAnyOpen ? obstacles : [describeClosed(records, now)] };
};
