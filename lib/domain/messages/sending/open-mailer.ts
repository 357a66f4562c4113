import { BadAddress, composeMail } from '../../../mail/compose-mail.ts';
import { messageIdOf } from '../../../mail/message-id.ts';
import { openTransport } from '../../../mail/open-transport.ts';
import { mailSettings } from '../../../mail/settings.ts';
import type { SendOutcome } from '../../../mail/transport.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { mailTags } from './mail-tags.ts';
import type { Mailer, MailOutcome } from './mailer.ts';

/** A mailer, until it is closed. */
export interface OpenMailer extends Mailer {
  close(): void;
}

/** Returns the sender's name of mails: the contact of the institution, or its name. */
const senderOf = ({ contact, name }: StoredRecord): string => {
  const { name: office } = (contact ?? {}) as { readonly name?: string };
  return office ?? (typeof name === 'string' ? name : '');
};

const outcomeOf = (sent: SendOutcome): MailOutcome => {
  if (sent.outcome === 'accepted') return 'sent';
  if (sent.outcome === 'in doubt') return 'in_doubt';
  return sent.refusal === 'permanent' ? 'refused' : 'refused_for_now';
};

/** Sends mails as the operator has set it; undefined while that is not set up. */
export const openMailer = async (institution: StoredRecord): Promise<OpenMailer | undefined> => {
  const { settings } = mailSettings();
  if (settings === undefined) return undefined;
  const transport = await openTransport(settings);
  const from = { name: senderOf(institution), address: settings.from };
  return {
    perSecond: settings.rate,
    send: async ({ to, message, person, unsubscribe, ...rendered }) => {
      try {
        const messageId = messageIdOf(message, person, settings.from);
        const { raw, envelope } = await composeMail({
          message: rendered,
          from,
          to,
          messageId,
          unsubscribe,
          transport: settings.transport,
        });
        return outcomeOf(
          await transport.send(raw, envelope, { [mailTags.message]: message, [mailTags.person]: person }),
        );
      } catch (error) {
        if (error instanceof BadAddress) return 'refused';
        throw error;
      }
    },
    close: () => transport.close(),
  };
};
