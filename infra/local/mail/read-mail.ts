import PostalMime, { type Address, type Email } from 'postal-mime';
import type { KeptMail } from './kept-mails.ts';

/** The parts of a mail that a page shows. */
export interface ShownMail {
  readonly subject: string;
  readonly from: string;
  readonly to: string;
  /** The headers as they came. */
  readonly headers: string;
  readonly text: string | undefined;
  readonly html: string | undefined;
}

const nameOf = ({ name, address }: Address): string => [name, address && `<${address}>`].filter(Boolean).join(' ');

const headersEnd = (raw: Buffer): number => {
  const end = raw.indexOf('\r\n\r\n');
  return end < 0 ? raw.length : end;
};

const parse = async (raw: Buffer): Promise<Partial<Email>> => {
  try {
    return await PostalMime.parse(raw);
  } catch {
    // A mail that cannot be parsed is shown by its headers alone.
    return {};
  }
};

const toShown = async (raw: Buffer, { from, to }: KeptMail, headers: string): Promise<ShownMail> => {
  const mail = await parse(raw);
  return {
    subject: mail.subject ?? '',
    from: mail.from ? nameOf(mail.from) : from,
    to: mail.to?.map(nameOf).join(', ') || to.join(', '),
    headers,
    text: mail.text,
    html: mail.html,
  };
};

/** A mail with its parts. */
export const readMail = (mail: KeptMail): Promise<ShownMail> =>
  toShown(mail.raw, mail, mail.raw.toString('utf8', 0, headersEnd(mail.raw)));

/** A mail without its parts, which takes a fraction of the time. */
export const readHead = (mail: KeptMail): Promise<ShownMail> =>
  toShown(mail.raw.subarray(0, headersEnd(mail.raw)), mail, '');
