import { pairId } from '../values.ts';

/** The id of our course for all Canvas courses of one `short_name` in one account. */
export const courseId = (account: string, shortName: string): string => pairId(account, shortName);

/** The kind of ids of Canvas courses; our courses, and their terms, are known by each of them too. */
export const canvasCourses = 'canvas_course';

/** The id of the section that a Canvas course has in addition to those of sections.csv. */
export const ownSectionOf = (canvasCourse: string): string => `course:${canvasCourse}`;

/** The term of Canvas courses that name none; Canvas calls it so too. */
export const defaultTermId = 'Default Term';
