import { sendDueMessages } from '../../lib/domain/messages/sending/send-due-messages.ts';
import { env } from '../../lib/runtime/env.ts';

/** Sends the messages of periods that are due; runs on a schedule, not for a request. */
export const sweepMessages = async (): Promise<void> => {
  const base = env.publicBaseUrl;
  if (base === undefined) throw new Error('PUBLIC_BASE_URL does not say where the web application is');
  await sendDueMessages(base);
};
