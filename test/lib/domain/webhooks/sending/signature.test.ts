import { Webhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import { newWebhookSecret, signedHeaders } from '../../../../../lib/domain/webhooks/sending/signature.ts';

const message = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestamp: 1_614_265_330,
  body: '{"test": 2432232314}',
} as const;
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

it('signs as the vector of Standard Webhooks says', () => {
  expect(signedHeaders(message, [secret])).toEqual({
    'webhook-id': message.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

it('signs by the new secret and the old one while both are in force', () => {
  const other = newWebhookSecret();
  const [first, second, ...more] = (signedHeaders(message, [other, secret])['webhook-signature'] ?? '').split(' ');
  expect(first).toMatch(/^v1,[A-Za-z0-9+/]{43}=$/);
  expect(second).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  expect(more).toEqual([]);
});

it('signs each part: another body, id, moment or secret has another signature', () => {
  const all = [
    message,
    { ...message, body: '{"test": 2432232315}' },
    { ...message, id: 'msg_other' },
    { ...message, timestamp: message.timestamp + 1 },
  ].map((each) => signedHeaders(each, [secret])['webhook-signature']);
  expect(new Set([...all, signedHeaders(message, [newWebhookSecret()])['webhook-signature']]).size).toBe(5);
});

it('makes secrets of 256 bits that are never the same', () => {
  const secrets = Array.from({ length: 100 }, newWebhookSecret);
  expect(new Set(secrets).size).toBe(100);
  for (const each of secrets) expect(each).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
});

const now = () => Math.floor(Date.now() / 1_000);

const receive = (offset: number, body: string = message.body) => {
  const headers = signedHeaders({ ...message, timestamp: now() + offset }, [secret]);
  return () => new Webhook(secret).verify(body, { ...headers });
};

it('is verified by a library of others', () => {
  expect(receive(0)()).toEqual({ test: 2432232314 });
});

it.each([
  ['a body that was tampered with', receive(0, '{"test": 2432232315}')],
  ['a message that is 301 seconds old', receive(-301)],
  ['a message from 301 seconds ahead', receive(302)],
])('is refused by it with %s', (_what, verify) => {
  expect(verify).toThrow();
});
