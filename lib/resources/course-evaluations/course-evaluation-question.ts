import * as v from 'valibot';
import { integer } from '../../model/definition/number-kinds.ts';
import { toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { timestamps } from '../shared/timestamps.ts';
import { withoutMidterms } from './midterm.ts';
import { questionAttributes, questionDefaults, questionRules } from './question-attributes.ts';
import { questionBankUse } from './question-bank-use.ts';
import { originAttribute, shownOrigin, shownOriginOf } from './question-origin.ts';
import { shownIfAttribute, shownIfRules } from './question-shown-if.ts';

/** A question of a section of a question set. Once students may have answered its set, only translations change: of its text and of its labels. */
export const courseEvaluationQuestion = defineResource({
  type: 'course_evaluation_question',
  collection: 'course_evaluation_questions',
  group: 'course-evaluations',
  area: 'periods',
  attributes: {
    ...questionAttributes,
    /**
     * Its place among the questions of its section, from 0; questions without one come last.
     * @example 0
     */
    position: integer({ minimum: 0 }),
    /**
     * The item of the bank that it was copied from, and the version of it; null of one that was written here. Results and
     * benchmarks join copies of one item, whatever the version, where subject and scale are the same. A change of its text,
     * kind, subject, scale or choices ends it.
     * @example {"item": "0190f2a5-3c00-7000-8000-5b2d1f0e4a11", "version": 2}
     */
    origin: originAttribute,
    /**
     * When it is shown: where an earlier question of the same question set, a scale or one of choices, was answered with one of
     * the values or choices `in`. That question has no condition itself, and is about the course where this one is. Null:
     * always; a heading always is.
     * @example {"question": "0190f2a5-3c00-7000-8000-5b2d1f0e4a11", "in": [1, 2]}
     */
    shown_if: shownIfAttribute,
    ...timestamps,
  },
  computed: {
    ...questionDefaults,
    origin: { schema: v.nullable(shownOrigin), of: ({ values }) => shownOriginOf(values.origin) },
  },
  relationships: {
    /** The part of a question set that it permanently belongs to. */
    question_set_section: toOne('course_evaluation_question_set_section', {
      required: true,
      createOnly: true,
      filter: { slot: 1 },
      inverse: { linkage: 'questions', carries: [], unseen: true },
    }),
    // A form finds the questions of a set together with its sections.
    /** The question set, that of its section. Set by the service. */
    question_set: toOne('course_evaluation_question_set', {
      readOnly: true,
      filter: { slot: 2 },
      inverse: { linkage: 'questions', carries: [], unseen: true },
    }),
  },
  rules: [...questionRules, ...shownIfRules],
  writtenBy: 'lib/domain/evaluations/questions/create-question.ts',
  list: { isCounted: true, ...withoutMidterms },
  endpoints: {
    list: true,
    read: true,
    related: true,
    create: true,
    update: true,
    delete: true,
    actions: {
      /**
       * Puts a copy of an offered item of the bank into a section of a question set; the copy has the item as `origin`. Refused
       * with 409 `not_offered` for an item in another state. The token needs `questions:read` too.
       */
      use_question_bank_item: {
        method: 'POST',
        path: '/question_bank_items/{id}/uses',
        summary: 'Put a copy of a question of the bank into a question set',
        body: questionBankUse,
        status: 201,
        reads: ['course_evaluation_question_set', 'course_evaluation_question_set_section', 'question_bank_item'],
      },
    },
  },
});
