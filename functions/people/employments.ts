import { createEmployment as createEmploymentOf } from '../../lib/domain/people/create-employment.ts';
import { createBy } from '../../lib/http/operations/create.ts';
import { list } from '../../lib/http/operations/list.ts';
import { read } from '../../lib/http/operations/read.ts';
import { relatedToOne } from '../../lib/http/operations/related-to-one.ts';
import { remove } from '../../lib/http/operations/remove.ts';
import { update } from '../../lib/http/operations/update.ts';
import { employment } from '../../lib/resources/people/employment.ts';

export const listEmployments = list(employment);
export const readEmploymentRelated = relatedToOne(employment);
export const readEmployment = read(employment);

export const createEmployment = createBy(employment, async (request, change) => {
  const { store, now } = request;
  return { record: await createEmploymentOf(store, request.pathId('user', 'user_id'), change, { now }) };
});

export const updateEmployment = update(employment);
export const deleteEmployment = remove(employment);
