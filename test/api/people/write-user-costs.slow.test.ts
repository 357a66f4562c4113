import { expect, it } from 'vitest';
import { costOf } from '../../support/server-timing.ts';
import { startService } from '../../support/service.ts';

// Not in the suite of every engine: DynamoDB Local counts the units of transactions in a way of its own.
const service = await startService();

const change = (id: string, attributes: object) =>
  service.call('PATCH', `/api/v1/users/${id}`, { body: { data: { type: 'user', id, attributes } } });

it('the costs of a write are two units for each value that comes or goes', async () => {
  const post = (attributes: object) =>
    service.call('POST', '/api/v1/users', { body: { data: { type: 'user', attributes } } });
  // The first request notes the use of the token.
  await post({ display_name: 'First' });
  const none = await post({ display_name: 'Less', primary_employee_id: 'L' });
  const more = await post({
    display_name: 'More',
    primary_employee_id: 'M',
    emails: ['m@x.example'],
    employee_ids: { a: 'M' },
  });
  const bare = await post({ display_name: 'Bare' });
  // Two records with their places in two orders and in the index of each other, three places of what the user or the
  // profile has none of, two counts, and a word.
  expect(costOf(bare)).toMatchObject({ requests: 1, roundTrips: 1, units: 2 * (2 + 2 + 1) + 3 + 2 * 2 + 2 });
  // Without addresses, the user is in the index of those who have none.
  expect(costOf(more).units - costOf(none).units).toBe(2 * 2 - 1);
  expect(costOf(more).roundTrips).toBe(1);
  const { id } = more.document.data;
  const changed = await change(id, { emails: ['n@x.example'] });
  const renamed = await change(id, { display_name: 'Renamed' });
  expect([none, more, changed, renamed].map(({ status }) => status)).toEqual([201, 201, 200, 200]);
  expect(costOf(changed).roundTrips).toBe(2);
  // Two values and two words change, one of them in what stands next to it; with another name four words do.
  expect(costOf(changed).units - costOf(renamed).units).toBe(0);
});

it('what belongs to a person does not pay for a check of the profile, which was read and is never deleted', async () => {
  const post = (path: string, type: string, attributes: object, relationships: object = {}) =>
    service.call('POST', `/api/v1/${path}`, { body: { data: { type, attributes, relationships } } });
  const { id } = (await post('users', 'user', { display_name: 'Ada' })).document.data;
  const attributes = { title: 'T', effective_from: '2020-01-01' };
  const employed = await post(`users/${id}/employments`, 'employment', attributes);
  // The user read, the employment with its places in five indexes, a count, and the user with its places in six.
  expect(costOf(employed)).toMatchObject({ requests: 2, roundTrips: 2, units: 1 + (2 + 5) + 2 + (2 + 6) });
  const relationships = { user: { data: { type: 'user', id } } };
  const addressed = await post('addresses', 'address', { address_line1: 'X' }, relationships);
  expect(costOf(addressed)).toMatchObject({ requests: 2, roundTrips: 2, units: 1 + (2 + 5) + 2 + (2 + 6) });
});
