import type { AliasIntent, SourceReference } from '../intent.ts';
import { pairId } from '../values.ts';

/** The id of our course for all Canvas courses of one `short_name` in one account. */
export const courseId = (account: string, shortName: string): string => pairId(account, shortName);

/** The kind of ids of Canvas courses; our courses, and their terms, are known by each of them too. */
export const canvasCourses = 'canvas_course';

/** The id of the section that a Canvas course has in addition to those of sections.csv. */
export const ownSectionOf = (canvasCourse: string): string => `course:${canvasCourse}`;

/** The term of Canvas courses that name none; Canvas calls it so too. */
export const defaultTermId = 'Default Term';

/**
 * The names under which earlier sets have left the course of a section, and its term: its own, and that of its cross-listing.
 * They are names of the kind of Canvas courses.
 */
export const ownCourseOf = (section: string): string => `own:${section}`;
export const crossListingOf = (section: string): string => `xlist:${section}`;

type Named = Pick<AliasIntent, 'alias' | 'origin'>;

/** That files name a record by a Canvas course, or by what stands for one. */
export const toAlias = (target: SourceReference, { alias, origin }: Named): AliasIntent => ({
  ...{ kind: 'alias', type: target.type, target, source: canvasCourses, alias, origin },
  counted: target.type,
});

/** That files name nothing by it any more. */
export const takenAway = (type: string, { alias, origin }: Named): AliasIntent => ({
  ...{ kind: 'alias', type, target: undefined, source: canvasCourses, alias, origin },
  counted: type,
});
