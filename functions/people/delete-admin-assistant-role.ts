import { operation } from '../../lib/http/operation.ts';
import { remove } from '../../lib/http/remove.ts';
import { deleteAdminAssistantRole } from '../../lib/operations/derived/people.ts';
import { adminAssistantRole } from '../../lib/resources/people/admin-assistant-role.ts';

/** Deletes an admin assistant role (operation 57). */
export const handler = operation(deleteAdminAssistantRole, remove(adminAssistantRole));
