import { refuse } from '../../../../errors/error-kind.ts';
import { notFound } from '../../../../errors/reading.ts';
import { courseEvaluation } from '../../../../resources/course-evaluations/course-evaluation.ts';
import { courseEvaluationQuestion } from '../../../../resources/course-evaluations/course-evaluation-question.ts';
import { courseEvaluationResult } from '../../../../resources/course-evaluations/course-evaluation-result.ts';
import { courseEvaluationSectionInstructor } from '../../../../resources/course-evaluations/course-evaluation-section-instructor.ts';
import { keyOf } from '../../../../store/keys.ts';
import type { StoredRecord } from '../../../../store/record.ts';
import type { Store } from '../../../../store/store.ts';
import type { UnitResult } from '../frozen-result.ts';
import { allUnitsOf, detailKeys } from '../result-details.ts';
import { type NamedRecords, namedAmong, namedIn } from './result-meta.ts';
import { periodType } from './result-period.ts';

/** An evaluation with its result, if it has one. */
export interface FoundResult {
  readonly evaluation: StoredRecord;
  readonly result: StoredRecord | undefined;
  /** All units, with the section's own questions, which only its instructors see. */
  readonly allUnits: readonly UnitResult[];
}

/** The records that a result is read with. */
export interface Surroundings extends NamedRecords {
  readonly period: StoredRecord;
  /** The questions by id. */
  readonly questions: ReadonlyMap<string, StoredRecord>;
  readonly sectionInstructors: readonly StoredRecord[];
}

/** Finds an evaluation and its result; throws 404 for an evaluation that is not there. 1 round trip, 2 for large details. */
export const findResult = async (store: Store, id: string): Promise<FoundResult> => {
  const reference = { type: courseEvaluationResult.type, id };
  const [evaluationKey, resultKey] = [keyOf.record({ type: courseEvaluation.type, id }), keyOf.record(reference)];
  const items = await store.getMany([evaluationKey, resultKey, keyOf.resultDetails(reference, 0)]);
  const evaluation = items.find(({ pk }) => pk === evaluationKey.pk);
  if (evaluation === undefined) throw refuse(notFound, courseEvaluation.type, id);
  const item = items.find(({ pk, sk }) => pk === resultKey.pk && sk === resultKey.sk);
  const result = item && (await store.complete(item));
  const first = items.filter(({ pk, sk }) => pk === resultKey.pk && sk !== resultKey.sk);
  const others = result === undefined ? [] : detailKeys(result, 1);
  return {
    evaluation: await store.complete(evaluation),
    result,
    allUnits:
      result === undefined ? [] : allUnitsOf([...first, ...(others.length === 0 ? [] : await store.getMany(others))]),
  };
};

/** Returns the ids of all questions of some units, each once. */
export const questionsIn = (units: readonly UnitResult[]): string[] => [
  ...new Set(units.flatMap(({ questions }) => questions.map(({ question }) => question))),
];

/** Reads the records that a result is shown with. Throws 404 for an unknown period. 1 round trip. */
export const readSurroundings = async (
  store: Store,
  { evaluation, result, allUnits: units }: FoundResult,
): Promise<Surroundings> => {
  const period = String(evaluation.period);
  const found = await store.readManyInline([
    { type: periodType, id: period },
    ...questionsIn(units).map((id) => ({ type: courseEvaluationQuestion.type, id })),
    ...units.flatMap(({ instructor: id }) =>
      id === null ? [] : [{ type: courseEvaluationSectionInstructor.type, id }],
    ),
    ...namedIn(result),
  ]);
  const ofType = (type: string) => found.filter((each) => each.type === type);
  const [periodRecord] = ofType(periodType);
  if (periodRecord === undefined) throw refuse(notFound, periodType, period);
  return {
    ...namedAmong(found),
    period: periodRecord,
    questions: new Map(ofType(courseEvaluationQuestion.type).map((question) => [question.id, question])),
    sectionInstructors: ofType(courseEvaluationSectionInstructor.type),
  };
};
