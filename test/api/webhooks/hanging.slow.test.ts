import { expect, it, onTestFinished } from 'vitest';
import { startService } from '../../support/service.ts';
import { openReceiver } from '../../support/webhook-receiver.ts';
import { endpointBody, endpoints } from '../../support/webhooks.ts';

const service = await startService();

const answersAfter = async (ms: number): Promise<string> => {
  const receiver = await openReceiver();
  onTestFinished(receiver.close);
  receiver.reply = (_message, response) => {
    setTimeout(() => response.writeHead(204).end(), ms).unref();
  };
  return receiver.url;
};

it('gives an endpoint 15 seconds: one that hangs is refused, one that answers just in time is not', async () => {
  const create = async (ms: number) => service.call('POST', endpoints, { body: endpointBody(await answersAfter(ms)) });
  const [hangs, answers] = await Promise.all([create(16_000), create(10_000)]);
  expect([hangs.status, hangs.document.errors[0].meta]).toEqual([422, { reason: 'timeout' }]);
  expect(answers.status).toBe(201);
});
