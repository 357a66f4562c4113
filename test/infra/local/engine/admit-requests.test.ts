import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { AdmitRequests } from '../../../../infra/local/engine/admit-requests.ts';

const key = 'the-key';
const request = (path: string, body: string): string =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

/** What is passed on of `bytes`, which come in pieces of `size`. */
const admit = async (bytes: string, size: number): Promise<string> => {
  const admitted = new AdmitRequests(key);
  const passedOn = text(admitted);
  for (let start = 0; start < bytes.length; start += size) admitted.write(bytes.slice(start, start + size));
  admitted.end();
  return await passedOn;
};

describe('the requests of a connection', () => {
  const bytes = request('/the-key', '{"a":1}') + request('/the-key/', '') + request('/the-key?x', '\r\n\r\n');
  const expected = request('/', '{"a":1}') + request('/', '') + request('/?x', '\r\n\r\n');

  it.each([1, 2, 3, 7, 64, 1000])(
    'are passed on without the key, in whatever pieces they come: of %i bytes',
    async (size) => {
      expect(await admit(bytes, size)).toBe(expected);
    },
  );

  it.each([1, 64, 1000])('end with the first that has not the key, in pieces of %i bytes', async (size) => {
    await expect(admit(request('/the-key', '{}') + request('/another', '{}'), size)).rejects.toThrow();
  });
});
