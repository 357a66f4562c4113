import path from 'node:path';
import { makeFolder } from '../../infra/local/data/make-folder.ts';
import { parseExact } from '../../lib/runtime/json.ts';
import { type Copy, type CopyState, nothing, type Portion, type Subject, toRow } from './copy.ts';
import { holdCopy } from './hold-copy.ts';
import { copiedTypes } from './lists.ts';
import { appendLine, linesOf, readWholeLines, removeFile, replaceLines } from './ndjson-files.ts';

// The most changes that wait in memory before the files are written again.
const mostPending = 20_000;

type PerType<Value> = Map<string, Map<string, Value>>;

const within = <Value>(all: PerType<Value>, type: string): Map<string, Value> => {
  const found = all.get(type) ?? new Map<string, Value>();
  all.set(type, found);
  return found;
};

/** The content of a line of the journal, and of the state file; resources are resource objects. */
interface Kept {
  readonly state: CopyState;
  readonly rows?: readonly unknown[];
  readonly removed?: readonly Subject[];
  readonly seen?: readonly string[];
}

// Only this module writes these lines.
const parseKept = (text: string): Kept => parseExact(text) as Kept;

/**
 * A copy in a folder: a file for each type, with a resource on each line, and a journal with a line for each portion.
 * Now and then it replaces the files one by one, then the state, and then starts the journal again. It may stop
 * anywhere, because applying a journal again changes nothing.
 */
export class NdjsonCopy implements Copy {
  readonly #folder: string;
  readonly #release: () => void;
  readonly #versions: PerType<number> = new Map();
  /** The changes that the files do not contain yet; undefined for a resource that is to be removed. */
  readonly #pending: PerType<string | undefined> = new Map();
  readonly #seen = new Set<string>();
  #state: CopyState = nothing;

  private constructor(folder: string) {
    this.#folder = folder;
    // Only the owner can read a new folder. An existing folder keeps its permissions.
    makeFolder(this.#own(''));
    this.#release = holdCopy(this.#own('lock'));
  }

  /** Opens the copy in a folder, or begins one. */
  static async open(folder: string): Promise<NdjsonCopy> {
    const copy = new NdjsonCopy(folder);
    try {
      await copy.#load();
      return copy;
    } catch (error) {
      copy.#release();
      throw error;
    }
  }

  #own(name: string): string {
    return path.join(this.#folder, '.sync', name);
  }

  #fileOf(type: string): string {
    return path.join(this.#folder, `${type}.ndjson`);
  }

  async #load(): Promise<void> {
    for (const type of copiedTypes)
      for await (const line of linesOf(this.#fileOf(type))) {
        const { id, version } = toRow(parseExact(line));
        within(this.#versions, type).set(id, version);
      }
    for (const line of [...readWholeLines(this.#own('state.json')), ...readWholeLines(this.#own('journal.ndjson'))]) {
      const { state, rows = [], removed = [], seen = [] } = parseKept(line);
      for (const id of seen) this.#seen.add(id);
      this.#apply({ rows: rows.map(toRow), removed, state });
    }
  }

  #apply({ rows, removed, state }: Portion): void {
    for (const { type, id, version, text } of rows) {
      within(this.#versions, type).set(id, version);
      within(this.#pending, type).set(id, text);
      if (state.load?.isAgain) this.#seen.add(id);
    }
    for (const { type, id } of removed) {
      within(this.#versions, type).delete(id);
      within(this.#pending, type).set(id, undefined);
    }
    if (state.load === undefined) this.#seen.clear();
    this.#state = state;
  }

  get state(): CopyState {
    return this.#state;
  }

  versionOf({ type, id }: Subject): number | undefined {
    return this.#versions.get(type)?.get(id);
  }

  countOf(type: string): number {
    return this.#versions.get(type)?.size ?? 0;
  }

  unseen(type: string): readonly string[] {
    return [...(this.#versions.get(type)?.keys() ?? [])].filter((id) => !this.#seen.has(id));
  }

  async write(portion: Portion): Promise<void> {
    const { rows, removed, state } = portion;
    // The texts of the rows are not parsed, so that numbers keep their digits.
    const texts = rows.map(({ text }) => text).join(',');
    const others = `"removed":${JSON.stringify(removed)},"state":${JSON.stringify(state)}`;
    appendLine(this.#own('journal.ndjson'), `{"rows":[${texts}],${others}}`);
    this.#apply(portion);
    if (this.#pending.values().reduce((sum, { size }) => sum + size, 0) > mostPending) await this.settle();
  }

  async *#merged(type: string, pending: ReadonlyMap<string, string | undefined>): AsyncGenerator<string, void> {
    const left = new Map(pending);
    for await (const line of linesOf(this.#fileOf(type))) {
      const { id } = toRow(parseExact(line));
      const text = left.has(id) ? left.get(id) : line;
      left.delete(id);
      if (text !== undefined) yield text;
    }
    for (const text of left.values()) if (text !== undefined) yield text;
  }

  async settle(): Promise<void> {
    for (const [type, pending] of this.#pending) await replaceLines(this.#fileOf(type), this.#merged(type, pending));
    const kept: Kept = { state: this.#state, seen: [...this.#seen] };
    await replaceLines(this.#own('state.json'), [JSON.stringify(kept)]);
    removeFile(this.#own('journal.ndjson'));
    this.#pending.clear();
  }

  close(): void {
    this.#release();
  }
}
