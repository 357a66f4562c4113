import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import type { Scope } from '../../../../lib/access/scopes.ts';
import { openWebhooks } from '../../../support/dispatch.ts';
import { startService } from '../../../support/service.ts';
import { openReceiver, type ReceivedMessage, type WebhookReceiver } from '../../../support/webhook-receiver.ts';
import { deliveries, endpointBody, endpoints } from '../../../support/webhooks.ts';

export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** An endpoint of a token of its own, and what receives its messages. */
export interface Registered {
  readonly id: string;
  readonly secret: string;
  readonly headers: { authorization: string };
  readonly receiver: WebhookReceiver;
}

const all: readonly Scope[] = ['webhooks:read', 'webhooks:write', 'people:read'];

/** What a message says, once its signature is verified. */
export const verified = ({ secret }: Registered, { body, headers }: ReceivedMessage): unknown =>
  new Webhook(secret).verify(body, headers as Record<string, string>);

/** The ids of the users that an endpoint has received events about. */
export const ids = ({ receiver }: Registered) => receiver.events.map(({ event }) => event.subject.split('/')[1]);

// Time stands still until a test moves it, and never goes back.
let clock = Date.now();

/** The time of the test, in milliseconds since 1970. */
export const timeNow = (): number => clock;

export const letPass = (ms: number): void => {
  clock += ms;
  vi.setSystemTime(clock);
};

/** The service with webhooks, and endpoints that are gone after each test; one a file. */
export const openWebhookWorld = async () => {
  const service = await startService();
  const webhooks = await openWebhooks(service);
  let receivers: WebhookReceiver[] = [];
  let registered: Registered[] = [];

  const open = async (): Promise<WebhookReceiver> => {
    const receiver = await openReceiver();
    receivers.push(receiver);
    return receiver;
  };

  const call = async (method: string, target: string, { headers }: Registered, data?: object) =>
    service.call(method, target, { headers, ...(data && { body: { data } }) });

  beforeEach(() => {
    vi.useFakeTimers({ now: clock, toFake: ['Date'] });
  });
  afterEach(async () => {
    for (const receiver of receivers) receiver.close();
    // Else each test would send to the endpoints of all before it.
    for (const each of registered) await call('DELETE', `${endpoints}/${each.id}`, each);
    [receivers, registered] = [[], []];
    await webhooks.queue.drain();
    letPass(minute);
  });
  afterAll(() => {
    vi.useRealTimers();
  });

  return {
    service,
    webhooks,
    open,
    call,
    register: async (attributes: object = {}, scopes = all): Promise<Registered> => {
      const [receiver, headers] = [await open(), await service.authorize(...scopes)];
      const { document, text, status } = await service.call('POST', endpoints, {
        body: endpointBody(receiver.url, { event_types: ['user.*'], ...attributes }),
        headers,
      });
      if (status !== 201) throw new Error(text);
      const made = { id: document.data.id, secret: document.meta.secret, headers, receiver };
      registered.push(made);
      return made;
    },
    deliveriesOf: async (of: Registered, query = '') =>
      (await call('GET', `${deliveries}?filter[endpoint]=${of.id}${query}`, of)).document.data,
    endpointOf: async (of: Registered) => (await call('GET', `${endpoints}/${of.id}`, of)).document.data.attributes,
    createUser: async (name = 'Ada Lovelace'): Promise<string> => {
      const body = { data: { type: 'user', attributes: { display_name: name, emails: [] } } };
      return (await service.call('POST', '/api/v1/users', { body })).document.data.id;
    },
  };
};
