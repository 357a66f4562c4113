import { operation } from '../../lib/http/operation.ts';
import { create } from '../../lib/http/verbs.ts';
import { createAdminAssistantRole } from '../../lib/operations/derived/people.ts';
import { adminAssistantRole } from '../../lib/resources/people/admin-assistant-role.ts';

/** Creates an admin assistant role (operation 55). */
export const handler = operation(createAdminAssistantRole, create(adminAssistantRole));
