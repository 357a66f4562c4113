import { sendDueMessages } from '../../lib/domain/messages/sending/send-due-messages.ts';

/** Sends the messages of periods that are due; runs on a schedule, not for a request. */
export const sweepMessages = sendDueMessages;
