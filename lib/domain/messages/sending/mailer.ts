import type { RenderedMessage } from '../render-message.ts';

/** A mail to one recipient. */
export interface Mail extends RenderedMessage {
  readonly to: { readonly name: string; readonly address: string };
  /**
   * The ids of the message and of the person. They are the same at each attempt, so that mail programs show a duplicate
   * once.
   */
  readonly message: string;
  readonly person: string;
  /** The address for unsubscribing, in mails that a recipient can refuse. */
  readonly unsubscribe?: string;
}

/** The outcome of a mail: the server has accepted it, or refused it permanently or for now, or nobody knows. */
export type MailOutcome = 'sent' | 'refused' | 'refused_for_now' | 'in_doubt';

/** Sends mails. */
export interface Mailer {
  send(mail: Mail): Promise<MailOutcome>;
  /** The maximum number of mails a second; without it, no limit. */
  readonly perSecond?: number | undefined;
}
