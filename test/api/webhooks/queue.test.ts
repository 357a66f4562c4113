import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DeliveryMessage, dueIn } from '../../../lib/domain/webhooks/deliveries/delivery-queue.ts';
import { readDue } from '../../../lib/domain/webhooks/deliveries/items.ts';
import { attempt } from '../../support/dispatch.ts';
import { runAs } from '../../support/table-calls.ts';
import { answering } from '../../support/webhook-receiver.ts';
import { letPass, minute, openWebhookWorld, timeNow } from './support/webhook-world.ts';

const { createUser, register, service, webhooks } = await openWebhookWorld();

interface Entry {
  readonly MessageBody: string;
  readonly DelaySeconds: number;
  readonly MessageGroupId: string;
}

/** The batches that the queue was sent. No engine of SQS runs here: what answers is as much of it as its client needs. */
let batches: (readonly Entry[])[] = [];
const queue = createServer(async (request, response) => {
  batches.push(JSON.parse(Buffer.concat(await Array.fromAsync(request)).toString()).Entries);
  response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' }).end('{"Successful":[],"Failed":[]}');
});

beforeAll(async () => {
  await new Promise<void>((resolve) => queue.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  const address = `http://127.0.0.1:${(queue.address() as AddressInfo).port}`;
  Object.assign(process.env, {
    ...{ WEBHOOK_QUEUE_URL: `${address}/deliveries`, AWS_ENDPOINT_URL_SQS: address, AWS_REGION: 'local' },
    ...{ AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local' },
  });
  batches = [];
});
afterEach(() => {
  for (const name of ['WEBHOOK_QUEUE_URL', 'AWS_ENDPOINT_URL_SQS', 'AWS_REGION']) delete process.env[name];
  for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']) delete process.env[name];
});
afterAll(() => {
  queue.closeAllConnections();
  queue.close();
});

const only = (): Entry => {
  const [entry, ...others] = batches.splice(0).flat();
  if (entry === undefined || others.length > 0) throw new Error('there is not one message');
  return entry;
};
const dueOf = ({ MessageBody: body }: Entry) => dueIn({ body } satisfies DeliveryMessage);
const sweep = async () => {
  const { sweepDeliveries } = await import('../../../functions/service/sweep-deliveries.ts');
  await runAs('sweep-deliveries', () => sweepDeliveries());
};

describe('the queue', () => {
  it('is handed a delivery for each wait of up to 15 minutes, and those that are longer by the sweep', async () => {
    const endpoint = await register();
    endpoint.receiver.reply = answering(503);
    await createUser();
    await webhooks.dispatch();
    const first = only();
    expect([first.DelaySeconds, first.MessageGroupId]).toEqual([0, endpoint.id]);
    await attempt(dueOf(first));
    const second = only();
    expect([5, 6]).toContain(second.DelaySeconds);
    letPass(second.DelaySeconds * 1_000);
    await attempt(dueOf(second));
    const third = only();
    letPass(third.DelaySeconds * 1_000);
    await attempt(dueOf(third));
    expect(batches).toEqual([]);
    letPass(34 * minute);
    await sweep();
    const fourth = only();
    expect(fourth.DelaySeconds).toBe(0);
    await attempt(dueOf(fourth));
    expect(endpoint.receiver.events).toHaveLength(4);
  });

  it('is handed what it has lost once more after five minutes, ten at a time, and not every minute', async () => {
    await register();
    await Promise.all(Array.from({ length: 21 }, () => service.seed('user', { display_name: 'Ada' })));
    await webhooks.dispatch();
    batches = [];
    await sweep();
    expect(batches).toEqual([]);
    letPass(5 * minute);
    const due = await readDue(service.store, new Date(timeNow()));
    expect(due).toHaveLength(21);
    await sweep();
    expect(batches.map(({ length }) => length).sort()).toEqual([1, 10, 10]);
    expect(new Set(batches.flat().map((each) => dueOf(each).delivery)).size).toBe(21);
    letPass(minute);
    await sweep();
    expect(batches).toHaveLength(3);
  });
});
