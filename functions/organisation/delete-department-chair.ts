import { operation } from '../../lib/http/operation.ts';
import { remove } from '../../lib/http/remove.ts';
import { deleteDepartmentChair } from '../../lib/operations/derived/organisation.ts';
import { departmentChair } from '../../lib/resources/organisation/department-chair.ts';

/** Deletes a department chair (operation 93). */
export const handler = operation(deleteDepartmentChair, remove(departmentChair));
