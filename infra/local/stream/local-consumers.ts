import { isNewEntry } from '../../../lib/domain/webhooks/deliveries/feed-event.ts';
import { type Following, isOfRecord } from './follow-stream.ts';

/** Calls a function under its name. */
type RunAs = (name: string, run: () => Promise<void>) => Promise<void>;

const plainly: RunAs = (_name, run) => run();

/** The consumers of the table's stream, each with the events that Lambda would hand to it. */
export const localConsumers = async (runAs = plainly): Promise<Pick<Following, 'isWanted' | 'consume'>> => {
  const [{ recordChanges }, { dispatchChanges }] = await Promise.all([
    import('../../../functions/service/record-changes.ts'),
    import('../../../functions/service/dispatch-changes.ts'),
  ]);
  return {
    isWanted: (event) => isOfRecord(event) || isNewEntry(event),
    consume: async ({ Records }) => {
      await runAs('record-changes', () => recordChanges({ Records: Records.filter(isOfRecord) }));
      await runAs('dispatch-changes', () => dispatchChanges({ Records: Records.filter(isNewEntry) }));
    },
  };
};
