/** The options for reading the files of an import. */
export interface Wish {
  readonly format: 'oneroster' | 'canvas' | 'hr' | null;
  readonly remove_missing: boolean;
  readonly threshold: number | null;
}

/** The properties that identify a file without reading it. */
export interface FileIdentity {
  readonly name: string;
  readonly size: number;
  readonly lastModified: number;
}

/**
 * What a tab stores about an import that it began, so that a reload loses nothing. The content of the file is never
 * stored.
 */
export interface Remembered {
  readonly file: FileIdentity;
  readonly wish: Wish;
  readonly isDryRun: boolean;
  /** The idempotency key of its creation: with it the service returns the address for the file again. */
  readonly key: string;
}

type Kept = Pick<Storage, 'getItem' | 'setItem'>;

const nameOf = (id: string): string => `facet.import.${id}`;

export const remember = (storage: Kept, id: string, remembered: Remembered): void => {
  try {
    storage.setItem(nameOf(id), JSON.stringify(remembered));
  } catch {
    // With a full or forbidden storage, a reload in the middle asks for the file again; nothing else is lost.
  }
};

/** Returns what was stored about an import; undefined in another tab. */
export const recall = (storage: Kept, id: string): Remembered | undefined => {
  const text = storage.getItem(nameOf(id));
  // Only `remember` writes there.
  return text === null ? undefined : (JSON.parse(text) as Remembered);
};

export const identityOf = ({ name, size, lastModified }: FileIdentity): FileIdentity => ({ name, size, lastModified });

/**
 * Returns whether a file is the checked one, by its name, size and time. A file that was saved since then is another
 * one.
 */
export const isSameFile = (file: FileIdentity, known: FileIdentity): boolean =>
  file.name === known.name && file.size === known.size && file.lastModified === known.lastModified;
