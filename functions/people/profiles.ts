import { overProfiles } from '../../lib/domain/authority/over-profiles.ts';
import { list } from '../../lib/http/list.ts';
import { read } from '../../lib/http/reads.ts';
import { relatedToOne } from '../../lib/http/related-to-one.ts';
import { update } from '../../lib/http/writes.ts';
import { profile } from '../../lib/resources/people/profile.ts';

export const listProfiles = list(profile);
export const readProfileRelated = relatedToOne(profile);
export const readProfile = read(profile);
export const updateProfile = update(profile, overProfiles);
