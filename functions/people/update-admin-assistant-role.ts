import { operation } from '../../lib/http/operation.ts';
import { update } from '../../lib/http/verbs.ts';
import { updateAdminAssistantRole } from '../../lib/operations/people.ts';
import { adminAssistantRole } from '../../lib/resources/people/admin-assistant-role.ts';

/** Updates who assists whom, and when (operation 19). */
export const handler = operation(updateAdminAssistantRole, update(adminAssistantRole));
