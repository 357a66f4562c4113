import * as v from 'valibot';
import { because } from '../../errors/fields.ts';
import { described, instant, listOf, visibleString } from '../../model/definition/attribute-kinds.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { canonicalId } from '../../runtime/ids.ts';

/** Most questions of a midterm evaluation, headings too. */
export const mostMidtermItems = 10;

const itemId = v.pipe(
  v.string(because('not_a_string')),
  described({ format: 'uuid' }),
  v.transform((given) => canonicalId(given) ?? given),
);

const items = v.pipe(
  listOf(itemId, mostMidtermItems),
  v.minLength(1, because('blank')),
  v.rawCheck(({ dataset: { typed, value }, addIssue }) => {
    if (!typed) return;
    const second = value.findIndex((each, index) => value.indexOf(each) < index);
    if (second < 0) return;
    addIssue({
      message: because('repeated'),
      path: [{ type: 'array', origin: 'value', input: value, key: second, value: value[second] }],
    });
  }),
  described({ minItems: 1, uniqueItems: true }),
);

/** What an instructor's request brings who asks the students of a section while the term runs. */
export const courseEvaluationMidterm = defineResource({
  type: 'course_evaluation_midterm',
  collection: 'course_evaluation_midterms',
  group: 'course-evaluations',
  area: 'periods',
  attributes: {
    /**
     * What it is called, as students see it; "Midterm evaluation" unless said.
     * @example Midterm evaluation
     */
    name: { schema: visibleString(255) },
    /**
     * The ids of the questions of the bank that are asked, in their order: 1 to 10 that are offered, none twice.
     * @example ["01959266-5bc0-7d10-8000-4c3b2a190f8e"]
     */
    items: { required: true, schema: items },
    /**
     * Until when students answer, exclusive: at most 14 days from now, and before the last three weeks of the term.
     * @example 2025-10-22T08:00:00.000Z
     */
    closes_at: { ...instant(), required: true },
  },
  relationships: {},
  endpoints: {},
});
