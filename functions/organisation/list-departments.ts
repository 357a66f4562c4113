import { list } from '../../lib/http/list.ts';
import { operation } from '../../lib/http/operation.ts';
import { listDepartments } from '../../lib/operations/organisation.ts';
import { department } from '../../lib/resources/organisation/department.ts';

/** Lists the departments that stand under no other, by name (operation 14). */
export const handler = operation(listDepartments, list(department));
