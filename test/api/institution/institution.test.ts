import { describe, expect, it } from 'vitest';
import { institutionId } from '../../../lib/resources/service/institution.ts';
import { startService } from '../../support/service.ts';

const target = '/api/v1/institution';

const unwritten = {
  name: null,
  time_zone: null,
  languages: ['en'],
  contact: null,
  privacy_notice_url: null,
  accessibility_statement_url: null,
  accent_color: null,
  midterm_threshold: null,
  logo: null,
};

const body = (attributes: object) => ({ data: { type: 'institution', id: institutionId, attributes } });

const start = async () => {
  const service = await startService();
  return {
    service,
    read: (headers: object = {}) => service.call('GET', target, { headers: { ...headers } }),
    change: (attributes: object, headers: object = {}) =>
      service.call('PATCH', target, { body: body(attributes), headers: { ...headers } }),
  };
};

const withoutToken = { authorization: undefined };

describe('the institution', () => {
  it('is there before it was ever written, also for callers without a token', async () => {
    const { read } = await start();
    for (const headers of [{}, withoutToken]) {
      const { status, document } = await read(headers);
      expect(status).toBe(200);
      expect(document.data).toEqual({
        type: 'institution',
        id: institutionId,
        attributes: unwritten,
        links: { self: expect.stringMatching(/\/api\/v1\/institution$/) },
        meta: { version: 1 },
      });
    }
  });

  it('keeps what a change gives, in the form in which it is usually written', async () => {
    const { read, change } = await start();
    const contact = { name: 'Evaluation Office', email: 'office@northshore.example' };
    const given = { name: 'Northshore College', languages: ['de-at', 'EN'], accent_color: '#1D4F91', contact };
    const { status, document } = await change(given);
    expect(status).toBe(200);
    const kept = { ...unwritten, ...given, languages: ['de-AT', 'en'], accent_color: '#1d4f91' };
    expect(document.data).toMatchObject({ attributes: kept, meta: { version: 2 } });
    expect((await read(withoutToken)).document.data).toEqual(document.data);
    expect((await change({ contact: null })).document.data.attributes.contact).toBeNull();
  });

  it('has a version for If-Match, and an entity tag, from the beginning', async () => {
    const { read, change } = await start();
    const { headers } = await read();
    expect(headers.etag).toMatch(/^"v1\./);
    expect((await read({ 'if-none-match': headers.etag })).status).toBe(304);
    expect((await change({ name: 'One' }, { 'if-match': '"v2"' })).status).toBe(412);
    expect((await change({ name: 'One' }, { 'if-match': headers.etag })).status).toBe(200);
    expect((await change({ name: 'Two' }, { 'if-match': headers.etag })).status).toBe(412);
    expect((await read({ 'if-none-match': headers.etag })).document.data.attributes.name).toBe('One');
  });

  it('loses nothing when its first changes come at once, and repeats the answer to a key', async () => {
    const { read, change } = await start();
    const key = { 'idempotency-key': 'first' };
    const answers = await Promise.all([
      change({ name: 'Northshore College' }, key),
      change({ time_zone: 'Europe/Vienna' }),
      change({ accent_color: '#1d4f91' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const kept = { name: 'Northshore College', time_zone: 'Europe/Vienna', accent_color: '#1d4f91' };
    expect((await read()).document.data).toMatchObject({ attributes: kept, meta: { version: 4 } });
    expect((await change({ name: 'Northshore College' }, key)).headers['idempotent-replayed']).toBe('true');
    expect((await read()).document.data.meta.version).toBe(4);
  });

  it('is changed with the scope institution:write alone, and neither created, deleted nor listed', async () => {
    const { service, read, change } = await start();
    expect((await change({ name: 'One' }, withoutToken)).status).toBe(401);
    const reader = await service.authorize('people:read');
    expect(await change({ name: 'One' }, reader)).toMatchObject({
      status: 403,
      document: { errors: [{ code: 'missing_scope', meta: { scope: 'institution:write' } }] },
    });
    const writer = await service.authorize('institution:write');
    expect((await change({ name: 'One' }, writer)).status).toBe(200);
    expect((await service.call('POST', target, { body: body({}) })).headers.allow).toBe('GET, HEAD, PATCH, OPTIONS');
    expect((await service.call('DELETE', target)).status).toBe(405);
    expect((await service.call('GET', `${target}/${institutionId}`)).status).toBe(404);
    expect((await read({ authorization: 'Bearer no-token' })).status).toBe(200);
  });

  it('refuses the id of another', async () => {
    const { service } = await start();
    const data = { type: 'institution', id: '00000000-0000-4000-8000-000000000001', attributes: {} };
    expect((await service.call('PATCH', target, { body: { data } })).status).toBe(409);
  });
});

describe('a field of the institution', () => {
  it.each([
    ['time_zone', 'Europe/Wien', 'not_a_time_zone', ''],
    ['time_zone', '+01:00', 'not_a_time_zone', ''],
    ['languages', [], 'blank', ''],
    ['languages', null, 'blank', ''],
    ['languages', ['de', 'english'], 'not_a_language', '/1'],
    ['languages', ['de', 'en', 'DE'], 'repeated', '/2'],
    ['midterm_threshold', 2, 'too_small', ''],
    ['accent_color', 'red', 'not_a_color', ''],
    ['accent_color', '#777777', 'contrast_too_low', ''],
    ['logo', 'https://northshore.example/logo.png', 'not_an_image', ''],
    ['logo', `data:image/svg+xml;base64,${btoa('<svg onload="alert(1)"/>')}`, 'not_an_image', ''],
    ['logo', `data:image/png;base64,${btoa('no image')}`, 'not_an_image', ''],
    ['logo', `data:image/jpeg;base64,/9j/${'A'.repeat(43_800)}`, 'too_long', ''],
    ['privacy_notice_url', 'javascript:alert(1)', 'not_a_web_address', ''],
    ['privacy_notice_url', 'https://me:secret@northshore.example', 'not_a_web_address', ''],
    ['accessibility_statement_url', '/accessibility', 'not_a_web_address', ''],
    ['contact', { email: 'nobody' }, 'not_an_email', '/email'],
    ['contact', { name: 'Office' }, 'blank', ''],
    ['contact', { email: 'a@b.example', phone: '1' }, 'unknown', '/phone'],
  ])('%s refuses %j', async (field, value, code, at) => {
    const { change } = await start();
    const errors = [{ status: '422', code, source: { pointer: `/data/attributes/${field}${at}` } }];
    expect(await change({ [field]: value })).toMatchObject({ status: 422, document: { errors } });
  });

  it.each(['#767676', '#000000'])('accent_color takes %s, on which white text can be read', async (color) => {
    const { change } = await start();
    expect((await change({ accent_color: color })).status).toBe(200);
  });
});
