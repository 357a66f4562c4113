import { list } from '../../lib/http/list.ts';
import { operation } from '../../lib/http/operation.ts';
import { listDepartmentChairs } from '../../lib/operations/derived/organisation.ts';
import { people } from '../../lib/resources/neighbours/people.ts';
import { departmentChair } from '../../lib/resources/organisation/department-chair.ts';

/** Lists department chairs (operation 89). */
export const handler = operation(listDepartmentChairs, list(departmentChair, people));
