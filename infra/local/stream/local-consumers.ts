import { isNewEntry } from '../../../lib/domain/webhooks/feed-event.ts';
import { type Following, isOfRecord } from './follow-stream.ts';

/** The consumers of the table's stream, each with the events that Lambda would hand to it. */
export const localConsumers = async (): Promise<Pick<Following, 'isWanted' | 'consume'>> => {
  const [{ recordChanges }, { dispatchChanges }] = await Promise.all([
    import('../../../functions/service/record-changes.ts'),
    import('../../../functions/service/dispatch-changes.ts'),
  ]);
  return {
    isWanted: (event) => isOfRecord(event) || isNewEntry(event),
    consume: async ({ Records }) => {
      await recordChanges({ Records: Records.filter(isOfRecord) });
      await dispatchChanges({ Records: Records.filter(isNewEntry) });
    },
  };
};
