import type { CopiedType } from './lists.ts';

interface Shown {
  readonly type: string;
  readonly id: string;
  readonly meta: { readonly version: number };
}

/** Returns a resource object in the form in which a copy stores it. */
export const toRow = (resource: unknown): Row => {
  // Every resource object of the service has a version in its meta.
  const { type, id, meta } = resource as Shown;
  return { type, id, version: meta.version, text: JSON.stringify(resource) };
};

/** The type and the id of a resource. */
export interface Subject {
  readonly type: string;
  readonly id: string;
}

/** A resource as the service has answered it. */
export interface Row extends Subject {
  readonly version: number;
  /** The resource object as JSON, with all digits of its numbers. */
  readonly text: string;
}

/** A list that is being read. */
export interface Load {
  readonly type: CopiedType;
  /** The paths, with their queries, that are still to be read. */
  readonly targets: readonly string[];
  /**
   * Whether the copy had resources of the type before the load. Then those that no list shows any more are removed at
   * the end.
   */
  readonly isAgain: boolean;
}

/** The progress of a copy, which is stored together with the data. */
export interface CopyState {
  /** Where to continue in the change feed; undefined before the first load. */
  readonly cursor?: string;
  /** When the present cursor was requested, in milliseconds since 1970. */
  readonly begunAt: number;
  /** The types that have been read completely. */
  readonly loaded: readonly CopiedType[];
  readonly load?: Load;
}

/** Data that is written completely or not at all. */
export interface Portion {
  readonly rows: readonly Row[];
  readonly removed: readonly Subject[];
  readonly state: CopyState;
}

/** A copy of the institution's records on disk, so that it survives any end of the process. */
export interface Copy {
  readonly state: CopyState;
  /** Returns the version of a resource in the copy; undefined if the copy does not have it. */
  versionOf(subject: Subject): number | undefined;
  /** Counts the resources of a type. */
  countOf(type: string): number;
  /** Returns the ids of a type's resources that no list has shown since the present load began. */
  unseen(type: string): readonly string[];
  write(portion: Portion): Promise<void>;
  /** Makes the written data visible to other readers. */
  settle(): Promise<void>;
  close(): void;
}

/** The state of a copy before the first load. */
export const nothing: CopyState = { begunAt: 0, loaded: [] };
