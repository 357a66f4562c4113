import { handleMailEvents } from '../../lib/domain/messages/suppressions/handle-mail-events.ts';

/** Takes what SES reports of mails; called with messages of a queue, not for a request. */
export const takeMailEvents = handleMailEvents;
