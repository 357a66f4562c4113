import { createOne, deleteOne, follow, listAll, readOne, type TypeOfRows, updateOne } from '../derived.ts';

// Rows of their own, marked as free of side effects, so that a function's bundle holds its own row alone.

const courses = {
  group: 'course-evaluations',
  type: 'course_evaluation_course',
  collection: 'course_evaluation_courses',
  area: 'courses',
  one: 'a course',
  many: 'courses',
} as const satisfies TypeOfRows;

/** Read a course. */
export const readCourse = /* @__PURE__ */ readOne(courses, 'read-course', 130);

/** List courses. */
export const listCourses = /* @__PURE__ */ listAll(courses, 'list-courses', 131);

/** Read what a relationship of a course leads to. */
export const followCourse = /* @__PURE__ */ follow(courses, 'follow-course', 132);

/** Update a course. */
export const updateCourse = /* @__PURE__ */ updateOne(courses, 'update-course', 134);

/** Delete a course. */
export const deleteCourse = /* @__PURE__ */ deleteOne(courses, 'delete-course', 135);

const instructors = {
  group: 'course-evaluations',
  type: 'course_evaluation_instructor',
  collection: 'course_evaluation_instructors',
  area: 'teaching',
  one: 'an instructor',
  many: 'instructors',
} as const satisfies TypeOfRows;

/** Read an instructor. */
export const readInstructor = /* @__PURE__ */ readOne(instructors, 'read-instructor', 136);

/** List instructors. */
export const listInstructors = /* @__PURE__ */ listAll(instructors, 'list-instructors', 137);

/** Read what a relationship of an instructor leads to. */
export const followInstructor = /* @__PURE__ */ follow(instructors, 'follow-instructor', 138);

/** Create an instructor. */
export const createInstructor = /* @__PURE__ */ createOne(instructors, 'create-instructor', 139);

/** Delete an instructor. */
export const deleteInstructor = /* @__PURE__ */ deleteOne(instructors, 'delete-instructor', 141);

const listingNumbers = {
  group: 'course-evaluations',
  type: 'course_evaluation_listing_number',
  collection: 'course_evaluation_listing_numbers',
  area: 'courses',
  one: 'a listing number',
  many: 'listing numbers',
} as const satisfies TypeOfRows;

/** Read a listing number. */
export const readListingNumber = /* @__PURE__ */ readOne(listingNumbers, 'read-listing-number', 142);

/** List listing numbers. */
export const listListingNumbers = /* @__PURE__ */ listAll(listingNumbers, 'list-listing-numbers', 143);

/** Read what a relationship of a listing number leads to. */
export const followListingNumber = /* @__PURE__ */ follow(listingNumbers, 'follow-listing-number', 144);

/** Create a listing number. */
export const createListingNumber = /* @__PURE__ */ createOne(listingNumbers, 'create-listing-number', 145);

/** Update a listing number. */
export const updateListingNumber = /* @__PURE__ */ updateOne(listingNumbers, 'update-listing-number', 146);

/** Delete a listing number. */
export const deleteListingNumber = /* @__PURE__ */ deleteOne(listingNumbers, 'delete-listing-number', 147);

const periodSchedules = {
  group: 'course-evaluations',
  type: 'course_evaluation_period_schedule',
  collection: 'course_evaluation_period_schedules',
  area: 'periods',
  one: 'the schedule of an evaluation period',
  many: 'the schedules of evaluation periods',
} as const satisfies TypeOfRows;

/** Read the schedule of an evaluation period. */
export const readPeriodSchedule = /* @__PURE__ */ readOne(periodSchedules, 'read-period-schedule', 148);

/** List the schedules of evaluation periods. */
export const listPeriodSchedules = /* @__PURE__ */ listAll(periodSchedules, 'list-period-schedules', 149);

/** Read what a relationship of the schedule of an evaluation period leads to. */
export const followPeriodSchedule = /* @__PURE__ */ follow(periodSchedules, 'follow-period-schedule', 150);

/** Delete the schedule of an evaluation period. */
export const deletePeriodSchedule = /* @__PURE__ */ deleteOne(periodSchedules, 'delete-period-schedule', 153);

const evaluationPeriods = {
  group: 'course-evaluations',
  type: 'course_evaluation_period',
  collection: 'course_evaluation_periods',
  area: 'periods',
  one: 'an evaluation period',
  many: 'evaluation periods',
} as const satisfies TypeOfRows;

/** Read what a relationship of an evaluation period leads to. */
export const followEvaluationPeriod = /* @__PURE__ */ follow(evaluationPeriods, 'follow-evaluation-period', 156);

/** Delete an evaluation period. */
export const deleteEvaluationPeriod = /* @__PURE__ */ deleteOne(evaluationPeriods, 'delete-evaluation-period', 159);

const questionSetSections = {
  group: 'course-evaluations',
  type: 'course_evaluation_question_set_section',
  collection: 'course_evaluation_question_set_sections',
  area: 'periods',
  one: 'a section of a question set',
  many: 'sections of question sets',
} as const satisfies TypeOfRows;

/** Read a section of a question set. */
export const readQuestionSetSection = /* @__PURE__ */ readOne(questionSetSections, 'read-question-set-section', 160);

/** List sections of question sets. */
export const listQuestionSetSections = /* @__PURE__ */ listAll(questionSetSections, 'list-question-set-sections', 161);

/** Read what a relationship of a section of a question set leads to. */
export const followQuestionSetSection = /* @__PURE__ */ follow(questionSetSections, 'follow-question-set-section', 162);

/** Create a section of a question set. */
export const createQuestionSetSection = /* @__PURE__ */ createOne(
  questionSetSections,
  'create-question-set-section',
  163,
);

