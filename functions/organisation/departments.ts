import { overDepartments } from '../../lib/domain/access-control/authority/over-departments.ts';
import { create } from '../../lib/http/operations/create.ts';
import { list } from '../../lib/http/operations/list.ts';
import { read } from '../../lib/http/operations/read.ts';
import { related } from '../../lib/http/operations/related.ts';
import { remove } from '../../lib/http/operations/remove.ts';
import { update } from '../../lib/http/operations/update.ts';
import { department } from '../../lib/resources/organisation/department.ts';

export const listDepartments = list(department);
export const readDepartmentRelated = related(department);
export const readDepartment = read(department);
export const createDepartment = create(department);
export const updateDepartment = update(department, overDepartments);
export const deleteDepartment = remove(department);
