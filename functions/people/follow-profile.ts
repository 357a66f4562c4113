import { operation } from '../../lib/http/operation.ts';
import { related } from '../../lib/http/related.ts';
import { followProfile } from '../../lib/operations/derived/people.ts';
import { people } from '../../lib/resources/neighbours/people.ts';
import { profile } from '../../lib/resources/people/profile.ts';

/** Reads what a relationship of a profile leads to (operation 72). */
export const handler = operation(followProfile, related(profile, people));
