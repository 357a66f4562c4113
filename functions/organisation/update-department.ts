import { operation } from '../../lib/http/operation.ts';
import { update } from '../../lib/http/verbs.ts';
import { updateDepartment } from '../../lib/operations/derived/organisation.ts';
import { department } from '../../lib/resources/organisation/department.ts';

/** Updates a department (operation 86). */
export const handler = operation(updateDepartment, update(department));
