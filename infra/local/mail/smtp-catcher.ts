import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import type { KeptMails } from './kept-mails.ts';

/** Largest mail that is taken, in bytes. */
export const largestMail = 10_000_000;

const mostConnections = 20;

/** The bytes of a mail; of one that is too large the first ones, which nobody keeps. */
const read = async (stream: SMTPServerDataStream): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of stream) if (!stream.sizeExceeded) parts.push(part);
  return Buffer.concat(parts);
};

/** An SMTP server that takes every mail and sends none on. */
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
  // Of a connection that broke off.
  server.on('error', () => {});
  return server;
};
