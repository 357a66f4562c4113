import type { Searched } from '../../../runtime/words.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import type { Place } from '../list-order.ts';

/** The searched words, and the page of the results that is wanted. */
export interface SearchRequest extends Searched {
  readonly size: number;
  /** Where the page begins, exclusive. */
  readonly from: Place | undefined;
}

/** A page of what a search finds. It may hold fewer than asked for although more follow. */
export interface SearchPage {
  readonly records: readonly StoredRecord[];
  /** Where the next page begins, if there is one. */
  readonly next: Place | undefined;
  /** How many there are in all, where the search knows it. */
  readonly total: number | undefined;
  placeOf(record: StoredRecord): Place;
}

/** Finds the records of one type by words. */
export type Search = (store: Store, request: SearchRequest) => Promise<SearchPage>;

/** A record that was found: its id, or itself where it was read already, and its place. */
export interface Found {
  readonly id: string;
  readonly record?: StoredRecord;
  readonly place: Place;
}
