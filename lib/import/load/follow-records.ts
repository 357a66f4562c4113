import type { RecordIntent, RenameIntent } from '../formats/intent.ts';
import { renameRecords } from './rename-records.ts';
import type { Session } from './session.ts';
import { ownNameOf, type SourceName } from './source-names.ts';

type FollowedIntent = RecordIntent & Required<Pick<RecordIntent, 'followed'>>;

const isFollowed = (intent: RecordIntent): intent is FollowedIntent => intent.followed !== undefined;

const aliasOf = ({ type, followed: { source, alias } }: FollowedIntent): SourceName => ({
  type,
  source,
  sourceId: alias,
});

/** The rename of a record that a row means by another id than before, and of what has the id in its own. */
const renamesOf = ({ type, key, origin, followed }: FollowedIntent, previous: string): RenameIntent[] => [
  { kind: 'rename', type, from: previous, to: key.sourceId, column: followed.source, origin, isUncounted: true },
  ...followed.dependents(previous).map(
    (each): RenameIntent => ({
      ...{ kind: 'rename', ...each, column: followed.source, origin },
      ...{ isUncounted: true, mayBeMissing: true },
    }),
  ),
];

/**
 * Gives records that a further name leads to the id that their rows have now. A record whose id another row of the window
 * has keeps that: the row gets a record of its own.
 */
export const followRecords = async (session: Session, records: readonly RecordIntent[]): Promise<void> => {
  const intents = records.filter(isFollowed);
  if (intents.length === 0) return;
  const { known } = session;
  await known.lookUp(intents.flatMap((intent) => [ownNameOf(intent), aliasOf(intent)]));
  const taken = new Set(intents.flatMap((intent) => known.find(ownNameOf(intent)) ?? []));
  const renames: RenameIntent[] = [];
  const done = new Set<string>();
  for (const intent of intents) {
    const { sourceId } = intent.key;
    const [id, previous] = [known.find(aliasOf(intent)), known.targetIdOf(aliasOf(intent))];
    if (known.find(ownNameOf(intent)) !== undefined || done.has(sourceId)) continue;
    if (id === undefined || previous === undefined || taken.has(id)) continue;
    taken.add(id);
    done.add(sourceId);
    renames.push(...renamesOf(intent, previous));
  }
  await renameRecords(session, renames);
};
