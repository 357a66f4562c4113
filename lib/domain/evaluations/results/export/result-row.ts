import { textOf, valuesOf } from '../../../../model/definition/record-fields.ts';
import { courseEvaluationQuestion } from '../../../../resources/course-evaluations/course-evaluation-question.ts';
import { courseEvaluationResult } from '../../../../resources/course-evaluations/course-evaluation-result.ts';
import { favourableValues, lastOf, type Scale } from '../../../../resources/course-evaluations/question-scale.ts';
import type { StoredRecord } from '../../../../store/record.ts';
import type { Flags } from '../../figures/flags.ts';
import type { QuestionResult } from '../frozen-result.ts';

/** A row of an export: a question in a unit of an evaluation, or an evaluation without any. */
export type ResultRow = Readonly<Record<string, string | number | null>>;

/** The columns of an export, in order. */
export const resultColumns = [
  ...['evaluation', 'name', 'period', 'period_name', 'term', 'term_name', 'departments'],
  ...['course', 'course_number', 'course_title', 'section', 'section_name', 'closed_on', 'status', 'withheld_because'],
  ...[
    'enrolled',
    'completed',
    'response_rate',
    'instructor',
    'instructor_name',
    'question',
    'text',
    'kind',
    'is_suppressed',
    'is_pooled',
  ],
  ...['lowest_value', 'highest_value', 'polarity', 'favourable_values'],
  ...['n', 'counts', 'mean', 'standard_deviation', 'median', 'interpolated_median', 'percent_favourable'],
  ...['favourable_from', 'favourable_to', 'dispersion', 'margin_of_error', 'bound_from', 'bound_to', 'flags'],
] as const;

const joined = (counts: Readonly<Record<string, number>> = {}): string =>
  Object.entries(counts)
    .map(([name, count]) => `${name}: ${count}`)
    .join('; ');

const flagsIn = (flags: Flags = {}): string => Object.keys(flags).join('; ');

const evaluationCells = (result: StoredRecord): ResultRow => {
  // The values of the attributes with these names in the type's definition.
  const values = valuesOf(courseEvaluationResult, result) as Readonly<Record<string, number | null>>;
  const isShown = result.status === 'available';
  const ids = ['period', 'term', 'course', 'section'].map((name) => [name, textOf(result, name)] as const);
  return {
    evaluation: result.id,
    name: textOf(result, 'name'),
    ...Object.fromEntries(ids),
    closed_on: textOf(result, 'closed_on'),
    status: textOf(result, 'status'),
    withheld_because: textOf(result, 'withheld_because'),
    enrolled: isShown ? (values.enrolled ?? null) : null,
    completed: isShown ? (values.completed ?? null) : null,
    response_rate: isShown ? (values.response_rate ?? null) : null,
  };
};

/** Returns the cells that explain the figures of a scale question; empty cells for a deleted question. */
const scaleCells = (asked: StoredRecord): ResultRow => {
  // The value of the attribute with this name in the type's definition.
  const { scale } = valuesOf(courseEvaluationQuestion, asked) as { readonly scale: Scale | null };
  if (scale === null) return {};
  return {
    lowest_value: scale.first,
    highest_value: lastOf(scale),
    polarity: scale.polarity,
    favourable_values: favourableValues(scale).join('; '),
  };
};

const questionCells = (result: QuestionResult): ResultRow => {
  const { question, kind, is_suppressed, is_pooled, n = null, counts, shares, figures, flags } = result;
  const [favourableFrom = null, favourableTo = null] = figures?.percent_favourable_interval ?? [];
  const [boundFrom = null, boundTo = null] = figures?.nonresponse_bounds ?? [];
  return {
    question,
    kind,
    is_suppressed: String(is_suppressed),
    is_pooled: String(is_pooled ?? false),
    n,
    // For a small class whose answers agree, only shares exist: "at least".
    counts: joined(counts ?? shares),
    mean: figures?.mean ?? null,
    standard_deviation: figures?.standard_deviation ?? null,
    median: figures?.median ?? null,
    interpolated_median: figures?.interpolated_median ?? null,
    percent_favourable: figures?.percent_favourable ?? null,
    favourable_from: favourableFrom,
    favourable_to: favourableTo,
    dispersion: figures?.dispersion ?? null,
    margin_of_error: figures?.margin_of_error ?? null,
    bound_from: boundFrom,
    bound_to: boundTo,
    flags: flagsIn(flags),
  };
};

const empty: ResultRow = Object.fromEntries(resultColumns.map((name) => [name, null]));

/** The row of an evaluation that shows no question. */
export const evaluationRow = (result: StoredRecord): ResultRow => ({ ...empty, ...evaluationCells(result) });

/** The row of a question in a unit, with what was asked. */
export const questionRow = (
  result: StoredRecord,
  instructor: string | null,
  { asked, shown }: { readonly asked: StoredRecord | undefined; readonly shown: QuestionResult },
): ResultRow => ({
  ...empty,
  ...evaluationCells(result),
  instructor,
  ...questionCells(shown),
  ...(asked && { text: textOf(asked, 'text'), ...scaleCells(asked) }),
});
