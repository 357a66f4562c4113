import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import type { MailState } from '../data/local-state.ts';
import { logError } from '../process/log-error.ts';
import { keepMails } from './kept-mails.ts';

/** Takes the mails that are sent on this machine, and shows them. */
export interface MailCatcher {
  readonly state: MailState;
  readonly stop: () => void;
}

const listen = async (server: Server): Promise<string> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The server listens on a TCP port, so its address is not a text.
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** A listener that takes connections for a server which is made with the first of them. */
const lazily = (make: () => Promise<Server>): { readonly listener: Server; readonly stop: () => void } => {
  const sockets = new Set<Socket>();
  let made: Promise<Server> | undefined;
  const listener = createServer(async (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    try {
      made ??= make();
      (await made).emit('connection', socket);
    } catch (error) {
      logError(error);
      socket.destroy();
    }
  });
  const stop = (): void => {
    listener.close();
    for (const socket of sockets) socket.destroy();
  };
  return { listener, stop };
};

/**
 * Starts a catcher at free ports of this machine, for this machine alone. It costs next to nothing until the first mail or the
 * first look at one.
 */
export const startCatcher = async (): Promise<MailCatcher> => {
  const mails = keepMails();
  let host = '';
  const smtp = lazily(async () => (await import('./smtp-catcher.ts')).makeCatcher(mails).server);
  const pages = lazily(async () => (await import('./serve-pages.ts')).makePages(mails, host));
  host = await listen(pages.listener);
  const smtpUrl = `smtp://${await listen(smtp.listener)}`;
  const stop = (): void => {
    smtp.stop();
    pages.stop();
  };
  return { state: { smtpUrl, page: `http://${host}/mail` }, stop };
};

/** Configures the functions to send mails to a catcher, which it starts; none where mails go to another server. */
export const catchMailsHere = async (): Promise<MailCatcher | undefined> => {
  process.env.MAIL_TRANSPORT ||= 'smtp';
  process.env.MAIL_FROM ||= 'evaluations@ellerybay.example';
  if (process.env.MAIL_SMTP_URL) return undefined;
  const catcher = await startCatcher();
  process.env.MAIL_SMTP_URL = catcher.state.smtpUrl;
  return catcher;
};
