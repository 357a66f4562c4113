import { overChairs } from '../../lib/domain/authority/over-chairs.ts';
import { list } from '../../lib/http/list.ts';
import { read } from '../../lib/http/reads.ts';
import { relatedToOne } from '../../lib/http/related-to-one.ts';
import { remove } from '../../lib/http/remove.ts';
import { create } from '../../lib/http/writes.ts';
import { departmentChair } from '../../lib/resources/organisation/department-chair.ts';

export const listDepartmentChairs = list(departmentChair);
export const readDepartmentChairRelated = relatedToOne(departmentChair);
export const readDepartmentChair = read(departmentChair);
export const createDepartmentChair = create(departmentChair, overChairs);
export const deleteDepartmentChair = remove(departmentChair, { authority: overChairs });
