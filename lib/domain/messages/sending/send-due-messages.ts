import { now } from '../../../runtime/clock.ts';
import { env } from '../../../runtime/env.ts';
import { inBackground, sweepWaiting } from '../../../store/background-calls.ts';
import { openStore } from '../../../store/store.ts';
import { openLinkKeys } from '../../evaluations/invitations/link-keys/open-link-keys.ts';
import { readInstitution } from '../../institution/institution.ts';
import { openMailer } from './open-mailer.ts';
import { sweepMessages } from './sweep-messages.ts';

// A function has 15 minutes; mails under way come to their end.
const limitMs = 13 * 60_000;

/** Sends what is due of the messages of the table that the environment names. */
export const sendDueMessages = async (): Promise<void> => {
  const store = inBackground(openStore(), sweepWaiting);
  const base = env.publicBaseUrl;
  if (base === undefined) throw new Error('PUBLIC_BASE_URL does not say where the web application is');
  const mailer = await openMailer(await readInstitution(store, now()));
  try {
    const until = new Date(now().getTime() + limitMs);
    await sweepMessages(store, { keys: await openLinkKeys('period'), mailer, base, until });
  } finally {
    mailer?.close();
  }
};
