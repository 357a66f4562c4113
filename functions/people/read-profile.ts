import { operation } from '../../lib/http/operation.ts';
import { read } from '../../lib/http/reads.ts';
import { readProfile } from '../../lib/operations/derived/people.ts';
import { people } from '../../lib/resources/neighbours/people.ts';
import { profile } from '../../lib/resources/people/profile.ts';

/** Reads a profile (operation 70). */
export const handler = operation(readProfile, read(profile, people));
