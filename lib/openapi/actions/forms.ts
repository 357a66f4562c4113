import * as v from 'valibot';
import { type FormAnswer, formAnswer, myEvaluationsAnswer } from '../../resources/course-evaluations/answers/forms.ts';
import { listOf, resource, selfLinks, uri as uriSchema } from '../../resources/shared/answer-schemas.ts';
import { documentBase } from '../guides.ts';
import { id, uri } from '../json-schema.ts';
import { query } from '../parameters.ts';
import { type ActionAnswers, answerOf } from './action-answer.ts';

const evaluation = '6f1c0f52-5d0b-5b8e-9c3e-2f7a4d1e8b60';
const section = '01959266-5bc0-7410-8000-9a8b7c6d5e4f';
const period = '01959266-5bc0-7210-8000-1f2e3d4c5b6a';
const instructor = '01959266-5bc0-7b20-8000-1a2b3c4d5e6f';
const self = `${documentBase}/api/v1/course_evaluations/${evaluation}`;

const linkTo = (type: string, of: string, at: string) => ({
  links: { related: at },
  data: { type, id: of },
  meta: {},
});
const empty = { links: { related: `${self}/form` }, data: [], meta: { count: 0 } };
const courseNames = { course_name: 'Probability', section_name: '01' };

const set = '01959266-5bc0-7910-8000-0f1e2d3c4b5a';
const target = `${documentBase}/api/v1/course_evaluation_periods/${period}/question_sets`;
const sets = `${documentBase}/api/v1/course_evaluation_question_sets/${set}`;
const made = '2025-09-01T08:00:00.000Z';
const source = '01959266-5bc0-7210-8000-6b5a4d3c2f1e';

const part = '01959266-5bc0-7920-8000-2a3b4c5d6e7f';
const parts = `${documentBase}/api/v1/course_evaluation_question_set_sections/${part}`;
const question = '01959266-5bc0-7a10-8000-3f1d2c4b5a69';

const formExample: FormAnswer = {
  data: {
    type: 'course_evaluation_form',
    id: evaluation,
    attributes: { ...courseNames, period_name: 'Autumn 2025, end of term' },
    relationships: {
      evaluation: linkTo('course_evaluation', evaluation, self),
      section: linkTo('course_evaluation_section', section, `${self}/section`),
      question_sets: empty,
      question_set_sections: empty,
      questions: empty,
      instructors: {
        ...empty,
        data: [
          {
            type: 'course_evaluation_section_instructor',
            id: instructor,
            meta: { display_name: 'Inês Carvalho-Lund' },
          },
        ],
      },
    },
    links: { self: `${self}/form` },
    meta: { version: 1 },
  },
  included: [],
  links: { self: `${self}/form` },
  meta: {
    threshold: 5,
    readers: [
      {
        role: 'evaluation_office',
        figures_from: '2025-12-08T05:00:00.000Z',
        comments_from: '2025-12-08T05:00:00.000Z',
      },
      {
        role: 'instructor',
        figures_from: '2025-12-22T08:00:00.000Z',
        comments_from: '2025-12-22T08:00:00.000Z',
      },
    ],
    is_small_class: false,
    are_comments_reviewed: true,
    keeps_drafts: false,
    can_be_changed: false,
    can_be_withdrawn: false,
    notice: 'What is sent counts at once and permanently.',
  },
};

const exampleSet = {
  type: 'course_evaluation_question_set' as const,
  id: set,
  attributes: { name: 'Your Course', position: 0, created_at: made, updated_at: made },
  relationships: {
    period: linkTo('course_evaluation_period', period, `${sets}/period`),
    applies_to: { links: { related: `${sets}/applies_to` }, data: null, meta: {} },
  },
  links: { self: sets },
  meta: { version: 1 },
};

const copiedSets = v.strictObject({
  data: listOf(resource('course_evaluation_question_set')),
  links: v.strictObject({ self: uriSchema }),
});

const orderedSet = v.strictObject({
  data: resource('course_evaluation_question_set'),
  links: v.strictObject({ self: uriSchema }),
});

const orderedPart = v.strictObject({
  data: resource('course_evaluation_question_set_section'),
  links: v.strictObject({ self: uriSchema }),
});

/** Answers of what students read before they answer. */
export const forms: ActionAnswers = {
  'copy-question-sets': answerOf(copiedSets, {
    description: 'The copies of the question sets, in order, also those that an earlier request made.',
    example: {
      data: [exampleSet],
      links: { self: `${target}/copies` },
    },
    request: {
      data: {
        type: 'course_evaluation_question_set_copy',
        relationships: { source: { data: { type: 'course_evaluation_period', id: source } } },
      },
    },
    headers: { Location: { description: 'Address of the question sets of the period.', required: true, schema: uri } },
  }),
  'order-question-set-sections': answerOf(orderedSet, {
    description: 'The question set, in its new version.',
    example: { data: exampleSet, links: { self: sets } },
    request: { data: { type: 'course_evaluation_question_set_section_order', attributes: { order: [part] } } },
  }),
  'order-questions': answerOf(orderedPart, {
    description: 'The section, in its new version.',
    example: {
      data: {
        type: 'course_evaluation_question_set_section',
        id: part,
        attributes: { name: 'Course organisation', position: 0, created_at: made, updated_at: made },
        relationships: { question_set: linkTo('course_evaluation_question_set', set, `${parts}/question_set`) },
        links: { self: parts },
        meta: { version: 1 },
      },
      links: { self: parts },
    },
    request: { data: { type: 'course_evaluation_question_order', attributes: { order: [question] } } },
  }),
  'preview-form': answerOf(formAnswer, {
    description: 'The form, as a student of the section would get it now.',
    parameters: [{ ...query('section', 'The section whose form it is.', id), required: true }],
    example: formExample,
  }),
  'list-my-evaluations': answerOf(myEvaluationsAnswer, {
    description:
      "The student's evaluations in the period of the token: all while it is open, and once it has closed those that were replied to.",
    example: {
      data: [
        {
          type: 'course_evaluation',
          id: evaluation,
          attributes: { ...courseNames, is_answered: false, reply: null },
          relationships: {
            period: linkTo('course_evaluation_period', period, `${self}/period`),
            section: linkTo('course_evaluation_section', section, `${self}/section`),
          },
          links: { self },
          meta: { version: 1 },
        },
      ],
      links: { self: `${documentBase}/api/v1/my/evaluations` },
      meta: {
        total: 1,
        period_name: 'Autumn 2025, end of term',
        status: 'open',
      },
    },
  }),
  'start-midterm': answerOf(v.strictObject({ data: resource('course_evaluation'), links: selfLinks }), {
    description: 'The evaluation, which is open.',
    shows: 'course_evaluation',
    request: {
      data: {
        type: 'course_evaluation_midterm',
        attributes: {
          name: 'Midterm evaluation',
          items: ['01959266-5bc0-7d10-8000-4c3b2a190f8e'],
          closes_at: '2025-10-22T08:00:00.000Z',
        },
      },
    },
    headers: { Location: { description: 'Address of the evaluation.', required: true, schema: uri } },
  }),
  'read-form': answerOf(formAnswer, {
    description: 'The form, with its question sets, sections and questions in order.',
    example: formExample,
  }),
};
