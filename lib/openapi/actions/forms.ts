import { periodStatuses } from '../../resources/course-evaluations/period-status.ts';
import { documentBase } from '../document-base.ts';
import {
  constant,
  count,
  described,
  id,
  identifierReference,
  type JsonSchema,
  objectOf,
  oneOf,
  orNull,
  schemaReference,
  text,
  uri,
  version,
} from '../json-schema.ts';
import type { ActionAnswers } from './action-answer.ts';

const evaluation = '6f1c0f52-5d0b-5b8e-9c3e-2f7a4d1e8b60';
const section = '01959266-5bc0-7410-8000-9a8b7c6d5e4f';
const period = '01959266-5bc0-7210-8000-1f2e3d4c5b6a';
const instructor = '01959266-5bc0-7b20-8000-1a2b3c4d5e6f';
const self = `${documentBase}/api/v1/course_evaluations/${evaluation}`;

const flag: JsonSchema = { type: 'boolean' };
const instant: JsonSchema = { type: 'string', format: 'date-time' };
const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

const names = {
  course_name: described(orNull(text), 'What the course is called; null for a section without a course.'),
  section_name: described(text, 'The number or name of the section.'),
};

const related = (data: JsonSchema, meta: JsonSchema): JsonSchema =>
  objectOf({ links: objectOf({ related: uri }), data, meta });
const one = (type: string): JsonSchema => related(identifierReference(type), objectOf({}));
const listed = (item: JsonSchema, what: string): JsonSchema =>
  described(related(listOf(item), objectOf({ count })), what);
const many = (type: string, what: string): JsonSchema => listed(identifierReference(type), what);

const ratedInstructor = objectOf({
  type: constant('course_evaluation_section_instructor'),
  id,
  meta: objectOf({ display_name: described(text, 'The name of the instructor, as students read it.') }),
});

const form = objectOf({
  type: constant('course_evaluation_form'),
  id: described(id, 'That of the evaluation.'),
  attributes: objectOf({ ...names, period_name: described(text, 'What the evaluation period is called.') }),
  relationships: objectOf({
    evaluation: one('course_evaluation'),
    section: one('course_evaluation_section'),
    question_sets: many('course_evaluation_question_set', 'The question sets, in order.'),
    question_set_sections: many('course_evaluation_question_set_section', 'The sections of the sets, in order.'),
    questions: many('course_evaluation_question', 'The questions of the sections, in order, headings too.'),
    instructors: listed(ratedInstructor, 'Those that each question about an instructor is about.'),
  }),
  links: objectOf({ self: uri }),
  meta: objectOf({ version }),
});

const reader = objectOf({
  role: described(
    { enum: ['evaluation_office', 'instructor', 'department_admin'] },
    'Who reads: an instructor only what is about the own sections and oneself.',
  ),
  figures_from: described(orNull(instant), 'From when on the role sees figures; null while that is not decided.'),
  comments_from: described(orNull(instant), 'The same of comments, which are reviewed before.'),
});

const formMeta = objectOf({
  threshold: described(
    orNull({ type: 'integer', minimum: 1 }),
    'How many students must answer before any result exists; null where none ever will.',
  ),
  readers: described(listOf(reader), 'Who will read the results; nobody else sees them.'),
  is_small_class: described(
    flag,
    'Whether five or fewer are enrolled: then the text of answers may reveal their author.',
  ),
  keeps_drafts: described({ const: false }, 'The service keeps no draft.'),
  can_be_changed: described({ const: false }, 'What was sent can not be changed.'),
  can_be_withdrawn: described({ const: false }, 'What was sent can not be withdrawn.'),
  notice: described(text, 'The same in a sentence, to be shown before anything is sent.'),
});

const mine = objectOf({
  type: constant('course_evaluation'),
  id,
  attributes: objectOf({ ...names, is_answered: described(flag, 'Whether the student has answered it.') }),
  relationships: objectOf({ period: one('course_evaluation_period'), section: one('course_evaluation_section') }),
  links: objectOf({ self: uri }),
  meta: objectOf({ version }),
});

const mineMeta = objectOf({
  total: count,
  period_name: described(orNull(text), 'What the evaluation period is called; null where it is there no more.'),
  status: described(orNull({ enum: periodStatuses }), 'What the period is doing: it takes answers while it is open.'),
});

const included = oneOf(
  [
    'course_evaluation_question_set',
    'course_evaluation_question_set_section',
    'course_evaluation_question',
    'course_evaluation_section_instructor',
  ].map(schemaReference),
);

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

/** Answers of what students read before they answer. */
export const forms: ActionAnswers = {
  'copy-question-sets': {
    description: 'The copies of the question sets, in order, also those that an earlier request made.',
    schema: objectOf({
      data: listOf(schemaReference('course_evaluation_question_set')),
      links: objectOf({ self: uri }),
    }),
    example: {
      data: [
        {
          type: 'course_evaluation_question_set',
          id: set,
          attributes: { name: 'Your Course', position: 0, created_at: made, updated_at: made },
          relationships: { period: linkTo('course_evaluation_period', period, `${sets}/period`) },
          links: { self: sets },
          meta: { version: 1 },
        },
      ],
      links: { self: `${target}/copies` },
    },
    request: {
      data: {
        type: 'course_evaluation_question_set_copy',
        relationships: { source: { data: { type: 'course_evaluation_period', id: source } } },
      },
    },
    headers: { Location: { description: 'Address of the question sets of the period.', required: true, schema: uri } },
  },
  'list-my-evaluations': {
    description: "The student's evaluations in the period of the token; none while it is not open.",
    schema: objectOf({ data: listOf(mine), links: objectOf({ self: uri }), meta: mineMeta }),
    example: {
      data: [
        {
          type: 'course_evaluation',
          id: evaluation,
          attributes: { ...courseNames, is_answered: false },
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
  },
  'read-form': {
    description: 'The form, with its question sets, sections and questions in order.',
    schema: objectOf({ data: form, included: listOf(included), links: objectOf({ self: uri }), meta: formMeta }),
    example: {
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
        keeps_drafts: false,
        can_be_changed: false,
        can_be_withdrawn: false,
        notice: 'What is sent counts at once and permanently.',
      },
    },
  },
};
