import { operation } from '../../lib/http/operation.ts';
import { remove } from '../../lib/http/remove.ts';
import { deleteDepartment } from '../../lib/operations/derived/organisation.ts';
import { department } from '../../lib/resources/organisation/department.ts';

/** Deletes a department, unless others belong to it (operation 87). */
export const handler = operation(
  deleteDepartment,
  remove(department, { linkages: { children: 'department', profiles: 'profile' }, backReferences: true }),
);