/** Update a section of a question set. */
export const updateQuestionSetSection = /* @__PURE__ */ updateOne(
  questionSetSections,
  'update-question-set-section',
  164,
);

/** Delete a section of a question set. */
export const deleteQuestionSetSection = /* @__PURE__ */ deleteOne(
  questionSetSections,
  'delete-question-set-section',
  165,
);

const questionSets = {
  group: 'course-evaluations',
  type: 'course_evaluation_question_set',
  collection: 'course_evaluation_question_sets',
  area: 'periods',
  one: 'a question set',
  many: 'question sets',
} as const satisfies TypeOfRows;

/** Read a question set. */
export const readQuestionSet = /* @__PURE__ */ readOne(questionSets, 'read-question-set', 166);

/** List question sets. */
export const listQuestionSets = /* @__PURE__ */ listAll(questionSets, 'list-question-sets', 167);

/** Read what a relationship of a question set leads to. */
export const followQuestionSet = /* @__PURE__ */ follow(questionSets, 'follow-question-set', 168);

/** Create a question set. */
export const createQuestionSet = /* @__PURE__ */ createOne(questionSets, 'create-question-set', 169);

/** Update a question set. */
export const updateQuestionSet = /* @__PURE__ */ updateOne(questionSets, 'update-question-set', 170);

/** Delete a question set. */
export const deleteQuestionSet = /* @__PURE__ */ deleteOne(questionSets, 'delete-question-set', 171);

const responses = {
  group: 'course-evaluations',
  type: 'course_evaluation_response',
  collection: 'course_evaluation_responses',
  area: 'responses',
  one: 'a response',
  many: 'responses',
} as const satisfies TypeOfRows;

/** Read a response. */
export const readResponse = /* @__PURE__ */ readOne(responses, 'read-response', 172);

/** List responses. */
export const listResponses = /* @__PURE__ */ listAll(responses, 'list-responses', 173);

/** Read what a relationship of a response leads to. */
export const followResponse = /* @__PURE__ */ follow(responses, 'follow-response', 174);

const sectionInstructors = {
  group: 'course-evaluations',
  type: 'course_evaluation_section_instructor',
  collection: 'course_evaluation_section_instructors',
  area: 'teaching',
  one: 'the assignment of an instructor to a section',
  many: 'which instructors teach which sections',
} as const satisfies TypeOfRows;

/** Read the assignment of an instructor to a section. */
export const readSectionInstructor = /* @__PURE__ */ readOne(sectionInstructors, 'read-section-instructor', 178);

/** List which instructors teach which sections. */
export const listSectionInstructors = /* @__PURE__ */ listAll(sectionInstructors, 'list-section-instructors', 179);

/** Read what a relationship of the assignment of an instructor to a section leads to. */
export const followSectionInstructor = /* @__PURE__ */ follow(sectionInstructors, 'follow-section-instructor', 180);

/** Delete the assignment of an instructor to a section. */
export const deleteSectionInstructor = /* @__PURE__ */ deleteOne(sectionInstructors, 'delete-section-instructor', 183);

const sectionResponses = {
  group: 'course-evaluations',
  type: 'course_evaluation_section_response',
  collection: 'course_evaluation_section_responses',
  area: 'responses',
  one: 'a section response',
  many: 'section responses',
} as const satisfies TypeOfRows;

/** Read a section response. */
export const readSectionResponse = /* @__PURE__ */ readOne(sectionResponses, 'read-section-response', 184);

/** Read what a relationship of a section response leads to. */
export const followSectionResponse = /* @__PURE__ */ follow(sectionResponses, 'follow-section-response', 186);

const sections = {
  group: 'course-evaluations',
  type: 'course_evaluation_section',
  collection: 'course_evaluation_sections',
  area: 'courses',
  one: 'a section',
  many: 'sections',
} as const satisfies TypeOfRows;

/** Read a section. */
export const readSection = /* @__PURE__ */ readOne(sections, 'read-section', 190);

/** List sections. */
export const listSections = /* @__PURE__ */ listAll(sections, 'list-sections', 191);

/** Read what a relationship of a section leads to. */
export const followSection = /* @__PURE__ */ follow(sections, 'follow-section', 192);

/** Delete a section. */
export const deleteSection = /* @__PURE__ */ deleteOne(sections, 'delete-section', 195);

const terms = {
  group: 'course-evaluations',
  type: 'course_evaluation_term',
  collection: 'course_evaluation_terms',
  area: 'periods',
  one: 'a term',
  many: 'terms',
} as const satisfies TypeOfRows;

/** Read a term. */
export const readTerm = /* @__PURE__ */ readOne(terms, 'read-term', 202);

/** List terms. */
export const listTerms = /* @__PURE__ */ listAll(terms, 'list-terms', 203);

/** Create a term. */
export const createTerm = /* @__PURE__ */ createOne(terms, 'create-term', 205);

/** Update a term. */
export const updateTerm = /* @__PURE__ */ updateOne(terms, 'update-term', 206);

/** Delete a term. */
export const deleteTerm = /* @__PURE__ */ deleteOne(terms, 'delete-term', 207);

const evaluations = {
  group: 'course-evaluations',
  type: 'course_evaluation',
  collection: 'course_evaluations',
  area: 'periods',
  one: 'an evaluation',
  many: 'evaluations',
} as const satisfies TypeOfRows;

/** Read an evaluation. */
export const readEvaluation = /* @__PURE__ */ readOne(evaluations, 'read-evaluation', 208);

/** List evaluations. */
export const listEvaluations = /* @__PURE__ */ listAll(evaluations, 'list-evaluations', 209);

/** Read what a relationship of an evaluation leads to. */
export const followEvaluation = /* @__PURE__ */ follow(evaluations, 'follow-evaluation', 210);
