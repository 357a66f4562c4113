import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterFile } from '../../../support/after-file.ts';

const learner = 'http://purl.imsglobal.org/vocab/lis/v2/membership#Learner';

/** A learner as a roster has one, but for what is said. */
export const member = (said: object): object => ({
  user_id: randomUUID(),
  status: 'Active',
  roles: [learner],
  ...said,
});

/** A request for a token, or for a page of a roster. */
interface Asked {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly form: URLSearchParams;
}

type Reply = (asked: Asked, response: ServerResponse) => void;

const json =
  (value: unknown, headers: Readonly<Record<string, string>> = {}): Reply =>
  (_asked, response) => {
    response.writeHead(200, headers).end(JSON.stringify(value));
  };

/** The Names and Role service of a platform, which notes what it is asked; pages follow each other. */
export const openRoster = async (...pages: readonly (readonly object[])[]) => {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await Array.fromAsync(request)).toString();
    const { method, url, headers } = request;
    const each = { method, url, headers, form: new URLSearchParams(body) };
    asked.push(each);
    (url === '/token' ? roster.token : roster.members)(each, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  afterFile(async () => {
    server.closeAllConnections();
    server.close();
  });
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  const members: Reply = (each, response) => {
    const page = Number(new URL(each.url ?? '', address).searchParams.get('page') ?? 0);
    const next = `<${address}${each.url?.split('?')[0]}?page=${page + 1}>; rel="next"`;
    const isLast = page + 1 >= pages.length;
    json({ id: each.url, members: pages[page] ?? [] }, isLast ? {} : { link: next })(each, response);
  };
  const roster = {
    address,
    asked,
    /** What a platform with this roster has. */
    attributes: { token_url: `${address}/token`, roster_url: `${address}/courses/{context}/members` },
    token: json({ access_token: 'platform-token', token_type: 'Bearer', expires_in: 3_600 }),
    members,
  };
  return roster;
};

export const answering =
  (status: number, body = '', headers: Readonly<Record<string, string>> = {}): Reply =>
  (_asked, response) => {
    response.writeHead(status, headers).end(body);
  };
