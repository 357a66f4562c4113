import { overDepartments } from '../../lib/domain/authority/over-departments.ts';
import { list } from '../../lib/http/list.ts';
import { read } from '../../lib/http/reads.ts';
import { related } from '../../lib/http/related.ts';
import { remove } from '../../lib/http/remove.ts';
import { create, update } from '../../lib/http/writes.ts';
import { department } from '../../lib/resources/organisation/department.ts';

export const listDepartments = list(department);
export const readDepartmentRelated = related(department);
export const readDepartment = read(department);
export const createDepartment = create(department);
export const updateDepartment = update(department, overDepartments);
export const deleteDepartment = remove(department);
