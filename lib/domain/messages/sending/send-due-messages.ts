import { now } from '../../../runtime/clock.ts';
import { inBackground, sweepWaiting } from '../../../store/background-calls.ts';
import { openStore } from '../../../store/store.ts';
import { openLinkKeys } from '../../evaluations/invitations/link-keys/open-link-keys.ts';
import { readInstitution } from '../../institution/institution.ts';
import { openMailer } from './open-mailer.ts';
import { sweepMessages } from './sweep-messages.ts';

// A function has 15 minutes; mails under way come to their end.
const limitMs = 13 * 60_000;

/**
 * Sends what is due of the messages of the table that the environment names; `base` is the address of the web application,
 * without its path.
 */
export const sendDueMessages = async (base: string): Promise<void> => {
  const store = inBackground(openStore(), sweepWaiting);
  const mailer = await openMailer(await readInstitution(store, now()));
  try {
    const until = new Date(now().getTime() + limitMs);
    await sweepMessages(store, { keys: await openLinkKeys('period'), mailer, base, until });
  } finally {
    mailer?.close();
  }
};
