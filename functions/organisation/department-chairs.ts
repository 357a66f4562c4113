import { overChairs } from '../../lib/domain/access-control/authority/over-departments.ts';
import { create } from '../../lib/http/operations/create.ts';
import { list } from '../../lib/http/operations/list.ts';
import { read } from '../../lib/http/operations/read.ts';
import { relatedToOne } from '../../lib/http/operations/related-to-one.ts';
import { remove } from '../../lib/http/operations/remove.ts';
import { departmentChair } from '../../lib/resources/organisation/department-chair.ts';

export const listDepartmentChairs = list(departmentChair);
export const readDepartmentChairRelated = relatedToOne(departmentChair);
export const readDepartmentChair = read(departmentChair);
export const createDepartmentChair = create(departmentChair, overChairs);
export const deleteDepartmentChair = remove(departmentChair, { authority: overChairs });
