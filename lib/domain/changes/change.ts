import type { SourceIds } from '../../store/kept-source-ids.ts';

/** What happened to a record. */
export type ChangeAction = 'created' | 'updated' | 'deleted';

/** What the feed says of one change of one record: names, and no values but the record's ids. */
export interface Change {
  /** UUID version 7; the same for the same change, however often it is recorded. */
  readonly id: string;
  readonly action: ChangeAction;
  readonly subject_type: string;
  readonly subject_id: string;
  readonly external_id: string | null;
  /** The ids that other systems have for it, by system; where it was deleted and they are known. */
  readonly source_ids?: SourceIds;
  /** `meta.version` of the resource; of a deletion, one more than the last. */
  readonly version: number;
  /** The attributes and relationships that changed. */
  readonly changed: readonly string[];
  /** When, ISO 8601. */
  readonly at: string;
  /** It was missing, and a comparison of the records with the feed has added it. */
  readonly reconciled?: true;
}

const secondsLength = 'YYYY-MM-DDTHH:MM:SS'.length;

/** Whether a change may have been made at an instant (ISO 8601) or later: of a deletion, only the second is known. */
export const mayBeSince = ({ action, at }: Pick<Change, 'action' | 'at'>, instant: string): boolean =>
  at >= (action === 'deleted' ? instant.slice(0, secondsLength) : instant);
