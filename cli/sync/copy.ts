import type { CopiedType } from './lists.ts';

interface Shown {
  readonly type: string;
  readonly id: string;
  readonly meta: { readonly version: number };
}

/** A resource object as it is kept. */
export const toRow = (resource: unknown): Row => {
  // Every resource object of the service has a version in its meta.
  const { type, id, meta } = resource as Shown;
  return { type, id, version: meta.version, text: JSON.stringify(resource) };
};

/** Names a resource. */
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
  /** The copy has had resources of the type before: those that no list shows any more are removed at the end. */
  readonly isAgain: boolean;
}

/** How far a copy has come; it is stored together with what has come. */
export interface CopyState {
  /** Where to continue in the change feed; undefined before the first load. */
  readonly cursor?: string;
  /** When, in milliseconds since 1970, the cursor of now was asked for. */
  readonly begunAt: number;
  /** The types that have been read as a whole. */
  readonly loaded: readonly CopiedType[];
  readonly load?: Load;
}

/** Data that is written completely or not at all. */
export interface Portion {
  readonly rows: readonly Row[];
  readonly removed: readonly Subject[];
  readonly state: CopyState;
}

/** A copy of the institution's records: on disk, so that it survives whatever ends the process. */
export interface Copy {
  readonly state: CopyState;
  /** The version of a resource in the copy; undefined where it has none. */
  versionOf(subject: Subject): number | undefined;
  /** How many resources of a type there are. */
  countOf(type: string): number;
  /** Ids of the resources of a type that have not appeared in a list since the present load began. */
  unseen(type: string): readonly string[];
  write(portion: Portion): Promise<void>;
  /** Makes the written data visible to other readers. */
  settle(): Promise<void>;
  close(): void;
}

/** The state of a copy before the first load. */
export const nothing: CopyState = { begunAt: 0, loaded: [] };
