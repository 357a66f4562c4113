import { operation } from '../../lib/http/operation.ts';
import { read } from '../../lib/http/reads.ts';
import { readUser } from '../../lib/operations/derived/people.ts';
import { people } from '../../lib/resources/neighbours/people.ts';
import { user } from '../../lib/resources/people/user.ts';

/** Reads a user (operation 76). */
export const handler = operation(readUser, read(user, people));
