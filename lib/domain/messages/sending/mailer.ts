import type { RenderedMessage } from '../render-message.ts';

/** A mail to one recipient. */
export interface Mail extends RenderedMessage {
  readonly to: { readonly name: string; readonly address: string };
  /** The same for each attempt to send it, so that mail programs show a double once. */
  readonly key: string;
}

/**
 * What became of a mail: the server has it; it refuses this recipient for good, or for now; nobody knows; or it takes no mail
 * at all for now.
 */
export type MailOutcome = 'sent' | 'refused' | 'refused_for_now' | 'in_doubt' | 'unavailable';

/** Sends mails. */
export interface Mailer {
  send(mail: Mail): Promise<MailOutcome>;
  /** Most mails a second; no limit unless said. */
  readonly perSecond?: number | undefined;
}
