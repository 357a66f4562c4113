import type { Viewer } from '../../model/definition/visibility.ts';
import type { Concerned } from '../../model/read/concerned.ts';
import type { ForRecipient } from '../../resources/messages/recipient-fields.ts';
import type { StoredRecord } from '../../store/record.ts';
import { asMessage } from './plan/write-message.ts';
import { type Reached, readReached } from './sending/items.ts';

const yearMs = 366 * 86_400_000;

const shown = ({ outcome, day }: Reached): ForRecipient => ({
  outcome: outcome === 'begun' ? 'in_doubt' : outcome,
  day,
});

/**
 * Finds the messages from the service to a person, and adds the outcome of each. Only messages for everybody of an
 * audience are included, so that nothing depends on the person's answers. One point read for each such message, 100 in
 * a request.
 */
export const openMessagesTo = ({ store, now }: Pick<Viewer, 'store' | 'now'>, user: string): Concerned => {
  const isSought = (record: StoredRecord): boolean => asMessage(record).is_for_everybody === true;
  return {
    conditions: [
      { kind: 'instant', field: 'updated_at', operator: 'gte', value: new Date(now.getTime() - yearMs).toISOString() },
    ],
    keep: async (records) => {
      const reached = await readReached(
        store,
        records.filter(isSought).map((record) => ({ message: record.id, id: user })),
        now,
      );
      return records.flatMap((record) => {
        const found = reached.get(record.id);
        return found === undefined ? [] : [{ ...record, for_recipient: shown(found) }];
      });
    },
  };
};
