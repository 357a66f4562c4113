import { operation } from '../../lib/http/operation.ts';
import { create } from '../../lib/http/verbs.ts';
import { departmentChair } from '../../lib/resources/department-chair.ts';

/** Makes a person the chair of a department, once (operation 15). */
export const handler = operation('create-department-chair', create(departmentChair));
