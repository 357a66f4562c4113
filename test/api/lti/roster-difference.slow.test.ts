import { createLocalJWKSet, jwtVerify } from 'jose';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keepSourceIdStep } from '../../../lib/store/kept-source-ids.ts';
import { keyOf, type RecordReference } from '../../../lib/store/keys.ts';
import { putStep } from '../../../lib/store/steps.ts';
import { nth, type OpenPeriod, openPeriod } from '../../lib/domain/evaluations/answering/support/open-period.ts';
import { expectRefusal } from '../../support/expectations.ts';
import { itInProcess } from '../../support/routes-under-test.ts';
import { startService } from '../../support/service.ts';
import { openPlatform } from './support/platform.ts';
import { answering, member, openRoster } from './support/roster.ts';

const service = await startService();
const scopeOfRosters = 'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly';

let open: OpenPeriod;
let section: string;
const addressOf = (user: number) => `student-${user}@example.edu`;

beforeAll(async () => {
  // Three students of the first section, and one of the second.
  open = await openPeriod(service, { sections: 2, enrolments: [[0], [0], [0], [1]], now: new Date() });
  section = nth(open.sections).id;
  for (const [index, { id }] of open.users.entries()) {
    const attributes = { emails: [addressOf(index)], display_name: `Student ${index}` };
    await service.call('PATCH', `/api/v1/users/${id}`, { body: { data: { type: 'user', id, attributes } } });
  }
});

beforeEach(async () => {
  for (const { id } of (await service.call('GET', '/api/v1/lti_platforms?page[size]=100')).document.data)
    await service.call('DELETE', `/api/v1/lti_platforms/${id}`);
});

const ask = (query = '', of = section, headers = {}) =>
  service.call('GET', `/api/v1/course_evaluation_sections/${of}/roster_difference${query}`, { headers });

/** Has imported files know a record by an id. */
const know = async (record: RecordReference, source: string, sourceId: string): Promise<void> => {
  const gone = () => 'gone';
  const kept = await service.store.read(record);
  await service.store.write([
    putStep(keyOf.sourceId(source, record.type, sourceId), { record_id: record.id }, gone),
    keepSourceIdStep({ ...kept, ...record }, { source, sourceId }, gone),
  ]);
};

const learners = [
  [member({ email: addressOf(0) }), member({ email: addressOf(1).toUpperCase() })],
  [member({ email: addressOf(3), name: 'There' }), member({ email: 'new@example.edu', name: 'Robin Newcomer' })],
  [
    member({ email: addressOf(2), status: 'Inactive' }),
    member({ email: addressOf(2), roles: ['http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor'] }),
    member({}),
  ],
];

