import { now } from '../../../runtime/clock.ts';
import { log } from '../../../runtime/log.ts';
import { embeddedMetrics, messagesPausedMetric, messagesWaitingMetric } from '../../../runtime/metrics.ts';
import { inBackground, sweepWaiting } from '../../../store/background-calls.ts';
import { openStore, type Store } from '../../../store/store.ts';
import { openLinkKeys } from '../../evaluations/invitations/link-keys/open-link-keys.ts';
import { readInstitution } from '../../institution/institution.ts';
import { openMailer } from './open-mailer.ts';
import { countHeld, sweepMessages } from './sweep-messages.ts';

// A function has 15 minutes, and mails in progress are finished.
const limitMs = 13 * 60_000;

// A sweep that failed reports nothing: the alarm takes the missing value for a bad one.
const report = async (store: Store): Promise<void> => {
  const held = await countHeld(store);
  const metrics = embeddedMetrics(now(), 'sweep-messages', {
    [messagesWaitingMetric]: [held.waiting, 'Count'],
    [messagesPausedMetric]: [held.paused, 'Count'],
  });
  if (held.waiting + held.paused === 0 && Object.keys(metrics).length === 0) return;
  log({ level: 'info', event: 'sweep-messages', ...held, ...store.meter.consumption, ...metrics });
};

/**
 * Sends the due messages of the table that the environment names; `base` is the address of the web application, without
 * its path.
 */
export const sendDueMessages = async (base: string): Promise<void> => {
  const store = inBackground(openStore(), sweepWaiting);
  const mailer = await openMailer(await readInstitution(store, now()));
  try {
    const until = new Date(now().getTime() + limitMs);
    await sweepMessages(store, { keys: await openLinkKeys('period'), mailer, base, until });
    await report(store);
  } finally {
    mailer?.close();
  }
};
