import { describe, expect, it } from 'vitest';
import { serviceTypes } from '../../../lib/resources/type-names.ts';
import { attributesWith, expectInvalid, expectRefusal, timestamp } from '../../support/expectations.ts';
import { startService, toOne } from '../../support/service.ts';

const service = await startService();
const profile = await service.seed('profile');
const workflow = await service.seed('workflow', { name: 'Grant' });

const seedItem = () =>
  service.seed(
    'credit_line_item',
    { transaction_date: '2025-03-01', amount: 100, category: 'travel', status: 'posted' },
    { profile: toOne(profile), source: toOne(workflow) },
  );

const patch = (id: string, attributes: object, relationships: object = {}) =>
  service.call('PATCH', `/api/v1/credit_line_items/${id}`, {
    body: { data: { id, type: 'credit_line_item', attributes, relationships } },
  });

const patchAmount = async (literal: string) => {
  const { id } = await seedItem();
  const body = `{"data":{"id":"${id}","type":"credit_line_item","attributes":{"amount":${literal}}}}`;
  return service.call('PATCH', `/api/v1/credit_line_items/${id}`, { body });
};

describe('updating a credit line item', () => {
  it('answers every attribute and relationship of the contract', async () => {
    const { id } = await seedItem();
    const attributes = {
      transaction_date: '2025-04-01',
      amount: 1234.5,
      description: 'Conference in Ghent',
      external_id: 'C-1',
      term: 'Spring 2025',
      comment: 'Approved',
      custom_fields: { fund: 'A1' },
    };
    const { status, document } = await patch(id, attributes);
    const self = `http://facet.test/api/v1/credit_line_items/${id}`;
    expect(status).toBe(200);
    expect(document.data).toEqual({
      type: 'credit_line_item',
      id,
      attributes: attributesWith({
        ...attributes,
        created_at: timestamp,
        updated_at: timestamp,
        category: 'travel',
        status: 'posted',
      }),
      relationships: {
        profile: { links: { related: `${self}/profile` }, data: { type: 'profile', id: profile.id }, meta: {} },
        source: { links: { related: `${self}/source` }, data: { type: 'workflow', id: workflow.id }, meta: {} },
      },
      links: { self },
      meta: { version: 2 },
    });
  });

  it.each([
    '0.1',
    '1234.10',
    '12345678901234567.89',
    '-0.005',
    '99999999999999999999999999999999999999',
    '1e3',
    '0',
    '-0',
    '0e999',
  ])('keeps the digits of %s', async (literal) => {
    const { status, text } = await patchAmount(literal);
    expect(status).toBe(200);
    expect(text).toContain(`"amount":${literal},`);
  });

  it.each([
    ['"12"', 'Amount must be a number'],
    ['null', "Amount can't be blank"],
    ['123456789012345678901234567890123456789', 'Amount has too many digits (maximum is 38)'],
    ['1e400', 'Amount has too many digits (maximum is 38)'],
  ])('refuses the amount %s', async (literal, detail) => {
    expectInvalid(await patchAmount(literal), detail);
  });

  it('ignores category and status, which are not for the caller to set', async () => {
    const { id } = await seedItem();
    const { document } = await patch(id, { category: 'bribe', status: 'void', comment: 'x' });
    expect(document.data.attributes).toMatchObject({ category: 'travel', status: 'posted', comment: 'x' });
  });

  it('refuses to blank the date', async () => {
    const { id } = await seedItem();
    expectInvalid(await patch(id, { transaction_date: null }), "Transaction date can't be blank");
  });

  it('takes a source of any type that exists, and none', async () => {
    const { id } = await seedItem();
    const user = await service.seedUser();
    expect((await patch(id, {}, { source: toOne(user) })).document.data.relationships.source.data).toEqual({
      type: 'user',
      id: user.id,
    });
    expect((await patch(id, {}, { source: { data: null } })).document.data.relationships.source.data).toBeNull();
    const missing = { type: 'grant', id: user.id };
    expectRefusal(await patch(id, {}, { source: toOne(missing) }), 404, {
      detail: `There is no grant with the id "${user.id}"`,
      source: { pointer: '/data/relationships/source/data' },
    });
  });

  it.each(['course_evaluation_result', 'course_evaluation_comment', ...serviceTypes])(
    'takes no %s as a source',
    async (type) => {
      const { id } = await seedItem();
      expectRefusal(await patch(id, {}, { source: toOne({ type, id }) }), 409, {
        detail: `The relationship "source" does not take the type "${type}"`,
        source: { pointer: '/data/relationships/source/data/type' },
      });
    },
  );
});
