/** Where a row stands. */
export interface RowPlace {
  readonly file: string;
  readonly line: number;
}

/** Why no row of a file was loaded. */
export interface Unread {
  readonly state: 'left_out' | 'not_understood';
  readonly reason: string;
}

/** What became of the rows of a file: each of them is loaded, rejected or skipped. */
export interface FileCounts {
  readonly file: string;
  readonly state: 'read' | Unread['state'];
  /** Absent for a file whose rows cannot be counted. */
  readonly rows?: number;
  /** Rows whose data is completely in the table: created, changed, removed, or unchanged. */
  readonly loaded: number;
  readonly rejected: number;
  readonly skipped: number;
  /** Why a file was not read. */
  readonly reason?: string;
}

/** How many rows of a file were not loaded. */
interface Lost {
  rejected: number;
  skipped: number;
}

/** Accounts for every row of every file. */
export class FileAccounts {
  /** The counts of the steps of a run; a checkpoint keeps them. */
  readonly lost = new Map<string, Lost>();
  readonly #files = new Map<string, { readonly rows: number | undefined; readonly unread?: Unread }>();
  readonly #reasons = new Map<string, Map<number, string>>();

  add(file: string, rows: number | undefined, unread?: Unread): void {
    this.#files.set(file, { rows, ...(unread === undefined ? {} : { unread }) });
  }

  /** Notes a rejected row. Returns false if it was rejected before for the same reason. */
  reject({ file, line }: RowPlace, reason: string): boolean {
    const reasons = this.#reasons.get(file) ?? new Map<number, string>();
    this.#reasons.set(file, reasons);
    const before = reasons.get(line);
    if (before === undefined) this.#lose(file, 'rejected');
    reasons.set(line, reason);
    return before !== reason;
  }

  skip(file: string): void {
    this.#lose(file, 'skipped');
  }

  /** Whether a file may hold something that was not loaded. */
  get hasUnknown(): boolean {
    return this.#files.values().some(({ unread }) => unread?.state === 'not_understood');
  }

  counts(): FileCounts[] {
    return [...this.#files].map(([file, { rows, unread }]) => {
      const all = rows ?? 0;
      const state = unread?.state ?? 'read';
      const { rejected, skipped } = this.lost.get(file) ?? { rejected: 0, skipped: 0 };
      const lost = { read: { rejected, skipped }, left_out: { rejected: 0, skipped: all } };
      const of = state === 'not_understood' ? { rejected: all, skipped: 0 } : lost[state];
      return {
        ...{ file, state },
        ...(rows === undefined ? {} : { rows }),
        ...{ loaded: Math.max(0, all - of.rejected - of.skipped), ...of },
        ...(unread === undefined ? {} : { reason: unread.reason }),
      };
    });
  }

  #lose(file: string, how: keyof Lost): void {
    const lost = this.lost.get(file) ?? { rejected: 0, skipped: 0 };
    lost[how] += 1;
    this.lost.set(file, lost);
  }
}
