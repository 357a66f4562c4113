import type { Scope } from '../../access/scopes.ts';
import type { StoredRecord } from '../../store/record.ts';
import type { Store } from '../../store/store.ts';
import type { AnyResource } from './resource.ts';

/** What a caller may see of a list. */
export interface Visibility {
  /** Ids of all records that it can be, where they are so few that reading them costs less than walking the list. */
  readonly among?: readonly string[];
  /** It hides few records, so filling a page takes no more than one page of reads. */
  readonly keepsMost?: true;
  /** It hides no record, and no field that lists are filtered by. */
  readonly keepsAll?: true;
  /** For a visibility that keeps all but one group: the field whose filter would find the hidden records. */
  readonly hidesBy?: string;
  /** Returns the records that the caller may see, in the given order. */
  keep(records: readonly StoredRecord[]): Promise<readonly StoredRecord[]>;
}

/** Who asks, of which table, when. */
export interface Viewer {
  readonly store: Store;
  readonly now: Date;
  /** Finds out which records of a type that is restricted the caller may see; undefined for all of them. */
  visibilityOf(resource: AnyResource): Promise<Visibility | undefined>;
}

/** A viewer whose token determines which records of a type it may see. */
export interface TokenHolder extends Pick<Viewer, 'store' | 'now'> {
  /** The caller's token; resolves once it has been checked. */
  caller(): Promise<{
    readonly id?: string;
    readonly line?: string;
    readonly scopes?: readonly Scope[];
    readonly principal:
      | { readonly kind: 'integration' }
      | { readonly kind: 'user'; readonly id: string; readonly granted?: readonly Scope[] }
      | { readonly kind: 'student'; readonly id: string; readonly period: string };
  }>;
}
