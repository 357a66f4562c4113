/** The addresses that servers go by, whatever the headers say. */
export interface MailEnvelope {
  readonly from: string;
  readonly to: string;
}

/**
 * What has become of a mail: it is on its way; it was not sent, for sure; or nobody knows, because the connection broke after
 * the mail had gone out and before the answer came. To send it again is safe in the second case alone.
 */
export type SendOutcome =
  | {
      readonly outcome: 'accepted';
      /** What the server calls the mail: the id of SES, or the text of the answer. */
      readonly answer: string;
    }
  | {
      readonly outcome: 'refused';
      /** Permanent: it would be refused again, because of the mail or of its addresses. */
      readonly refusal: 'temporary' | 'permanent';
      /** Can name the recipient. */
      readonly reason: string;
    }
  | { readonly outcome: 'in doubt'; readonly reason: string };

/** Names with values of letters, digits, `_` and `-`. */
export type MailTags = Readonly<Record<string, string>>;

export interface MailTransport {
  /**
   * Sends the bytes of a mail once; never throws for what a server does. The tags come back with what SES later reports of
   * the mail.
   */
  send(raw: Buffer, envelope: MailEnvelope, tags?: MailTags): Promise<SendOutcome>;
  /** Closes its connections; mails that are under way come to their end. */
  close(): void;
}
