import { list } from '../../lib/http/list.ts';
import { operation } from '../../lib/http/operation.ts';
import { listAdminAssistantRoles } from '../../lib/operations/derived/people.ts';
import { people } from '../../lib/resources/neighbours/people.ts';
import { adminAssistantRole } from '../../lib/resources/people/admin-assistant-role.ts';

/** Lists admin assistant roles (operation 53). */
export const handler = operation(listAdminAssistantRoles, list(adminAssistantRole, people));
