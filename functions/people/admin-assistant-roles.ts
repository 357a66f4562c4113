import { overAssistants } from '../../lib/domain/access-control/authority/over-assistants.ts';
import { create } from '../../lib/http/operations/create.ts';
import { list } from '../../lib/http/operations/list.ts';
import { read } from '../../lib/http/operations/read.ts';
import { relatedToOne } from '../../lib/http/operations/related-to-one.ts';
import { remove } from '../../lib/http/operations/remove.ts';
import { update } from '../../lib/http/operations/update.ts';
import { adminAssistantRole } from '../../lib/resources/people/admin-assistant-role.ts';

export const listAdminAssistantRoles = list(adminAssistantRole);
export const readAdminAssistantRoleRelated = relatedToOne(adminAssistantRole);
export const readAdminAssistantRole = read(adminAssistantRole);
export const createAdminAssistantRole = create(adminAssistantRole, overAssistants);
export const updateAdminAssistantRole = update(adminAssistantRole, overAssistants);
export const deleteAdminAssistantRole = remove(adminAssistantRole, { authority: overAssistants });
