import { expect, it } from 'vitest';
import { startService } from '../../support/service.ts';
import { openReceiver } from '../../support/webhook-receiver.ts';
import { endpointBody, endpoints } from '../../support/webhooks.ts';

const service = await startService();

it('gives an endpoint 15 seconds: one that hangs is refused, one that answers just in time is not', async () => {
  const receiver = await openReceiver();
  const answerAfter = (ms: number): void => {
    receiver.reply = (_message, response) => {
      setTimeout(() => response.writeHead(204).end(), ms).unref();
    };
  };
  const create = () => service.call('POST', endpoints, { body: endpointBody(receiver.url) });
  answerAfter(16_000);
  const { status, document } = await create();
  expect([status, document.errors[0].meta]).toEqual([422, { reason: 'timeout' }]);
  answerAfter(10_000);
  expect((await create()).status).toBe(201);
  receiver.close();
});
