import { operation } from '../../lib/http/operation.ts';
import { read } from '../../lib/http/reads.ts';
import { readDepartmentChair } from '../../lib/operations/derived/organisation.ts';
import { departmentChair } from '../../lib/resources/department-chair.ts';
import { people } from '../../lib/resources/neighbours/people.ts';

/** Reads a department chair (operation 88). */
export const handler = operation(readDepartmentChair, read(departmentChair, people));