describe('the difference between a section and a roster', () => {
  it('has counts and names, of all pages, and changes nothing', async () => {
    const roster = await openRoster(...learners);
    const { id, client } = await openPlatform(service, roster.attributes);
    const { status, document } = await ask('?filter[context]=a/b%20c');
    expect([status, document.errors]).toEqual([200, undefined]);
    const user = (index: number) => ({ user: nth(open.users, index).id, display_name: `Student ${index}` });
    expect(document.meta).toEqual({
      platform: id,
      ...{ enrolled: 3, on_platform: 5, in_both: 2, only_here: 1, only_there: 1, unknown: 2 },
      people: {
        only_here: [user(2)],
        only_there: [user(3)],
        unknown: expect.arrayContaining(['Robin Newcomer', null]),
      },
    });
    const [token, ...pages] = roster.asked;
    expect(pages.map(({ url, headers }) => [url, headers.authorization])).toEqual([
      ['/courses/a%2Fb%20c/members', 'Bearer platform-token'],
      ['/courses/a%2Fb%20c/members?page=1', 'Bearer platform-token'],
      ['/courses/a%2Fb%20c/members?page=2', 'Bearer platform-token'],
    ]);
    expect(token?.form.get('scope')).toBe(scopeOfRosters);
    const keys = await service.call('GET', '/lti/jwks.json', { headers: { authorization: undefined } });
    const published = JSON.parse(keys.text);
    expect(published.keys).toEqual([
      { kty: 'RSA', n: expect.any(String), e: 'AQAB', kid: expect.any(String), alg: 'RS256', use: 'sig' },
    ]);
    const { payload } = await jwtVerify(token?.form.get('client_assertion') ?? '', createLocalJWKSet(published), {
      ...{ issuer: client, subject: client, audience: roster.attributes.token_url, maxTokenAge: '1m' },
      requiredClaims: ['exp', 'jti'],
    });
    expect(payload.exp).toBe((payload.iat ?? 0) + 60);
    const enrolled = `/api/v1/course_evaluation_students?filter[sections]=${section}`;
    expect((await service.call('GET', enrolled)).document.data).toHaveLength(3);
  });

  it('has no names for those that read no students, and takes the right to read platforms', async () => {
    const roster = await openRoster(...learners);
    await openPlatform(service, roster.attributes);
    const reader = await service.authorize('lti:read');
    const { document } = await ask('?filter[context]=1', section, reader);
    expect(document.meta).toMatchObject({ only_here: 1, only_there: 1, people: null });
    expect(JSON.stringify(document)).not.toMatch(/Student|Robin/);
    const other = await service.authorize('courses:read', 'students:read');
    const asked = roster.asked.length;
    expect((await ask('?filter[context]=1', section, other)).status).toBe(403);
    expect(roster.asked).toHaveLength(asked);
  });

  it('asks by the id that imported files have, and finds people by theirs', async () => {
    const roster = await openRoster([member({ lis_person_sourcedid: 'sis-0' }), member({ lis_person_sourcedid: 'x' })]);
    const platform = await openPlatform(service, { ...roster.attributes, user_match: 'lis_person_sourcedid' });
    await know({ type: 'user', id: nth(open.users).id }, 'oneroster', 'sis-0');
    expectRefusal(await ask(), 409, {
      code: 'roster_not_asked',
      detail: 'No learning platform was asked for its roster: context',
    });
    await know({ type: 'course_evaluation_section', id: section }, 'canvas', 'course-42');
    expect((await ask(`?filter[platform]=${platform.id}`)).document.meta).toMatchObject({ in_both: 1, unknown: 1 });
    expect(roster.asked.at(-1)?.url).toBe('/courses/course-42/members');
    expect((await ask('?filter[context]=..')).document.errors[0].meta).toEqual({ why: 'context' });
    await know({ type: 'course_evaluation_section', id: section }, 'oneroster', 'another');
    expect((await ask()).document.errors[0].meta).toEqual({ why: 'context' });
  });

  it('is refused where it is not known which platform to ask', async () => {
    const roster = await openRoster([]);
    const query = '?filter[context]=1';
    const whyOf = async (asked: string) => (await ask(asked)).document.errors[0].meta;
    expect(await whyOf(query)).toEqual({ why: 'platform' });
    const { id } = await openPlatform(service, roster.attributes);
    expect((await ask(query)).status).toBe(200);
    await openPlatform(service, roster.attributes);
    expect(await whyOf(query)).toEqual({ why: 'platform' });
    expect((await ask(`${query}&filter[platform]=${id}`)).document.meta.platform).toBe(id);
    const byCustom = await openPlatform(service, { ...roster.attributes, user_match: 'custom:sis_id' });
    expect(await whyOf(`${query}&filter[platform]=${byCustom.id}`)).toEqual({ why: 'user_match' });
    for (const attributes of [{ is_active: false }, { roster_url: null }]) {
      const other = await openPlatform(service, { ...roster.attributes, ...attributes });
      expect(await whyOf(`${query}&filter[platform]=${other.id}`)).toEqual({ why: 'platform' });
      expect((await ask(`${query}&filter[platform]=${other.id}`)).document.errors[0].source).toEqual({
        parameter: 'filter[platform]',
      });
    }
  });

  it.each(['?filter[platform]=x', '?filter[context]=', `?filter[context]=${'x'.repeat(256)}`, '?filter[other]=1'])(
    'is refused for %s',
    async (query) => {
      expect((await ask(query)).status).toBe(400);
    },
  );

  it('is refused for a section that is not there', async () => {
    const roster = await openRoster([]);
    await openPlatform(service, roster.attributes);
    expect((await ask('?filter[context]=1', '01959266-5bc0-7c3e-8a51-2f6d1f0b9e47')).status).toBe(404);
    expect(roster.asked).toEqual([]);
  });
});

describe('a platform that gives no roster', () => {
  const why = async (token: object | undefined, members: object | undefined) => {
    const roster = Object.assign(await openRoster([]), { ...(token && { token }), ...(members && { members }) });
    const { id } = await openPlatform(service, roster.attributes);
    const { status, document } = await ask(`?filter[context]=1&filter[platform]=${id}`);
    expect([status, document.errors[0].code]).toEqual([503, 'roster_unavailable']);
    return [document.errors[0].meta.why, roster.asked.length];
  };

  it.each([
    ['a refusal', answering(401, '{}')],
    ['no token', answering(200, '{"token":"x"}')],
    ['no JSON', answering(200, '<p>')],
    ['a redirect', answering(302, '', { location: 'http://localhost/' })],
  ])('answers %s where it is asked for a token', async (_what, reply) => {
    expect(await why(reply, undefined)).toEqual(['token', 1]);
  });

  it.each([
    ['a refusal', answering(403, '{}'), 2],
    ['no members', answering(200, '{"members":{}}'), 2],
    ['too much', answering(200, `{"members":[],"x":"${'x'.repeat(2_000_000)}"}`), 2],
    ['a next page elsewhere', answering(200, '{"members":[]}', { link: '<https://evil.example/>; rel="next"' }), 2],
    ['no end of pages', answering(200, '{"members":[]}', { link: '<members?page=1>; rel="next"' }), 21],
  ])('answers %s where it is asked for the roster', async (_what, reply, requests) => {
    expect(await why(undefined, reply)).toEqual(['roster', requests]);
  });

  itInProcess('is none of the public internet, so that it is not asked', async () => {
    const roster = await openRoster([]);
    await openPlatform(service, roster.attributes);
    process.env.WEBHOOKS_TO_LOOPBACK = '';
    const { document } = await ask('?filter[context]=1');
    process.env.WEBHOOKS_TO_LOOPBACK = '1';
    expect(document.errors[0].meta).toEqual({ why: 'token' });
    expect(roster.asked).toEqual([]);
  });
});

it.each([
  'https://moodle.example/members',
  'http://moodle.example/{context}',
  'https://{context}.example/members',
  'https://moodle.example/{context}/{context}',
  'https://moodle.example/{context}#x',
])('takes no address %s of rosters', async (roster_url) => {
  await expect(openPlatform(service, { roster_url })).rejects.toThrow('/data/attributes/roster_url');
});
