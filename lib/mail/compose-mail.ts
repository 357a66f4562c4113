import MailComposer from 'nodemailer/lib/mail-composer';
import { now } from '../runtime/clock.ts';
import { headerText } from './header-text.ts';
import { toMailAddress } from './mail-address.ts';
import type { TransportKind } from './settings.ts';
import type { MailEnvelope } from './transport.ts';

/** A name with an address. */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** What one person is sent. */
export interface Mail {
  /** What lib/domain/messages/render-message.ts has rendered. */
  readonly message: {
    readonly language: string;
    readonly subject: string;
    readonly text: string;
    readonly html: string;
  };
  readonly from: Mailbox;
  readonly to: Mailbox;
  /** See message-id.ts. */
  readonly messageId: string;
  /** Web address at which a `POST` unsubscribes the recipient, of mails that one can refuse. */
  readonly unsubscribe?: string | undefined;
  readonly transport: TransportKind;
}

export interface ComposedMail {
  /** The bytes of RFC 5322. */
  readonly raw: Buffer;
  readonly envelope: MailEnvelope;
}

/** An address to which, or from which, no mail can be sent. */
export class BadAddress extends Error {
  constructor(address: string) {
    super(`${JSON.stringify(address)} is no address of a mail`);
  }
}

const addressOf = (text: string): string => {
  const address = toMailAddress(text);
  if (address === undefined) throw new BadAddress(text);
  return address;
};

const unsubscribing = (address: string): Record<string, string> => {
  const url = headerText('List-Unsubscribe', address);
  if (!/^https?:\/\/[^\s<>]+$/.test(url)) throw new BadAddress(address);
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
};

/** SES replaces no link that has this attribute, whatever its configuration set says. */
const withoutTracking = (html: string): string => html.replace(/<a(?=\s)/gi, '<a ses:no-track');

/** The bytes of a mail. Throws `BrokenHeader` for a line break in a header, and `BadAddress`. */
export const composeMail = async (mail: Mail): Promise<ComposedMail> => {
  const { message, from, to, unsubscribe, transport } = mail;
  const envelope = { from: addressOf(from.address), to: addressOf(to.address) };
  const raw = await new MailComposer({
    from: { name: headerText('From', from.name), address: envelope.from },
    to: { name: headerText('To', to.name), address: envelope.to },
    subject: headerText('Subject', message.subject),
    messageId: headerText('Message-ID', mail.messageId),
    date: now(),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': headerText('Content-Language', message.language),
      ...(unsubscribe !== undefined && unsubscribing(unsubscribe)),
    },
    text: message.text,
    html: transport === 'ses' ? withoutTracking(message.html) : message.html,
    // Servers break lines of more than 998 bytes, and some change bytes above 127.
    encoding: 'quoted-printable',
    newline: 'win',
    // The texts are what is sent, whatever they look like.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
  return { raw, envelope };
};
