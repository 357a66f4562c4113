import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as a receiver was sent it. */
export interface ReceivedMessage {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  // An event can be anything until the test has looked at it.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly event: any;
}

/** How a receiver answers a message; 204 unless said. */
export type Reply = (message: ReceivedMessage, response: ServerResponse) => void;

/** An endpoint on this machine, which notes what it is sent. */
export interface WebhookReceiver {
  readonly url: string;
  readonly messages: ReceivedMessage[];
  /** Those that are no pings. */
  readonly events: ReceivedMessage[];
  /** Answers otherwise from now on. */
  reply: Reply;
  close(): void;
}

export const answering =
  (status: number, headers: Readonly<Record<string, string>> = {}, body = ''): Reply =>
  (_message, response) => {
    response.writeHead(status, headers).end(body);
  };

/** Opens a receiver on a free port; it does not keep the process alive. */
export const openReceiver = async (): Promise<WebhookReceiver> => {
  const messages: ReceivedMessage[] = [];
  const server: Server = createServer(async (request, response) => {
    const body = Buffer.concat(await Array.fromAsync(request)).toString();
    const message = { headers: request.headers, body, event: JSON.parse(body) };
    messages.push(message);
    receiver.reply(message, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/in`,
    messages,
    get events() {
      return messages.filter(({ event }) => event.type !== 'facet.webhook.ping');
    },
    reply: answering(204),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return receiver;
};

let shared: Promise<WebhookReceiver> | undefined;

/** A receiver that all tests of a process share; it answers 204. */
export const anyReceiver = (): Promise<WebhookReceiver> => {
  shared ??= openReceiver();
  return shared;
};
