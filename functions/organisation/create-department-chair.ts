import { operation } from '../../lib/http/operation.ts';
import { create } from '../../lib/http/verbs.ts';
import { createDepartmentChair } from '../../lib/operations/organisation.ts';
import { departmentChair } from '../../lib/resources/organisation/department-chair.ts';

/** Makes a person the chair of a department, once (operation 15). */
export const handler = operation(createDepartmentChair, create(departmentChair));
