/** How an import wants its files to be read. */
export interface Wish {
  readonly format: 'oneroster' | 'canvas' | 'hr' | null;
  readonly remove_missing: boolean;
  readonly threshold: number | null;
}

/** What distinguishes a file from another one without reading either. */
export interface FileIdentity {
  readonly name: string;
  readonly size: number;
  readonly lastModified: number;
}

/** What a tab keeps of an import that it has begun, so that a reload loses nothing; never what is in the file. */
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

/** What was kept of an import; undefined in another tab. */
export const recall = (storage: Kept, id: string): Remembered | undefined => {
  const text = storage.getItem(nameOf(id));
  // Only `remember` writes there.
  return text === null ? undefined : (JSON.parse(text) as Remembered);
};

export const identityOf = ({ name, size, lastModified }: FileIdentity): FileIdentity => ({ name, size, lastModified });

/** Whether a file is the one that was checked, by its name, size and time; one that was saved since then is not. */
export const isSameFile = (file: FileIdentity, known: FileIdentity): boolean =>
  file.name === known.name && file.size === known.size && file.lastModified === known.lastModified;
