import * as v from 'valibot';
import { count, described, id } from '../shared/answer-schemas.ts';
import { polarities } from './question-scale.ts';

const share = v.pipe(v.number(), v.metadata({ minimum: 0, maximum: 1 }));
const range = (of: v.GenericSchema<number>) =>
  v.nullable(v.pipe(v.array(of), v.metadata({ minItems: 2, maxItems: 2 })));
const byValue = (of: v.GenericSchema<number>) => v.record(v.string(), of);

const figures = v.object({
  mean: described(v.number(), 'The mean of the answers.'),
  standard_deviation: described(v.number(), 'The standard deviation of those who have answered, as a population.'),
  median: described(v.number(), 'The median.'),
  interpolated_median: described(
    v.number(),
    'The median as if the answers of its value were spread evenly over half a point on either side.',
  ),
  percent_favourable: described(v.nullable(share), 'The share of favourable answers, 0 to 1.'),
  percent_favourable_interval: described(
    range(share),
    'Its interval at 95 % (Wilson), narrower the more of the class have answered.',
  ),
  dispersion: described(share, '0: all alike, 1: half at either end of the scale.'),
  margin_of_error: described(
    v.nullable(v.number()),
    'Of the mean, at 95 %; null for a single answer, 0 where the whole class has answered.',
  ),
  nonresponse_bounds: described(
    range(v.number()),
    'Between these the mean of the whole class would lie, whatever the others had answered.',
  ),
});

const quantiles = v.object({
  sections: described(count, 'How many sections it rests on.'),
  p10: v.number(),
  lower_quartile: v.number(),
  median: v.number(),
  upper_quartile: v.number(),
  p90: v.number(),
  place: described(
    v.picklist(['lowest tenth', 'lowest quarter', 'middle half', 'highest quarter', 'highest tenth']),
    "Where this section's interpolated median lies among them.",
  ),
});

const texts = v.pipe(v.array(v.string()), v.readonly());

const scale = v.object({
  points: count,
  first: v.number(),
  labels: v.exactOptional(texts),
  label_translations: v.exactOptional(described(v.record(v.string(), texts), 'The labels in other languages.')),
  polarity: v.picklist(polarities),
  favourable_from: v.exactOptional(v.number()),
  favourable_values: described(v.array(v.number()), 'The values that count as favourable, in order.'),
  ideal: v.exactOptional(v.number()),
});

const question = v.object({
  question: described(id, 'The id of the question.'),
  text: described(v.nullable(v.string()), 'What was asked; null for a question that is there no more.'),
  text_translations: v.exactOptional(
    described(
      v.record(v.string(), v.string()),
      'What was asked, in other languages; missing where it is not translated.',
    ),
  ),
  kind: v.picklist(['scale', 'single_choice', 'multiple_choice', 'text']),
  question_key: v.exactOptional(
    described(
      v.string(),
      'Of a scale question, the same in all results that ask it: with equal words, or as copies of one item of the bank, about the same and on the same scale. One that is shown only after certain answers has another than without, or after others.',
    ),
  ),
  scale: v.exactOptional(described(scale, 'The scale of a scale question.')),
  choices: v.exactOptional(
    described(
      v.array(
        v.object({
          key: v.string(),
          label: v.string(),
          label_translations: v.exactOptional(v.record(v.string(), v.string())),
        }),
      ),
      'What could be chosen.',
    ),
  ),
  is_suppressed: described(
    v.boolean(),
    'Fewer have answered it than are needed, or all alike, or of those who were shown the question and those who were not, one group is too small: no figure is shown.',
  ),
  suppressed_because: v.exactOptional(
    described(v.literal('alike'), 'All answers of fewer than ten students are alike; which, is not shown.'),
  ),
  is_pooled: v.exactOptional(
    described(v.literal(true), 'A question about instructors, over all who teach the section together.'),
  ),
  is_own: v.exactOptional(
    described(
      v.literal(true),
      'One of the section itself, not from the bank: only those who teach the section see it and its figures.',
    ),
  ),
  n: v.exactOptional(described(count, 'How many have answered it; "not applicable" is no answer.')),
  shown_to: v.exactOptional(
    described(
      count,
      'Of a question that is shown only after certain answers to another one: to how many students it was; not of pooled ones. Then what rests on the size of the class is null: the interval, the margin of error and the bounds.',
    ),
  ),
  counts: v.exactOptional(described(byValue(count), 'How many gave each value, or chose each key.')),
  shares: v.exactOptional(described(byValue(share), 'The same as shares of those who have answered.')),
  figures: v.exactOptional(described(figures, 'The figures of a scale question.')),
  flags: v.exactOptional(
    described(
      v.object({ low_answer: v.exactOptional(v.literal(true)), high_deviation: v.exactOptional(v.literal(true)) }),
      'What the rules of the period flag.',
    ),
  ),
  benchmarks: v.exactOptional(
    described(
      v.object({ institution: v.exactOptional(quantiles), department: v.exactOptional(quantiles) }),
      "The interpolated medians of other sections' released results to the same question in three years; only where enough sections and instructors are behind it.",
    ),
  ),
  comments: v.exactOptional(
    described(
      v.object({
        removed: described(count, 'How many a reviewer has removed.'),
      }),
      'How many comments are not shown.',
    ),
  ),
});

const unit = v.object({
  instructor: described(v.nullable(id), 'The section instructor that it is about; null for the evaluation as a whole.'),
  questions: v.array(question),
});

/** The units of a result as answers show them. */
export const unitsSchema = v.array(unit);

export type ShownUnit = v.InferOutput<typeof unit>;
export type ShownQuestion = v.InferOutput<typeof question>;
export type Quantiles = v.InferOutput<typeof quantiles>;
