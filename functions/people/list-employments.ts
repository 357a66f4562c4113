import { list } from '../../lib/http/list.ts';
import { operation } from '../../lib/http/operation.ts';
import { listEmployments } from '../../lib/operations/derived/people.ts';
import { people } from '../../lib/resources/neighbours/people.ts';
import { employment } from '../../lib/resources/people/employment.ts';

/** Lists employments (operation 59). */
export const handler = operation(listEmployments, list(employment, people));
