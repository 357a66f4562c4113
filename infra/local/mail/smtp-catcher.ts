import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import type { KeptMails } from './kept-mails.ts';

/** The largest mail that is accepted, in bytes. */
export const largestMail = 10_000_000;

const mostConnections = 20;

/** Reads the bytes of a mail. Of a mail that is too large it returns the first ones, which nobody keeps. */
const read = async (stream: SMTPServerDataStream): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of stream) if (!stream.sizeExceeded) parts.push(part);
  return Buffer.concat(parts);
};

/** Makes an SMTP server that accepts every mail and forwards none. */
export const makeCatcher = (mails: KeptMails): SMTPServer => {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    maxClients: mostConnections,
    size: largestMail,
    rejectOversized: true,
    onData: async (stream, { envelope: { mailFrom, rcptTo } }, done) => {
      const raw = await read(stream);
      if (!stream.sizeExceeded) {
        const from = mailFrom === false ? '' : mailFrom.address;
        mails.add({ receivedAt: new Date(), from, to: rcptTo.map(({ address }) => address), raw });
      }
      done();
    },
  });
  // Errors come from connections that broke off, and need no handling.
  server.on('error', () => {});
  return server;
};
