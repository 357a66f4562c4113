import * as courseEvaluations from './operations/course-evaluations.ts';
import * as facultyReview from './operations/faculty-review.ts';
import * as finance from './operations/finance.ts';
import type { Operation } from './operations/operation.ts';
import * as organisation from './operations/organisation.ts';
import * as people from './operations/people.ts';

type RowOf<Rows> = Rows extends unknown ? Rows[keyof Rows] : never;
type Row = RowOf<
  typeof people | typeof organisation | typeof finance | typeof facultyReview | typeof courseEvaluations
>;

/** Name of an operation: its file is `functions/<group>/<name>.ts`. */
export type OperationName = Row['name'];

const rows: Operation[] = [people, organisation, finance, facultyReview, courseEvaluations].flatMap((group) =>
  Object.values<Operation>(group),
);

/** Every operation of the contract by name, in the interface's order. */
export const operations = Object.fromEntries(
  rows.sort((a, b) => a.number - b.number).map((row) => [row.name, row]),
) as Readonly<Record<OperationName, Operation>>;

/** All operations as `[name, operation]`. */
export const builtOperations = (): [OperationName, Operation][] =>
  Object.entries(operations) as [OperationName, Operation][];
