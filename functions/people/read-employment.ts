import { operation } from '../../lib/http/operation.ts';
import { read } from '../../lib/http/reads.ts';
import { readEmployment } from '../../lib/operations/people.ts';
import { employment } from '../../lib/resources/people/employment.ts';
import { profile } from '../../lib/resources/people/profile.ts';
import { user } from '../../lib/resources/people/user.ts';

/** Reads an employment, on request with its user and profile (operation 11). */
export const handler = operation(readEmployment, read(employment, [user, profile]));
