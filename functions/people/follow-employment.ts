import { operation } from '../../lib/http/operation.ts';
import { related } from '../../lib/http/related.ts';
import { followEmployment } from '../../lib/operations/derived/people.ts';
import { people } from '../../lib/resources/neighbours/people.ts';
import { employment } from '../../lib/resources/people/employment.ts';

/** Reads what a relationship of an employment leads to (operation 60). */
export const handler = operation(followEmployment, related(employment, people));
