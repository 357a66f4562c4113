import { operation } from '../../lib/http/operation.ts';
import { update } from '../../lib/http/verbs.ts';
import { updateEmployment } from '../../lib/operations/derived/people.ts';
import { existingEmployment } from '../../lib/resources/people/employment.ts';

/** Updates an employment; it stays with its user (operation 62). */
export const handler = operation(updateEmployment, update(existingEmployment));
