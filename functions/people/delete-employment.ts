import { operation } from '../../lib/http/operation.ts';
import { remove } from '../../lib/http/remove.ts';
import { deleteEmployment } from '../../lib/operations/derived/people.ts';
import { employment } from '../../lib/resources/people/employment.ts';

/** Deletes an employment (operation 63). */
export const handler = operation(deleteEmployment, remove(employment));
