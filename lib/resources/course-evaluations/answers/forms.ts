import * as v from 'valibot';
import {
  atLeast,
  count,
  day,
  described,
  flag,
  id,
  identifier,
  instant,
  listOf,
  related,
  resource,
  text,
  uri,
  version,
} from '../../shared/answer-schemas.ts';
import type { TypeName } from '../../type-names.ts';
import { periodStatuses } from '../period-status.ts';

const selfLink = v.strictObject({ self: uri });

const names = {
  course_name: described(v.nullable(text), 'What the course is called; null for a section without a course.'),
  section_name: described(text, 'The number or name of the section.'),
};

const one = (type: TypeName) => related(identifier(type), v.strictObject({}));
const many = (type: TypeName, what: string) =>
  described(related(listOf(identifier(type)), v.strictObject({ count })), what);

const ratedInstructor = v.strictObject({
  type: v.literal('course_evaluation_section_instructor'),
  id,
  meta: v.strictObject({ display_name: described(text, 'The name of the instructor, as students read it.') }),
});

const form = v.strictObject({
  type: v.literal('course_evaluation_form'),
  id: described(id, 'That of the evaluation.'),
  attributes: v.strictObject({ ...names, period_name: described(text, 'What the evaluation period is called.') }),
  relationships: v.strictObject({
    evaluation: one('course_evaluation'),
    section: one('course_evaluation_section'),
    question_sets: many('course_evaluation_question_set', 'The question sets, in order.'),
    question_set_sections: many('course_evaluation_question_set_section', 'The sections of the sets, in order.'),
    questions: many('course_evaluation_question', 'The questions of the sections, in order, headings too.'),
    instructors: described(
      related(listOf(ratedInstructor), v.strictObject({ count })),
      'Those that each question about an instructor is about.',
    ),
  }),
  links: selfLink,
  meta: v.strictObject({ version }),
});

const reader = v.strictObject({
  role: described(
    v.picklist(['evaluation_office', 'instructor', 'department_admin']),
    'Who reads: an instructor only what is about the own sections and oneself.',
  ),
  figures_from: described(v.nullable(instant), 'From when on the role sees figures; null while that is not decided.'),
  comments_from: described(v.nullable(instant), 'The same of comments, which are reviewed before.'),
});

const formMeta = v.strictObject({
  threshold: described(
    v.nullable(atLeast(1)),
    'How many students must answer before any result exists; null where none ever will.',
  ),
  readers: described(listOf(reader), 'Who will read the results; nobody else sees them.'),
  is_small_class: described(
    flag,
    'Whether five or fewer are enrolled: then the text of answers may reveal their author.',
  ),
  are_comments_reviewed: described(
    flag,
    'Whether reviewers read what students write before instructors do; in a midterm evaluation nobody does.',
  ),
  keeps_drafts: described(v.literal(false), 'The service keeps no draft.'),
  can_be_changed: described(v.literal(false), 'What was sent can not be changed.'),
  can_be_withdrawn: described(v.literal(false), 'What was sent can not be withdrawn.'),
  notice: described(text, 'The same in a sentence, to be shown before anything is sent.'),
});

const included = v.union([
  resource('course_evaluation_question_set'),
  resource('course_evaluation_question_set_section'),
  resource('course_evaluation_question'),
  resource('course_evaluation_section_instructor'),
]);

/** The answer of `read-form`. */
export const formAnswer = v.strictObject({ data: form, included: listOf(included), links: selfLink, meta: formMeta });

export type FormAnswer = v.InferOutput<typeof formAnswer>;
export type FormReader = v.InferOutput<typeof reader>;

const reply = v.strictObject({
  text: described(text, 'What it says, as minimal HTML.'),
  translations: described(v.nullable(v.record(v.string(), text)), 'The same in other languages, by language tag.'),
  published_on: described(day, 'The day on which it was published, in UTC.'),
});

const mine = v.strictObject({
  type: v.literal('course_evaluation'),
  id,
  attributes: v.strictObject({
    ...names,
    is_answered: described(v.nullable(flag), 'Whether the student has answered it; null once the period has closed.'),
    reply: v.nullable(
      described(reply, 'What the instructors say to all students of the section, once the period has closed.'),
    ),
  }),
  relationships: v.strictObject({ period: one('course_evaluation_period'), section: one('course_evaluation_section') }),
  links: selfLink,
  meta: v.strictObject({ version }),
});

/** The answer of `list-my-evaluations`. */
export const myEvaluationsAnswer = v.strictObject({
  data: listOf(mine),
  links: selfLink,
  meta: v.strictObject({
    total: count,
    period_name: described(v.nullable(text), 'What the evaluation period is called; null where it is there no more.'),
    status: described(
      v.nullable(v.picklist(periodStatuses)),
      'What the period is doing: it takes answers while it is open.',
    ),
  }),
});

export type MyReply = v.InferOutput<typeof reply>;
export type MyEvaluationsAnswer = v.InferOutput<typeof myEvaluationsAnswer>;
