import { createPlatform, deletePlatformSteps, updatePlatform } from '../../lib/domain/lti/platforms/write-platform.ts';
import { actionWithBody } from '../../lib/http/operations/action.ts';
import { createBy } from '../../lib/http/operations/create.ts';
import { list } from '../../lib/http/operations/list.ts';
import { read } from '../../lib/http/operations/read.ts';
import { remove } from '../../lib/http/operations/remove.ts';
import { updateBy } from '../../lib/http/operations/update.ts';
import { ltiPlatform } from '../../lib/resources/service/lti-platform.ts';
import { makeRegistration, redeemLaunch } from './actions/lti.ts';
import { rosterDifferenceOperation } from './actions/roster-difference.ts';

export const listLearningPlatforms = list(ltiPlatform);
export const readLearningPlatform = read(ltiPlatform);

export const createLearningPlatform = createBy(ltiPlatform, async ({ store, now }, change) => ({
  record: await createPlatform(store, change, { now }),
}));

export const updateLearningPlatform = updateBy(ltiPlatform, ({ store, now }, id, change) =>
  updatePlatform(store, id, change, now),
);

export const deleteLearningPlatform = remove(ltiPlatform, { check: deletePlatformSteps });
export const redeemLtiLaunch = actionWithBody(ltiPlatform, 'redeem_lti_launch', redeemLaunch);
export const makeRegistrationLink = actionWithBody(ltiPlatform, 'make_registration_link', makeRegistration);
export const readRosterDifference = rosterDifferenceOperation;
