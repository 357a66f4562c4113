import type { Viewer } from '../../model/definition/visibility.ts';
import type { Concerned } from '../../model/read/concerned.ts';
import { readBy } from '../../model/read/read-by.ts';
import { courseEvaluationStudent } from '../../resources/course-evaluations/course-evaluation-student.ts';
import { hasLinks } from '../../resources/messages/course-evaluation-period-message.ts';
import type { ForRecipient } from '../../resources/messages/recipient-fields.ts';
import type { StoredRecord } from '../../store/record.ts';
import type { Store } from '../../store/store.ts';
import { asMessage } from './plan/write-message.ts';
import { type Reached, readReached } from './sending/items.ts';

const yearMs = 366 * 86_400_000;

const studentsOf = async (store: Store, user: string): Promise<readonly string[]> => {
  const found = await Array.fromAsync(readBy(store, courseEvaluationStudent, ['user', [user]], 1));
  return found.map(({ id }) => id);
};

const shown = ({ outcome, day }: Reached): ForRecipient => ({
  outcome: outcome === 'begun' ? 'in_doubt' : outcome,
  day,
});

/**
 * Finds the messages that the service has come to a person with, and adds what became of each. Only messages for everybody of
 * an audience are looked at, so that nothing depends on what the person has answered. One look for the student, and a point
 * read for each such message, 100 in a request.
 */
export const openMessagesTo = async (
  { store, now }: Pick<Viewer, 'store' | 'now'>,
  user: string,
): Promise<Concerned> => {
  const students = await studentsOf(store, user);
  const idsFor = (record: StoredRecord): readonly string[] => {
    const { is_for_everybody: everybody, purpose } = asMessage(record);
    if (everybody !== true) return [];
    return hasLinks(purpose) ? students : [user];
  };
  return {
    conditions: [
      { kind: 'instant', field: 'updated_at', operator: 'gte', value: new Date(now.getTime() - yearMs).toISOString() },
    ],
    keep: async (records) => {
      const reached = await readReached(
        store,
        records.flatMap((record) => idsFor(record).map((id) => ({ message: record.id, id }))),
        now,
      );
      return records.flatMap((record) => {
        const found = reached.get(record.id);
        return found === undefined ? [] : [{ ...record, for_recipient: shown(found) }];
      });
    },
  };
};
