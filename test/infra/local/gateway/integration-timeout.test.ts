import { expect, it, vi } from 'vitest';
import { answerRequest } from '../../../../infra/local/gateway/answer-request.ts';
import { toFunction } from '../support/serve.ts';

const request = {
  method: 'GET',
  target: '/',
  protocol: 'HTTP/1.1',
  headers: [],
  sourceIp: '127.0.0.1',
  body: Buffer.alloc(0),
  requestId: 'request',
  receivedAt: new Date(0),
  port: 80,
} as const;

it('answers 503 after 30 seconds although the function may run longer', async () => {
  vi.useFakeTimers();
  const fallback = toFunction('slow', () => new Promise(() => {}), 60);
  const answered = vi.fn();
  const answer = answerRequest({ routes: [], fallback }, request).finally(answered);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  expect(await answer).toMatchObject({ statusCode: 503, body: Buffer.from('{"message":"Service Unavailable"}') });
});
