import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sesTransport } from '../../../lib/mail/ses-transport.ts';

const envelope = { from: 'evaluations@ellerybay.example', to: 'ada@ellerybay.example' };
const raw = Buffer.from('Subject: x\r\n\r\nä\r\n');

// What SES answers to the one call that is made.
let requests: { method: string | undefined; path: string | undefined; body: Record<string, unknown> }[] = [];
let answer: (response: ServerResponse) => void = () => {};
const server = createServer(async (request, response) => {
  requests.push({ method: request.method, path: request.url, body: JSON.parse(await text(request)) });
  answer(response);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const endpointOf = (port: number): string => `http://127.0.0.1:${port}`;

beforeEach(() => {
  requests = [];
  for (const [name, value] of [
    ['AWS_REGION', 'eu-central-1'],
    ['AWS_ACCESS_KEY_ID', 'key'],
    ['AWS_SECRET_ACCESS_KEY', 'secret'],
    ['AWS_ENDPOINT_URL_SESV2', endpointOf((server.address() as AddressInfo).port)],
  ] as const)
    vi.stubEnv(name, value);
});

afterEach(() => {
  vi.unstubAllEnvs();
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const send = async (requestTimeout?: number) => {
  const transport = sesTransport('facet-mails', requestTimeout);
  try {
    return await transport.send(raw, envelope, { facet_message: 'm1' });
  } finally {
    transport.close();
  }
};

const refusing =
  (status: number, name: string, message = 'no') =>
  (response: ServerResponse): void => {
    response.writeHead(status, { 'content-type': 'application/json', 'x-amzn-errortype': name });
    response.end(JSON.stringify({ message }));
  };

describe('a mail through SES', () => {
  it('is sent as it was composed, by a configuration set and with its tags, and is not tracked', async () => {
    answer = (response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"MessageId":"0107019"}');
    };
    expect(await send()).toEqual({ outcome: 'accepted', answer: '0107019' });
    expect(requests).toEqual([
      {
        ...{ method: 'POST', path: '/v2/email/outbound-emails' },
        body: {
          FromEmailAddress: envelope.from,
          Destination: { ToAddresses: [envelope.to] },
          Content: { Raw: { Data: raw.toString('base64') } },
          EmailTags: [{ Name: 'facet_message', Value: 'm1' }],
          ConfigurationSetName: 'facet-mails',
          ConfigurationOverrides: { Tracking: { OpenTrackingEnabled: 'DISABLED', ClickTrackingEnabled: 'DISABLED' } },
        },
      },
    ]);
  });

  it.each([
    [400, 'MessageRejected'],
    [400, 'BadRequestException'],
  ])('is refused permanently by %s %s', async (status, name) => {
    answer = refusing(status, name, 'Email address\nis not verified');
    expect(await send()).toEqual({
      outcome: 'refused',
      refusal: 'permanent',
      reason: 'Email address is not verified',
    });
  });

  it.each([
    [429, 'TooManyRequestsException'],
    [400, 'LimitExceededException'],
    [400, 'ThrottlingException'],
    [400, 'SendingPausedException'],
    [403, 'AccountSuspendedException'],
    [400, 'MailFromDomainNotVerifiedException'],
    [404, 'NotFoundException'],
    [403, 'AccessDeniedException'],
    [503, 'ServiceUnavailable'],
  ])('is not sent, and can be later, after %s %s', async (status, name) => {
    answer = refusing(status, name);
    expect(await send()).toMatchObject({ outcome: 'refused', refusal: 'temporary' });
    expect(requests).toHaveLength(1);
  });

  it('is not sent where nobody answers', async () => {
    vi.stubEnv('AWS_ENDPOINT_URL_SESV2', endpointOf(1));
    expect(await send()).toMatchObject({ outcome: 'refused', refusal: 'temporary' });
  });

  it.each<[string, typeof answer]>([
    ['an error of SES itself', refusing(500, 'InternalServiceErrorException')],
    ['a connection that is closed', (response) => response.destroy()],
    ['half an answer', (response) => response.writeHead(200).write('{"Mess', () => response.destroy())],
    ['no answer', () => {}],
  ])('is in doubt after %s, and is not sent a second time', async (_, answered) => {
    answer = answered;
    // Longer than it takes until the request has gone out.
    expect(await send(1_000)).toMatchObject({ outcome: 'in doubt' });
    expect(requests).toHaveLength(1);
  });
});
