import { expect, it } from 'vitest';
import { startService } from '../../support/service.ts';

const service = await startService();
const { id } = await service.seed('department', { name: 'Physics' });

const type = 'application/vnd.api+json';
const profile = 'https://jsonapi.org/profiles/ethanresnick/cursor-pagination';

const typeOf = async (target: string, accept?: string): Promise<string | undefined> =>
  (await service.call('GET', target, { headers: { accept } })).headers['content-type'];

it.each([
  `${type}; profile="${profile}"`,
  `${type};PROFILE="https://example.org/a ${profile}/"`,
  `text/html, ${type}; profile="${profile}"; q=0.5, ${type}`,
])('a list names the profile of its pages to who asks for it: %s', async (accept) => {
  expect(await typeOf('/api/v1/departments', accept)).toBe(`${type}; profile="${profile}"`);
  expect(await typeOf(`/api/v1/departments/${id}`, accept)).toBe(type);
  expect(await typeOf('/api/v1/departments?page[size]=0', accept)).toBe(type);
});

it.each([
  undefined,
  '*/*',
  `${type}; profile="https://example.org/a"`,
  `${type}; profile="${profile}"; q=0, ${type}`,
  `${type}; profile="${profile}"; charset=utf-8, ${type}`,
])('a list has the media type alone for who does not: %s', async (accept) => {
  expect(await typeOf('/api/v1/departments', accept)).toBe(type);
});
