import { list } from '../../lib/http/list.ts';
import { operation } from '../../lib/http/operation.ts';
import { listProfiles } from '../../lib/operations/derived/people.ts';
import { people } from '../../lib/resources/neighbours/people.ts';
import { profile } from '../../lib/resources/people/profile.ts';

/** Lists profiles (operation 71). */
export const handler = operation(listProfiles, list(profile, people));
