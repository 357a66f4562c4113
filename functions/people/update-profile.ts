import { operation } from '../../lib/http/operation.ts';
import { update } from '../../lib/http/verbs.ts';
import { updateProfile } from '../../lib/operations/derived/people.ts';
import { existingProfile } from '../../lib/resources/people/profile.ts';

/** Updates a profile; it stays with its user (operation 74). */
export const handler = operation(updateProfile, update(existingProfile));
