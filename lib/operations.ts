import * as courseEvaluations from './operations/course-evaluations.ts';
import * as derivedCourseEvaluations from './operations/derived/course-evaluations.ts';
import * as derivedFacultyReview from './operations/derived/faculty-review.ts';
import * as derivedFinance from './operations/derived/finance.ts';
import * as derivedOrganisation from './operations/derived/organisation.ts';
import * as derivedPeople from './operations/derived/people.ts';
import * as derivedStudents from './operations/derived/students.ts';
import * as facultyReview from './operations/faculty-review.ts';
import * as finance from './operations/finance.ts';
import * as imports from './operations/imports.ts';
import type { Operation, Page, Route } from './operations/operation.ts';
import * as organisation from './operations/organisation.ts';
import * as people from './operations/people.ts';
import * as service from './operations/service.ts';

type RowOf<Rows> = Rows extends unknown ? Rows[keyof Rows] : never;
type Row = RowOf<
  | typeof people
  | typeof organisation
  | typeof finance
  | typeof facultyReview
  | typeof courseEvaluations
  | typeof derivedPeople
  | typeof derivedOrganisation
  | typeof derivedFinance
  | typeof derivedFacultyReview
  | typeof derivedCourseEvaluations
  | typeof derivedStudents
  | typeof imports
>;

/** Name of an operation: its file is `functions/<group>/<name>.ts`. */
export type OperationName = Row['name'];

/** Name of a page: its file is `functions/service/<name>.ts`. */
export type PageName = RowOf<typeof service>['name'];

const rows: Operation[] = [
  people,
  organisation,
  finance,
  facultyReview,
  courseEvaluations,
  derivedPeople,
  derivedOrganisation,
  derivedFinance,
  derivedFacultyReview,
  derivedCourseEvaluations,
  derivedStudents,
  imports,
].flatMap((group) => Object.values<Operation>(group));

/** Every operation by name, in the interface's order; then its extensions. */
export const operations = Object.fromEntries(
  rows.sort((a, b) => a.number - b.number).map((row) => [row.name, row]),
) as Readonly<Record<OperationName, Operation>>;

/** All operations as `[name, operation]`. */
export const builtOperations = (): [OperationName, Operation][] =>
  Object.entries(operations) as [OperationName, Operation][];

/** All pages as `[name, page]`. */
export const builtPages = (): [PageName, Page][] => Object.values(service).map((page) => [page.name, page]);

/** All routes as `[name, route]`: operations, then pages. */
export const builtRoutes = (): [OperationName | PageName, Route][] => [...builtOperations(), ...builtPages()];
