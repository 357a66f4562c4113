import { operation } from '../../lib/http/operation.ts';
import { read } from '../../lib/http/reads.ts';
import { readAdminAssistantRole } from '../../lib/operations/derived/people.ts';
import { people } from '../../lib/resources/neighbours/people.ts';
import { adminAssistantRole } from '../../lib/resources/people/admin-assistant-role.ts';

/** Reads an admin assistant role (operation 52). */
export const handler = operation(readAdminAssistantRole, read(adminAssistantRole, people));
