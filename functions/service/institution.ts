import { updateInstitution as change, readInstitution as readOnly } from '../../lib/domain/institution/institution.ts';
import { readBy } from '../../lib/http/operations/read.ts';
import { updateBy } from '../../lib/http/operations/update.ts';
import { institution } from '../../lib/resources/service/institution.ts';

export const readInstitution = readBy(institution, ({ store, now }) => readOnly(store, now));
export const updateInstitution = updateBy(institution, ({ store, now }, _id, given) => change(store, given, now));
