import type { Store } from '../../store/store.ts';
import type { Visibility } from '../read/list-records.ts';

/** Who asks, of which table, when. */
export interface Viewer {
  readonly store: Store;
  readonly now: Date;
  /** The caller's token; whoever asks for it waits until it has been checked. */
  caller(): Promise<{
    readonly principal: { readonly kind: 'integration' } | { readonly kind: 'user'; readonly id: string };
  }>;
}

/** Finds out which records of a type a caller may see; undefined for all of them. */
export type FindVisibility = (viewer: Viewer) => Promise<Visibility | undefined>;
