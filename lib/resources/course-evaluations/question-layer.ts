import * as v from 'valibot';
import { flag, instant, oneOf } from '../../model/definition/attribute-kinds.ts';
import { integer } from '../../model/definition/number-kinds.ts';
import { toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { timestamps } from '../shared/timestamps.ts';

/** Who adds questions to those of the institution. */
export const questionLevels = ['department', 'instructor'] as const;

const mostOfInstructors = 5;

/** Allows a department, or all who teach, to add questions to those that a period asks. Fixed once the period opens. */
export const questionLayer = defineResource({
  type: 'question_layer',
  collection: 'question_layers',
  group: 'course-evaluations',
  area: 'periods',
  attributes: {
    /**
     * Who adds questions: the chairs of a department and of those above it, or the instructors of each section.
     * @example instructor
     */
    level: oneOf(questionLevels, { required: 'on create', createOnly: true }),
    /**
     * The most questions that the department adds, up to 10, or that each section adds, up to 5; headings count. What was
     * added before a lower maximum stays.
     * @example 3
     */
    most: { ...integer({ minimum: 1, maximum: 10 }), required: true },
    /**
     * Until this instant, exclusive, the questions can be written by those of the level; at least a minute before the period
     * opens. The evaluation office writes until the period opens.
     * @example 2025-11-17T05:00:00.000Z
     */
    until: { ...instant(), required: true },
    /** Whether only unchanged copies of questions of the bank are added; true for instructors unless said. */
    from_bank_only: flag(),
    ...timestamps,
  },
  computed: {
    from_bank_only: {
      schema: v.boolean(),
      of: ({ values }) => values.from_bank_only ?? values.level === 'instructor',
    },
  },
  relationships: {
    // The period knows its layers, so that a form without any is read as fast as before.
    /** The evaluation period that asks the questions. */
    period: toOne('course_evaluation_period', {
      required: true,
      createOnly: true,
      filter: { slot: 1 },
      inverse: { linkage: 'question_layers', carries: ['level', 'department'], unseen: true },
    }),
    /** The department that adds questions; null for the level of instructors, of which a period has one. */
    department: toOne('department', { createOnly: true, leaves: 'back-reference', filter: { slot: 2 } }),
  },
  unique: ['period', 'department'],
  rules: [
    {
      fields: ['level', 'department'],
      blames: 'department',
      code: 'required_for_level',
      holds: (level, department) => level !== 'department' || department !== null,
    },
    {
      fields: ['level', 'department'],
      blames: 'department',
      code: 'not_of_level',
      holds: (level, department) => level === 'department' || department === null,
    },
    {
      fields: ['level', 'most'],
      blames: 'most',
      code: 'too_many_for_level',
      holds: (level, most) => level === 'department' || typeof most !== 'number' || most <= mostOfInstructors,
    },
  ],
  writtenBy: 'lib/domain/evaluations/questions/levels/write-layer.ts',
  list: { isCounted: true },
  endpoints: {
    list: true,
    read: true,
    related: true,
    create: true,
    update: true,
    /** Deletes a layer of a period that has not opened. The questions that were added stay, and are not asked. */
    delete: true,
    actions: {
      /**
       * The form that a student of a section would get, as it is now, also before the period opens. Nothing is stored by it.
       * It has what departments and the section add also where that asks nothing yet.
       * Persons without `periods:read` get the forms of sections that they teach, or whose departments they chair.
       */
      preview_form: {
        method: 'GET',
        path: '/course_evaluation_periods/{id}/form_preview',
        summary: 'Preview the form of a section',
        reads: [
          'course_evaluation',
          'course_evaluation_course',
          'course_evaluation_instructor',
          'course_evaluation_period',
          'course_evaluation_question',
          'course_evaluation_question_set',
          'course_evaluation_question_set_section',
          'course_evaluation_section',
          'course_evaluation_student',
          'user',
        ],
        lists: ['course_evaluation_section_instructor'],
      },
    },
  },
});
