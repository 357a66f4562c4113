import { create } from '../../lib/http/operations/create.ts';
import { list } from '../../lib/http/operations/list.ts';
import { read } from '../../lib/http/operations/read.ts';
import { related } from '../../lib/http/operations/related.ts';
import {
  addToRelationship,
  readRelationship,
  removeFromRelationship,
  replaceRelationship,
  updateWithTargets,
} from '../../lib/http/operations/relationships.ts';
import { remove } from '../../lib/http/operations/remove.ts';
import { courseEvaluationStudent } from '../../lib/resources/course-evaluations/course-evaluation-student.ts';

export const listStudents = list(courseEvaluationStudent);
export const readStudentRelated = related(courseEvaluationStudent);
export const readStudent = read(courseEvaluationStudent);
export const createStudent = create(courseEvaluationStudent);
export const updateStudent = updateWithTargets(courseEvaluationStudent);
export const deleteStudent = remove(courseEvaluationStudent);
export const readEnrolments = readRelationship(courseEvaluationStudent, 'sections');
export const addEnrolments = addToRelationship(courseEvaluationStudent, 'sections');
export const replaceEnrolments = replaceRelationship(courseEvaluationStudent, 'sections');
export const removeEnrolments = removeFromRelationship(courseEvaluationStudent, 'sections');
