import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { logError } from '../process/log-error.ts';
import type { KeptMails } from './kept-mails.ts';
import { listPage, mailPage, pagePolicy, partPolicy } from './pages.ts';
import { readHead, readMail } from './read-mail.ts';

interface Answer {
  readonly status: number;
  readonly type: 'text/html' | 'text/plain';
  readonly policy: string;
  readonly body: string;
}

const page = (body: string): Answer => ({ status: 200, type: 'text/html', policy: pagePolicy, body });

const refusal = (status: number, body: string): Answer => ({ status, type: 'text/plain', policy: pagePolicy, body });

const none = refusal(404, 'There is no such mail: it was never sent, or many others have come since.');

const answerPath = async (mails: KeptMails, path: string): Promise<Answer> => {
  if (path === '/mail') {
    const shown = mails.newestFirst().map(async (mail) => [mail, await readHead(mail)] as const);
    return page(listPage(await Promise.all(shown)));
  }
  const [, id = '', part] = /^\/mail\/(\d+)(\/html)?$/.exec(path) ?? [];
  const mail = mails.find(id);
  if (mail === undefined) return none;
  const shown = await readMail(mail);
  if (part === undefined) return page(mailPage(mail, shown));
  return shown.html === undefined ? none : { ...page(shown.html), policy: partPolicy };
};

const answer = async (
  mails: KeptMails,
  { method, headers, url = '' }: IncomingMessage,
  host: string,
): Promise<Answer> => {
  // DNS could lead the name of another web page to this address, so other hosts are refused.
  if (headers.host !== host) return refusal(421, 'These pages are for this machine alone.');
  if (method !== 'GET' && method !== 'HEAD') return refusal(405, 'Mails are read.');
  return answerPath(mails, url.split('?')[0] ?? '');
};

const send = (response: ServerResponse, { status, type, policy, body }: Answer): void => {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
  });
  response.end(body);
};

/** The pages that show mails. They have an address of their own, because the content of mails is not trusted. */
export const makePages = (mails: KeptMails, host: string): Server =>
  createServer(async (request, response) => {
    try {
      send(response, await answer(mails, request, host));
    } catch (error) {
      logError(error);
      send(response, refusal(500, 'This mail can not be shown: the terminal says why.'));
    }
  });
