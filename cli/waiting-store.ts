import { inBackground, type Waiting } from '../lib/store/background-calls.ts';
import type { Store } from '../lib/store/store.ts';
import { notify } from './output.ts';
import type { ProgressDisplay } from './progress.ts';

/** Returns the store for a long command: it waits minutes for the database, and prints that it waits. */
export const waitingStore = (store: Store, progress: ProgressDisplay, waiting: Waiting = {}): Store => {
  const say = (text: string) => (): void => {
    progress.finish();
    notify(text);
  };
  return inBackground(store, {
    onWait: say('Waiting for the database …'),
    onAnswer: say('The database answers again.'),
    ...waiting,
  });
};
