import { list } from '../../lib/http/list.ts';
import { operation } from '../../lib/http/operation.ts';
import { listUsers } from '../../lib/operations/derived/people.ts';
import { people } from '../../lib/resources/neighbours/people.ts';
import { user } from '../../lib/resources/people/user.ts';

/** Lists users (operation 77). */
export const handler = operation(listUsers, list(user, people));
