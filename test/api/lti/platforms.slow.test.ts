import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { expectRefusal } from '../../support/expectations.ts';
import { startService } from '../../support/service.ts';

const service = await startService();

const attributes = {
  name: 'Moodle',
  issuer: 'https://moodle.example',
  client_id: 'one',
  authorization_url: 'https://moodle.example/mod/lti/auth.php',
  jwks_url: 'https://moodle.example/mod/lti/certs.php',
  deployment_ids: ['1', '1'],
  user_match: 'email',
  section_match: 'context_id',
};

const create = (changed: object = {}) =>
  service.call('POST', '/api/v1/lti_platforms', {
    body: { data: { type: 'lti_platform', attributes: { ...attributes, client_id: randomUUID(), ...changed } } },
  });

it('is active unless said, and has each deployment once', async () => {
  const { status, document } = await create({ client_id: 'one' });
  expect(status).toBe(201);
  expect(document.data.attributes).toMatchObject({ is_active: true, deployment_ids: ['1'], token_url: null });
  expectRefusal(await create({ client_id: 'one' }), 409, {
    code: 'platform_exists',
    detail: 'Another platform has this issuer and client',
    source: { pointer: '/data/attributes' },
  });
  const other = await create({ client_id: 'two' });
  const { id } = other.document.data;
  const body = { data: { type: 'lti_platform', id, attributes: { client_id: 'one' } } };
  expect((await service.call('PATCH', `/api/v1/lti_platforms/${id}`, { body })).status).toBe(409);
});

it.each([
  ['issuer', 'http://moodle.example'],
  ['jwks_url', 'https://user:word@moodle.example/keys'],
  ['authorization_url', 'javascript:alert(1)'],
  ['authorization_url', 'https://moodle.example/#fragment'],
  ['deployment_ids', []],
  ['user_match', 'custom:'],
  ['section_match', 'email'],
])('takes no %s of %j', async (name, value) => {
  const { status, document } = await create({ [name]: value });
  expect(status).toBe(422);
  expect(document.errors[0].source.pointer).toBe(`/data/attributes/${name}`);
});

it('is one of at most twenty, also of those that are created at once', async () => {
  const answers = await Promise.all(Array.from({ length: 24 }, () => create()));
  const { document } = await service.call('GET', '/api/v1/lti_platforms');
  expect(document.meta.total).toBeLessThanOrEqual(20);
  expect(answers.filter(({ status }) => status === 201).length).toBe(document.meta.total - 2);
  while ((await create()).status === 201);
  expectRefusal(await create(), 409, {
    code: 'too_many_platforms',
    detail: 'There are 20 platforms already; delete one first',
  });
});
