import * as v from 'valibot';
import type { ResourceIdentifier } from '../../jsonapi/resource-object.ts';
import type { Attribute } from '../../model/definition/attribute.ts';
import {
  decimal,
  flag,
  instant,
  integer,
  listOf,
  oneOf,
  someOf,
  text,
} from '../../model/definition/attribute-kinds.ts';
import type { ProblemCode } from '../../model/definition/problems.ts';
import { linkageOf, linkedIds } from '../../model/definition/record-fields.ts';
import { toMany, toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { richText } from '../../model/definition/rich-text.ts';
import type { StoredRecord } from '../../store/record.ts';
import { timestamps } from '../shared/timestamps.ts';
import { coverageCompanions } from './coverage.ts';
import { type PeriodStatus, periodStatus, periodStatuses } from './period-status.ts';

const scheduleOf = (record: StoredRecord): ResourceIdentifier | null => {
  const [id] = linkedIds(record, 'schedules');
  return id === undefined ? null : { type: 'course_evaluation_period_schedule', id };
};

const instantOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const statusOf = (
  record: StoredRecord,
  values: { readonly draft: boolean | null; readonly results_release_at: string | null },
  now: Date,
): PeriodStatus => {
  const [times] = Object.values(linkageOf(record, 'schedules'));
  return periodStatus(
    {
      draft: values.draft ?? true,
      opensAt: instantOrNull(times?.opens_at),
      closesAt: instantOrNull(times?.closes_at),
      resultsReleaseAt: values.results_release_at,
    },
    now,
  );
};

const because = (code: ProblemCode): ProblemCode => code;

/** Most courses that a request may have covered. */
export const maxCourses = 5_000;

const courseId = v.pipe(v.string(because('not_a_string')), v.metadata({ format: 'uuid' }));

// Whether the ids are ids of courses is known only to the table: one that is none is a 404.
const courseIds: Attribute<string[]> = { schema: listOf(courseId, maxCourses) };

/** A span of time in which students evaluate the sections of the courses that it covers. */
export const courseEvaluationPeriod = defineResource({
  type: 'course_evaluation_period',
  title: 'evaluation period',
  collection: 'course_evaluation_periods',
  group: 'course-evaluations',
  area: 'periods',
  attributes: {
    ...timestamps,
    name: text({ required: true, sort: true }),
    evaluation_type: oneOf(['end_of_term', 'midterm', 'custom'], { required: true }),
    kind: oneOf(['section', 'instructor']),
    // A period is created as a draft; an update opens it, and makes it a draft again.
    draft: flag({ updateOnly: true }),
    results_release_at: instant(),
    minimum_response_threshold: integer({ minimum: 1 }),
    flag_answers_at_or_below: integer(),
    flag_standard_deviation_above: decimal({ minimum: 0 }),
    results_visible_to_roles: someOf(['instructor', 'department_admin']),
    results_guidelines: richText(),
    // Kept in companion items (coverage.ts), as are the relationships that follow from it.
    course_uuids: courseIds,
  },
  computed: {
    draft: { schema: v.boolean(), of: ({ values }) => values.draft ?? true },
    status: { schema: v.picklist(periodStatuses), of: ({ record, values, now }) => statusOf(record, values, now) },
    course_uuids: {
      schema: v.array(courseId),
      companions: true,
      of: ({ record }) => (record.courses === undefined ? undefined : linkedIds(record, 'courses')),
    },
  },
  relationships: {
    // The term knows its periods, so that a section that comes later finds those that cover its course.
    term: toOne('course_evaluation_term', {
      required: true,
      filter: { slot: 1 },
      inverse: { linkage: 'periods', carries: [] },
    }),
    schedule: toOne('course_evaluation_period_schedule', { readOnly: true }),
    evaluations: toMany('course_evaluation', { refers: true, companions: true }),
    question_sets: toMany('course_evaluation_question_set'),
    courses: toMany('course_evaluation_course', {
      refers: true,
      companions: true,
      guardedBy: 'lib/domain/evaluations/coverage/leave-periods.ts',
    }),
  },
  companions: coverageCompanions,
  computedLinkage: { schedule: ({ record }) => scheduleOf(record) },
  // The schedule carries its times along, so that the status needs no second read.
  hiddenLinkages: ['schedules'],
  writtenBy: 'lib/domain/evaluations/periods/create-period.ts',
  list: { counters: 'in all' },
  endpoints: {
    list: { include: ['term', 'schedule'], filters: ['created_at', 'updated_at', 'term'] },
    read: { timeoutSeconds: 29, mayWrite: true },
    related: true,
    create: { number: 1, summary: 'Create an evaluation period and its evaluations', timeoutSeconds: 29 },
    update: { summary: 'Update an evaluation period and what it covers', timeoutSeconds: 29 },
    delete: true,
  },
});
