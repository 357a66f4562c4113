import { describe, expect, it } from 'vitest';
import { startService, toOne } from '../../support/service.ts';

const service = await startService();
const user = await service.seedUser();

const create = (phone_number: unknown) =>
  service.call('POST', '/api/v1/phone_numbers', {
    body: { data: { type: 'phone_number', attributes: { phone_number }, relationships: { user: toOne(user) } } },
  });

describe('a telephone number', () => {
  it.each([
    ['+13014051000', '+13014051000'],
    ['+1 (301) 405-1000', '+13014051000'],
    ['+49 30/1234.56', '+4930123456'],
    [' +44\u00a020 7946 0000', undefined],
    ['+44\u00a020 7946 0000 ', '+442079460000'],
    ['301-405-1000', undefined],
    ['+0301 405 1000', undefined],
    ['+1', undefined],
    ['+1234567890123456', undefined],
    [`+1${' '.repeat(63)}2`, undefined],
    ['+1 301 405 1000 ext. 2', undefined],
    ['', undefined],
    [13_014_051_000, undefined],
  ])('%j is kept in E.164 form, or refused', async (written, kept) => {
    const { status, document } = await create(written);
    if (kept !== undefined) expect([status, document.data.attributes.phone_number]).toEqual([201, kept]);
    else expect([status, document.errors[0].source.pointer]).toEqual([422, '/data/attributes/phone_number']);
  });
});
