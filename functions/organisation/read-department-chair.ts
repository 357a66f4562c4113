import { operation } from '../../lib/http/operation.ts';
import { read } from '../../lib/http/reads.ts';
import { readDepartmentChair } from '../../lib/operations/derived/organisation.ts';
import { people } from '../../lib/resources/neighbours/people.ts';
import { departmentChair } from '../../lib/resources/organisation/department-chair.ts';

/** Reads a department chair (operation 88). */
export const handler = operation(readDepartmentChair, read(departmentChair, people));
