import { overProfiles } from '../../lib/domain/access-control/authority/over-profiles.ts';
import { list } from '../../lib/http/operations/list.ts';
import { read } from '../../lib/http/operations/read.ts';
import { relatedToOne } from '../../lib/http/operations/related-to-one.ts';
import { update } from '../../lib/http/operations/update.ts';
import { profile } from '../../lib/resources/people/profile.ts';

export const listProfiles = list(profile);
export const readProfileRelated = relatedToOne(profile);
export const readProfile = read(profile);
export const updateProfile = update(profile, overProfiles);
