import { operation } from '../../lib/http/operation.ts';
import { update } from '../../lib/http/verbs.ts';
import { updateUser } from '../../lib/operations/derived/people.ts';
import { existingUser } from '../../lib/resources/people/user.ts';

/** Updates a user; who keeps the profile (operation 80). */
export const handler = operation(updateUser, update(existingUser));
