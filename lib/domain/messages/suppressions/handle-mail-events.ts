import { log } from '../../../runtime/log.ts';
import { inBackground } from '../../../store/background-calls.ts';
import { openStore } from '../../../store/store.ts';
import { type EventsTaken, type QueueMessage, takeEvents } from './mail-events.ts';

const warn = (message: string) => () => log({ level: 'warn', event: 'take-mail-events', message });

/**
 * Handles the events of SES about mails, from messages of a queue. Returns the messages that failed, which are
 * delivered again.
 */
export const handleMailEvents = ({ Records }: { readonly Records: readonly QueueMessage[] }): Promise<EventsTaken> => {
  const store = inBackground(openStore(), {
    onWait: warn('waiting for the database …'),
    onAnswer: warn('the database answers again'),
  });
  return takeEvents(store, Records);
};
