import { operation } from '../../lib/http/operation.ts';
import { related } from '../../lib/http/related.ts';
import { followAdminAssistantRole } from '../../lib/operations/derived/people.ts';
import { people } from '../../lib/resources/neighbours/people.ts';
import { adminAssistantRole } from '../../lib/resources/people/admin-assistant-role.ts';

/** Reads what a relationship of an admin assistant role leads to (operation 54). */
export const handler = operation(followAdminAssistantRole, related(adminAssistantRole, people));
