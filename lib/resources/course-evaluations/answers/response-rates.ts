import * as v from 'valibot';
import {
  atLeast,
  count,
  day,
  described,
  flag,
  id,
  instant,
  listOf,
  selfLinks,
  text,
} from '../../shared/answer-schemas.ts';
import { periodStatuses } from '../period-status.ts';
import { questionLevels } from '../question-layer.ts';

/** How many have answered, where a number would reveal who. */
export const bands = ['0', '1–4', '5+'] as const;

/** How many have answered, as it is shown for a small class. */
export type Band = (typeof bands)[number];

const rate = {
  sections: described(count, 'Sections that are evaluated.'),
  enrolled: described(count, 'Enrolments in them; a student of two sections counts twice.'),
  completed: described(
    v.union([count, v.picklist(bands), v.null()]),
    'Responses; a band where few are enrolled, null below the threshold of a period that has closed.',
  ),
  response_rate: described(
    v.nullable(v.pipe(v.number(), v.minValue(0))),
    'Responses by enrolments, to six digits; null where `completed` is no number, or nobody is enrolled.',
  ),
};

const department = v.strictObject({
  department: described(v.nullable(text), 'Id of the department; null for the sections without a known department.'),
  ...rate,
});

const course = v.strictObject({
  course: described(text, 'Id of the course.'),
  course_name: described(text, 'Its number and title.'),
  ...rate,
});

const dayCount = v.strictObject({
  day: described(day, 'A day in UTC on which somebody has answered.'),
  completed: described(atLeast(1), 'Responses of that day.'),
});

const classSize = v.strictObject({
  from: described(atLeast(1), 'Least enrolments of these sections.'),
  to: described(
    v.nullable(v.pipe(v.number(), v.integer())),
    'Most enrolments of these sections; null for the largest.',
  ),
  ...rate,
});

const behind = v.strictObject({
  evaluation: described(text, 'Id of the evaluation.'),
  section: described(text, 'Id of the section.'),
  section_name: described(text, 'What the section is called.'),
  course_name: described(v.nullable(text), 'What its course is called; null where it has none.'),
  enrolled: described(atLeast(1), 'Students of the section.'),
  completed: described(count, 'Responses.'),
  response_rate: described(v.pipe(v.number(), v.minValue(0)), 'Responses by enrolments, to six digits.'),
});

const ofOffice = 'Empty for those who are not the evaluation office';

const meta = v.strictObject({
  status: described(v.picklist(periodStatuses), 'What the period is doing now.'),
  ...rate,
  departments: described(listOf(department), 'The same by department.'),
  courses: described(listOf(course), `The same by course, where a filter names some. ${ofOffice}.`),
  days: described(
    listOf(dayCount),
    `The responses by day, in order, of what the number of all counts; empty with a filter. ${ofOffice}.`,
  ),
  class_sizes: described(listOf(classSize), `The same by size of class. ${ofOffice}.`),
  behind: described(
    listOf(behind),
    `The sections of an open period whose rate is below that of all by more than chance, at most 50, the lowest first. ${ofOffice}.`,
  ),
});

/** The answer of `read-response-rates`. */
export const responseRatesAnswer = v.strictObject({ meta, links: selfLinks });

const openPeriod = {
  period: described(id, 'The period, which is open.'),
  period_name: described(text, 'What it is called.'),
  closes_at: described(v.nullable(instant), 'When it closes; null where that is not set.'),
};

const taught = v.strictObject({
  evaluation: described(id, 'The evaluation of a section that the person teaches.'),
  section: described(id, 'The section.'),
  name: described(text, 'What the class is called: its course and its section.'),
  ...openPeriod,
  enrolled: described(count, 'People who are enrolled; each answers once.'),
  completed: described(v.union([count, v.picklist(bands)]), 'Responses; a band where fewer than 10 are enrolled.'),
  response_rate: described(rate.response_rate, 'Responses by enrolments, to six digits; null where a band is shown.'),
});

const chaired = v.strictObject({
  department: described(id, 'A department that the person chairs, or one below.'),
  department_name: described(text, 'What it is called.'),
  ...openPeriod,
  ...rate,
});

const addition = v.strictObject({
  layer: described(id, 'The question layer that provides for it.'),
  level: v.picklist(questionLevels),
  target: described(id, 'The department or the section whose questions these are.'),
  name: described(text, 'What it is called.'),
  section: described(
    v.nullable(id),
    'A section that is asked them, whose form can be previewed; null where none of the department is evaluated.',
  ),
  period: described(id, 'The period, which has not opened.'),
  period_name: described(text, 'What it is called.'),
  most: described(atLeast(1), 'The most questions that can be added.'),
  until: described(instant, 'Until when the person can write them, exclusive.'),
  from_bank_only: described(flag, 'Whether only copies of the bank are added.'),
  questions: described(count, 'The questions that were added so far, headings too.'),
});

const started = v.strictObject({
  evaluation: described(id, 'The evaluation.'),
  period_name: described(text, 'What it is called.'),
  status: described(v.picklist(periodStatuses), 'What it is doing now.'),
  closes_at: described(v.nullable(instant), 'When it closes, or closed.'),
});

const midterm = v.strictObject({
  section: described(id, 'A section that the person teaches.'),
  name: described(text, 'What the class is called: its course and its section.'),
  left: described(count, 'How many midterm evaluations the person can still start of it; 0 once it is too late.'),
  last_day: described(
    v.nullable(day),
    'The last day on which one can close, in the time zone of the institution; null where the term has no end.',
  ),
  started: described(listOf(started), 'Those that the person has started, the latest first.'),
});

const mine = v.strictObject({
  evaluations: described(listOf(taught), 'Of the last 200 sections that the person teaches, by what closes first.'),
  departments: described(listOf(chaired), 'Departments in which somebody teaches what is evaluated.'),
  additions: described(
    listOf(addition),
    'The questions that the person can add in published periods that have not opened, by what ends first.',
  ),
  midterms: described(
    listOf(midterm),
    'The sections in which the person can start a midterm evaluation, or has started one, by name.',
  ),
});

/** The answer of `read-my-response-rates`. */
export const myResponseRatesAnswer = v.strictObject({ meta: mine, links: selfLinks });

export type MyResponseRates = v.InferOutput<typeof mine>;

/** How many students of how many sections have answered. */
export type ResponseRate = Pick<ClassSize, keyof typeof rate>;
export type ClassSize = v.InferOutput<typeof classSize>;
export type SectionBehind = v.InferOutput<typeof behind>;
/** A section that is taught from several departments counts in each of them. */
export type ResponseRates = v.InferOutput<typeof meta>;
