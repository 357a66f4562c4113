import { operation } from '../../lib/http/operation.ts';
import { related } from '../../lib/http/related.ts';
import { followDepartmentChair } from '../../lib/operations/derived/organisation.ts';
import { people } from '../../lib/resources/neighbours/people.ts';
import { departmentChair } from '../../lib/resources/organisation/department-chair.ts';

/** Reads what a relationship of a department chair leads to (operation 90). */
export const handler = operation(followDepartmentChair, related(departmentChair, people));
