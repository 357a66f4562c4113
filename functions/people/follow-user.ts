import { operation } from '../../lib/http/operation.ts';
import { related } from '../../lib/http/related.ts';
import { pages } from '../../lib/http/related-pages.ts';
import { followUser } from '../../lib/operations/derived/people.ts';
import { people } from '../../lib/resources/neighbours/people.ts';
import { user } from '../../lib/resources/people/user.ts';

/** Reads what a relationship of a user leads to (operation 78). */
export const handler = operation(followUser, related(user, people, pages));
