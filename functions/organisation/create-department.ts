import { operation } from '../../lib/http/operation.ts';
import { create } from '../../lib/http/verbs.ts';
import { createDepartment } from '../../lib/operations/derived/organisation.ts';
import { department } from '../../lib/resources/organisation/department.ts';

/** Creates a department (operation 85). */
export const handler = operation(createDepartment, create(department));
