import { fixed, named, toMany, toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { timestamps } from '../shared/timestamps.ts';

/** A person as a student of sections. */
export const courseEvaluationStudent = defineResource({
  type: 'course_evaluation_student',
  collection: 'course_evaluation_students',
  area: 'students',
  attributes: timestamps,
  relationships: {
    user: toOne('user'),
    sections: toMany('course_evaluation_section', { refers: true, leaves: 'back-reference' }),
  },
  required: ['user'],
  list: { counters: true, filters: { user: { slot: 1 }, sections: { slot: 2 } } },
});

/** The same as a request creates it: with the sections that the student takes. */
export const newStudent = {
  ...courseEvaluationStudent,
  relationships: named(courseEvaluationStudent.relationships, ['sections']),
};

/** The same as an update sees it: who the student is stays. */
export const existingStudent = { ...newStudent, relationships: fixed(newStudent.relationships, ['user']) };
