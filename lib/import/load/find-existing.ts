import { claimKey } from '../../model/write/back-references.ts';
import { type Key, keyName } from '../../store/keys.ts';
import type { RecordIntent } from '../formats/intent.ts';
import { importable } from './importable.ts';
import type { Resolve } from './read-intent.ts';
import type { Session } from './session.ts';
import { ownNameOf, type SourceName } from './source-names.ts';

/** Returns the key of the claim of an intent; undefined if something that it names is not known. */
export const claimOf = (intent: RecordIntent, resolve: Resolve): Key | undefined => {
  const resource = importable(intent.type);
  const values = (resource.unique ?? []).map((name) => {
    const reference = intent.references[name];
    return reference === undefined ? undefined : resolve(reference)?.id;
  });
  return values.every((value) => value !== undefined) ? claimKey(resource, values) : undefined;
};

/** Returns the id of the record that a row needs first. */
export const neededId = ({ needs }: RecordIntent, resolve: Resolve): string | undefined =>
  needs?.[0] && resolve(needs[0].reference)?.id;

const namesOf = (intents: readonly RecordIntent[]): SourceName[] =>
  intents.filter(({ key }) => key.by === 'source_id').map(ownNameOf);

/** Returns whether an intent claims a record that this run has created. */
const claimsOwn = ({ known }: Session, { type, references }: RecordIntent): boolean =>
  (importable(type).unique ?? []).some((name) => {
    const reference = references[name];
    return reference !== undefined && known.isOwn(reference);
  });

interface FindOptions {
  /**
   * Skips the look-up of claims on records that this run has created. Repeated rows were left out before, and the write
   * is refused if a person has created the claimed record meanwhile.
   */
  readonly trustsOwn?: boolean;
}

/** Returns the ids of the records that exist already, by intent. Two round trips for any number of intents. */
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

/**
 * Returns the id of the existing record for an intent whose creation was refused. Either another run wrote it, or the
 * response was lost.
 */
export const findRefused = async (
  session: Session,
  intent: RecordIntent,
  resolve: Resolve,
): Promise<string | undefined> => {
  await session.known.lookUpAfresh(namesOf([intent]));
  return (await findExisting(session, [intent], resolve)).get(intent);
};
