import { createHash, randomUUID } from 'node:crypto';
import { keepLaunch } from '../../../lib/domain/lti/kept-launches.ts';
import { ltiKeyOf } from '../../../lib/store/lti-keys.ts';
import { deleteStep } from '../../../lib/store/steps.ts';
import { bearer, invoke, type Made } from './made.ts';
import { askingForRoster } from './roster-requests.ts';
import type { SampleTable } from './with-engine.ts';

const newPlatform = ({ token }: SampleTable) => {
  const attributes = {
    ...{ name: 'Platform', issuer: 'https://platform.example', client_id: randomUUID(), deployment_ids: ['1'] },
    authorization_url: 'https://platform.example/authorize',
    jwks_url: 'https://platform.example/keys',
    ...{ user_match: 'email', section_match: 'context_id' },
  };
  return { headers: bearer(token), body: { data: { type: 'lti_platform', attributes } } };
};

/** A launch of a learner of an open term. */
const launching =
  (openTerm: (table: SampleTable) => Promise<{ readonly student: string }>): Made =>
  async (table) => {
    const { student } = await openTerm(table);
    const record = await table.store.read({ type: 'course_evaluation_student', id: student });
    const verifier = randomUUID();
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const login = { issuer: '', client_id: '', nonce: randomUUID(), challenge };
    const launched = { role: 'learner', user: String(record?.user), section: null } as const;
    const launch = await keepLaunch(table.store, login, launched, new Date());
    return { headers: {}, body: { data: { type: 'lti_launch', attributes: { launch, verifier } } } };
  };

/** Requests about learning platforms. */
export const ltiRequests = (
  openTerm: (table: SampleTable) => Promise<{ readonly student: string }>,
): Readonly<Record<string, Made>> => ({
  'create-learning-platform': async (table) => newPlatform(table),
  'delete-learning-platform': async (table) => {
    const { data } = await invoke<{ data: { id: string } }>('create-learning-platform', newPlatform(table));
    return { headers: bearer(table.token), pathParameters: { id: data.id } };
  },
  'make-registration-link': async ({ token, store }) => {
    // Else there are as many links as there can be before the measurement has ended.
    await store.write([deleteStep(ltiKeyOf.registrations, () => undefined, [])]);
    const attributes = { name: 'Platform', user_match: 'email', section_match: 'context_id' };
    return { headers: bearer(token), body: { data: { type: 'lti_registration', attributes } } };
  },
  'read-roster-difference': askingForRoster,
  'redeem-lti-launch': launching(openTerm),
});
