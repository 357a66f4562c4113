import { pairId } from '../values.ts';

/** Returns the id of our course for all Canvas courses with one `short_name` in one account. */
export const courseId = (account: string, shortName: string): string => pairId(account, shortName);

/** The kind of the ids of Canvas courses. Our courses and their terms are also known by each of these ids. */
export const canvasCourses = 'canvas_course';

/** The id of the section that a Canvas course has in addition to those of sections.csv. */
export const ownSectionOf = (canvasCourse: string): string => `course:${canvasCourse}`;

/** The term of Canvas courses without a term. Canvas uses the same name. */
export const defaultTermId = 'Default Term';
