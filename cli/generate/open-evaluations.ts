import { readAskedOf } from '../../lib/domain/evaluations/answering/questionnaires.ts';
import { classesIn, type EvaluatedCourse } from '../../lib/domain/evaluations/invitations/open-students.ts';
import type { Class } from '../../lib/domain/evaluations/invitations/silent-students.ts';
import { readAllPeriods, readPeriod } from '../../lib/domain/evaluations/periods/read-period.ts';
import { textOf } from '../../lib/model/definition/record-fields.ts';
import { scheduledTimes, statusOfPeriod } from '../../lib/resources/course-evaluations/period-times.ts';
import type { StoredRecord } from '../../lib/store/record.ts';
import type { Store } from '../../lib/store/store.ts';
import type { AnswerWindow } from './turnout.ts';

/** A period that students can answer now. */
export interface OpenPeriod {
  readonly id: string;
  readonly name: string;
  readonly window: AnswerWindow;
}

/** An evaluation of an open period, with its students. */
export interface OpenEvaluation extends EvaluatedCourse, Pick<Class<unknown>, 'students' | 'answered' | 'silent'> {
  readonly period: OpenPeriod;
}

/** The evaluations that can be answered, and the reasons why others cannot. */
export interface OpenEvaluations {
  readonly evaluations: readonly OpenEvaluation[];
  readonly obstacles: readonly string[];
}

const windowOf = (record: StoredRecord, now: Date): AnswerWindow => {
  const { opensAt, closesAt } = scheduledTimes(record);
  // An event at this very moment has happened, so the end is a millisecond later. At the moment of closing, no answer
  // is possible.
  const [opens, closes, past] = [Date.parse(opensAt ?? ''), Date.parse(closesAt ?? ''), now.getTime() + 1];
  return Number.isNaN(closes)
    ? { opens, closes: undefined, end: past }
    : { opens, closes, end: Math.min(past, closes) };
};

const describeClosed = (records: readonly StoredRecord[], now: Date): string => {
  const named = records.slice(0, 5).map((record) => `"${textOf(record, 'name')}" is ${statusOfPeriod(record, now)}`);
  const more = records.length > named.length ? `, and ${records.length - named.length} others` : '';
  return `No evaluation period is open, and students answer only then${named.length === 0 ? '' : `: ${named.join(', ')}${more}`}.`;
};

const obstacleIn = async (
  store: Store,
  record: StoredRecord,
  found: readonly OpenEvaluation[],
): Promise<string | undefined> => {
  const name = textOf(record, 'name');
  const { questions } = await readAskedOf(store, record);
  if (questions.every(({ kind }) => kind === 'heading'))
    return `"${name}" asks no questions: import some with npm run facet -- questions import, before it is answered.`;
  if (found.length === 0) return `"${name}" covers no sections.`;
  if (found.every(({ students }) => students === 0)) return `In the sections of "${name}" no students are enrolled.`;
  return undefined;
};

/**
 * Reads the evaluations of all open periods, with the students who have not answered, and finishes the periods'
 * coverage.
 */
export const readOpenEvaluations = async (store: Store, now: Date): Promise<OpenEvaluations> => {
  // The periods come from an index that may lag, so each period that may be open is read again.
  const records = await readAllPeriods(store);
  const evaluations: OpenEvaluation[] = [];
  const obstacles: string[] = [];
  let isAnyOpen = false;
  for (const { id } of records.filter((each) => statusOfPeriod(each, now) === 'open')) {
    const covered = await readPeriod(store, id);
    const { record } = covered;
    if (statusOfPeriod(record, now) !== 'open') continue;
    isAnyOpen = true;
    const period = { id, name: String(record.name), window: windowOf(record, now) };
    const classes = await Array.fromAsync(classesIn(store, covered));
    const found = classes.map(({ evaluation, ...students }) => ({ ...evaluation, ...students, period }));
    const obstacle = await obstacleIn(store, record, found);
    if (obstacle === undefined) evaluations.push(...found);
    else obstacles.push(obstacle);
  }
  return { evaluations, obstacles: isAnyOpen ? obstacles : [describeClosed(records, now)] };
};
