import { Readable } from 'node:stream';
import SMTPPool from 'nodemailer/lib/smtp-pool';
import { reasonOf } from './reason.ts';
import type { SmtpServer } from './smtp-server.ts';
import type { MailEnvelope, MailTransport, SendOutcome } from './transport.ts';

/** In milliseconds: for a connection, for the first answer on it, and without a word from the server. */
export interface SmtpTimeouts {
  readonly connection: number;
  readonly greeting: number;
  readonly silence: number;
}

// Servers look for viruses before they answer a mail, and each that is given up too early is in doubt.
const usualTimeouts: SmtpTimeouts = { connection: 5_000, greeting: 10_000, silence: 60_000 };

const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || /^127\.[\d.]+$/.test(host);

const optionsOf = (server: SmtpServer, { connection, greeting, silence }: SmtpTimeouts) => ({
  ...server,
  // What goes to the machine itself stays on it.
  ...(isLoopback(server.host) ? { ignoreTLS: true } : { requireTLS: true }),
  connectionTimeout: connection,
  greetingTimeout: greeting,
  socketTimeout: silence,
  // A connection that was closed while it was idle is replaced, before anything of the mail has gone out.
  maxRequeues: 1,
});

type SmtpError = NonNullable<Parameters<Parameters<SMTPPool['send']>[1]>[0]>;

// 530: the server wants to know first who asks.
const isAboutMail = ({ code, responseCode }: SmtpError): boolean =>
  (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== 530;

/** Whether a mail is refused permanently; undefined where the error is no answer to it. */
const isPermanent = (error: SmtpError): boolean | undefined => {
  if (!isAboutMail(error)) return undefined;
  // Its size or its address is refused before it is sent.
  if (!error.response) return true;
  return (error.responseCode ?? 0) >= 400 ? error.permanent : undefined;
};

const outcomeOf = (error: SmtpError, isRead: boolean): SendOutcome => {
  const [reason, permanent] = [reasonOf(error), isPermanent(error)];
  if (permanent === undefined && isRead) return { outcome: 'in doubt', reason };
  return { outcome: 'refused', refusal: permanent ? 'permanent' : 'temporary', reason };
};

type PooledMail = Parameters<SMTPPool['send']>[0];

/** A mail as the pool takes it from nodemailer's own composer; `open` gives its bytes for an attempt. */
const toPooled = ({ from, to }: MailEnvelope, size: number, open: () => Readable): PooledMail =>
  ({
    data: {},
    message: {
      getEnvelope: () => ({ from, to: [to], size }),
      getHeader: () => '',
      messageId: () => '',
      createReadStream: open,
    },
    // The pool uses nothing else of a mail.
  }) as unknown as PooledMail;

/** Sends through an SMTP server, with encryption unless it is on this machine. */
export const smtpTransport = (server: SmtpServer, timeouts = usualTimeouts): MailTransport => {
  const pool = new SMTPPool(optionsOf(server, timeouts));
  return {
    send: (raw, envelope) =>
      new Promise((resolve) => {
        const attempts: Readable[] = [];
        const open = (): Readable => {
          const stream = Readable.from([raw]);
          attempts.push(stream);
          return stream;
        };
        // The bytes are read once the server has asked for them.
        const isRead = (): boolean => attempts.some(({ readableDidRead }) => readableDidRead);
        pool.send(toPooled(envelope, raw.length, open), (error, info) =>
          resolve(error ? outcomeOf(error, isRead()) : { outcome: 'accepted', answer: info?.response ?? '' }),
        );
      }),
    close: () => pool.close(),
  };
};
