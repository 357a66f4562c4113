import type { RenderedMessage } from '../render-message.ts';

/** A mail to one recipient. */
export interface Mail extends RenderedMessage {
  readonly to: { readonly name: string; readonly address: string };
  /** The ids of the message and of the person: the same at each attempt, so that mail programs show a double once. */
  readonly message: string;
  readonly person: string;
  /** Where the recipient unsubscribes, of mails that one can refuse. */
  readonly unsubscribe?: string;
}

/** What became of a mail: the server has it, it refuses it permanently or for now, or nobody knows. */
export type MailOutcome = 'sent' | 'refused' | 'refused_for_now' | 'in_doubt';

/** Sends mails. */
export interface Mailer {
  send(mail: Mail): Promise<MailOutcome>;
  /** Most mails a second; no limit unless said. */
  readonly perSecond?: number | undefined;
}
