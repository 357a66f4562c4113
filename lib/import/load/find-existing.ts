import { claimKey } from '../../model/write/back-references.ts';
import { type Key, keyName } from '../../store/keys.ts';
import type { RecordIntent } from '../formats/intent.ts';
import { importable } from './importable.ts';
import type { Resolve } from './read-intent.ts';
import type { Session } from './session.ts';
import { ownNameOf, type SourceName } from './source-names.ts';

/** The key of what an intent claims; undefined when something that it names is not known. */
export const claimOf = (intent: RecordIntent, resolve: Resolve): Key | undefined => {
  const resource = importable(intent.type);
  const values = (resource.unique ?? []).map((name) => {
    const reference = intent.references[name];
    return reference === undefined ? undefined : resolve(reference)?.id;
  });
  return values.every((value) => value !== undefined) ? claimKey(resource, values) : undefined;
};

/** The id of what a row needs first. */
export const neededId = ({ needs }: RecordIntent, resolve: Resolve): string | undefined =>
  needs?.[0] && resolve(needs[0].reference)?.id;

const namesOf = (intents: readonly RecordIntent[]): SourceName[] =>
  intents.filter(({ key }) => key.by === 'source_id').map(ownNameOf);

/** Whether an intent claims a record that this run has made. */
const claimsOwn = ({ known }: Session, { type, references }: RecordIntent): boolean =>
  (importable(type).unique ?? []).some((name) => {
    const reference = references[name];
    return reference !== undefined && known.isOwn(reference);
  });

interface FindOptions {
  /**
   * What claims a record that this run has made is not asked for: rows that repeat it are left out before, and where a
   * person was faster the write is refused.
   */
  readonly trustsOwn?: boolean;
}

/** The ids of those records that exist already, by their intents; two round trips, however many they are. */
export const findExisting = async (
  session: Session,
  intents: readonly RecordIntent[],
  resolve: Resolve,
  { trustsOwn = false }: FindOptions = {},
): Promise<Map<RecordIntent, string>> => {
  const { store, known } = session;
  const named = intents.filter(({ key }) => key.by === 'source_id');
  await known.lookUp(namesOf(intents));
  const claims = intents.flatMap((intent) => {
    const isAsked = intent.key.by === 'claim' && !(trustsOwn && claimsOwn(session, intent));
    const key = isAsked ? claimOf(intent, resolve) : undefined;
    return key === undefined ? [] : [{ intent, key }];
  });
  const claimed = new Map(
    (await store.getMany(claims.map(({ key }) => key))).map((item) => [keyName(item), item.record_id]),
  );
  const found = [
    ...named.map((intent) => [intent, known.find(ownNameOf(intent))] as const),
    ...intents.filter(({ key }) => key.by === 'need').map((intent) => [intent, neededId(intent, resolve)] as const),
    ...claims.map(({ intent, key }) => [intent, claimed.get(keyName(key))] as const),
  ];
  return new Map(found.flatMap(([intent, id]) => (typeof id === 'string' ? [[intent, id] as const] : [])));
};

/** The id of the record whose creation was refused, if there is one: another run wrote it, or the response was lost. */
export const findRefused = async (
  session: Session,
  intent: RecordIntent,
  resolve: Resolve,
): Promise<string | undefined> => {
  await session.known.lookUpAfresh(namesOf([intent]));
  return (await findExisting(session, [intent], resolve)).get(intent);
};
