import { sendDueMessages } from '../../../lib/domain/messages/sending/send-due-messages.ts';
import { pause } from '../../../lib/runtime/pause.ts';
import { logError } from '../process/log-error.ts';

const everyMs = 5_000;

/** Sends the due messages of periods on this machine, as the deployed schedule does. */
export const takeMessages = (base: string): void => {
  const work = async (): Promise<void> => {
    // This loop runs as long as the process, and does not keep the process alive.
    for (;;) {
      await sendDueMessages(base).catch((error) => logError(error));
      await pause(everyMs);
    }
  };
  void work();
};
