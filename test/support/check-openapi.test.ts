import { expect, it } from 'vitest';
import { openApiViolations } from './check-openapi.ts';

const id = '01910cf3-f400-7537-875b-6b5a6f873753';
const exchanged = (more: object) => ({
  method: 'PATCH',
  target: `/api/v1/admin_assistant_roles/${id}`,
  body: { data: { type: 'admin_assistant_role', id, attributes: { external_id: 'R-1' } } },
  status: 200,
  text: '',
  document: undefined,
  ...more,
});
const refusal = (code: string, source: object) => ({
  errors: [{ status: '422', title: 'Validation Error', code, detail: 'x', source }],
});

it.each([
  ['an answer that lacks what is documented', { document: { data: {} } }, 'is not what is documented'],
  ['a header that is not documented', { headers: { location: 'x' } }, 'the header location of the answer 200'],
  ['a status that is not documented', { status: 202 }, 'the status 202 of update-admin-assistant-role is not'],
  ['an accepted body that is forbidden', { body: { data: { type: 'x', id } } }, 'took a forbidden body'],
  ['an accepted parameter that is not there', { target: `/api/v1/admin_assistant_roles/${id}?a=1` }, 'forbidden query'],
  [
    'a refused body that is allowed',
    { status: 422, document: refusal('too_long', { pointer: '/data/attributes/external_id' }) },
    'refused a body that is allowed',
  ],
  ['an error that is not documented', { status: 422, document: refusal('odd', {}) }, 'is not what is documented'],
])('finds %s', (_what, more, found) => {
  expect(openApiViolations(exchanged(more)).join()).toContain(found);
});

it.each([
  ['a refusal for what no schema says', { status: 422, document: refusal('before_start', { pointer: '/data' }) }],
  ['a path that leads nowhere', { target: '/api/v1/nothing' }],
])('says nothing to %s', (_what, more) => {
  expect(openApiViolations(exchanged(more))).toEqual([]);
});
