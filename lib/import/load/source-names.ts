import type { Kept } from '../formats/earlier.ts';
import type { MembershipIntent, RecordIntent, SourceReference } from '../formats/intent.ts';

export interface SourceName {
  readonly type: string;
  readonly sourceId: string;
  /** The source, when it is not that of the files themselves. */
  readonly source?: string;
}

/** Attribute of a source id with the day on which its record was ended, because the source removed it. */
export const goneAttribute = 'gone';

/** Attribute of a source id with the record's source ids before it was renamed. */
export const previousIdsAttribute = 'previous_ids';

/** The attribute of a source id with the values that the source gives besides the fields of the record. */
export const keptAttribute = 'kept';

/** The further values that an import stored with a source id (`Kept`). */
export const keptIn = (name: Readonly<Record<string, unknown>> | undefined): Kept | undefined =>
  // Only imports write this attribute.
  name?.[keptAttribute] as Kept | undefined;

/** Whether two source ids have the same further values. */
export const isSameKept = (one: Kept, other: Kept): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, value]) => other[name] === value);

/** All names that a reference may mean, the preferred ones first. */
export const namesOf = ({ type, sourceIds, sources }: SourceReference): SourceName[] =>
  sourceIds.flatMap((sourceId) => sources?.map((source) => ({ type, sourceId, source })) ?? [{ type, sourceId }]);

/** A name as one text. */
export const textOfName = ({ source = '', type, sourceId }: SourceName): string => `${source}#${type}#${sourceId}`;

/** The name that an intent gives its record. */
export const ownNameOf = ({ type, key: { sourceId } }: RecordIntent): SourceName => ({ type, sourceId });

/** The names of the members and targets of entries. */
export const namesOfEntries = function* (intents: readonly MembershipIntent[]): Generator<SourceName> {
  for (const { member, target } of intents) {
    yield ownNameOf(member);
    yield* namesOf(target);
  }
};
