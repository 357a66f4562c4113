import type { SourceIds } from '../../store/kept-source-ids.ts';

/** What happened to a record. */
export type ChangeAction = 'created' | 'updated' | 'deleted';

/** The feed's entry for one change of one record. It contains names, and no values except the record's ids. */
export interface Change {
  /** UUID version 7. A change that is recorded several times has the same id each time. */
  readonly id: string;
  readonly action: ChangeAction;
  readonly subject_type: string;
  readonly subject_id: string;
  readonly external_id: string | null;
  /** The ids of the record in other systems, by system, if the record was deleted and the ids are known. */
  readonly source_ids?: SourceIds;
  /** `meta.version` of the resource. A deletion has the last version plus one. */
  readonly version: number;
  /** The attributes and relationships that changed. */
  readonly changed: readonly string[];
  /** When, ISO 8601. */
  readonly at: string;
  /** The change was missing, and a comparison of the records with the feed has added it. */
  readonly reconciled?: true;
}

const secondsLength = 'YYYY-MM-DDTHH:MM:SS'.length;

/**
 * Returns whether a change may have been made at an instant (ISO 8601) or later. The time of a deletion is known only
 * to the second.
 */
export const mayBeSince = ({ action, at }: Pick<Change, 'action' | 'at'>, instant: string): boolean =>
  at >= (action === 'deleted' ? instant.slice(0, secondsLength) : instant);
