import { expect, it } from 'vitest';
import { startService } from '../support/service.ts';

const service = await startService();

it('a link of an earlier version leads to the web application, and asks for no token', async () => {
  const { status, headers, text } = await service.call('GET', '/answer', { headers: { authorization: undefined } });
  expect({ status, text }).toEqual({ status: 302, text: '' });
  // Without a fragment of its own: the browser takes along that of the link, in which the code stands.
  expect(headers.location).toBe('http://facet.test/app');
});
