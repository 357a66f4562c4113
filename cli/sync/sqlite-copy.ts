import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Copy, CopyState, Portion, Subject } from './copy.ts';
import { nothing } from './copy.ts';
import { holdCopy } from './hold-copy.ts';
import { type CopiedType, copiedTypes, lists } from './lists.ts';

const collectionOf = (type: CopiedType): string => lists[type].split('/').at(-1) ?? type;

const schema = [
  // In this mode others can read while this process writes.
  'PRAGMA journal_mode = WAL',
  // Without this setting, removed data stay in the file until other data replace them.
  'PRAGMA secure_delete = ON',
  `CREATE TABLE IF NOT EXISTS resources (type TEXT NOT NULL, id TEXT NOT NULL, version INTEGER NOT NULL,
    document TEXT NOT NULL, PRIMARY KEY (type, id)) WITHOUT ROWID`,
  'CREATE TABLE IF NOT EXISTS sync_state (state TEXT NOT NULL)',
  'CREATE TABLE IF NOT EXISTS sync_seen (type TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (type, id)) WITHOUT ROWID',
  ...copiedTypes.map(
    (type) => `CREATE VIEW IF NOT EXISTS ${collectionOf(type)} AS
      SELECT id, version, document FROM resources WHERE type = '${type}'`,
  ),
].join(';\n');

const prepareAll = (database: DatabaseSync) => ({
  read: database.prepare('SELECT state FROM sync_state'),
  version: database.prepare('SELECT version FROM resources WHERE type = ? AND id = ?'),
  count: database.prepare('SELECT count(*) AS count FROM resources WHERE type = ?'),
  unseen: database.prepare(
    'SELECT id FROM resources WHERE type = ?1 AND id NOT IN (SELECT id FROM sync_seen WHERE type = ?1)',
  ),
  put: database.prepare('INSERT OR REPLACE INTO resources VALUES (?, ?, ?, ?)'),
  remove: database.prepare('DELETE FROM resources WHERE type = ? AND id = ?'),
  see: database.prepare('INSERT OR IGNORE INTO sync_seen VALUES (?, ?)'),
  forgetSeen: database.prepare('DELETE FROM sync_seen'),
  forgetState: database.prepare('DELETE FROM sync_state'),
  keepState: database.prepare('INSERT INTO sync_state VALUES (?)'),
});

/** A copy in a SQLite database: the table `resources`, and a view for each type. Each portion is one transaction. */
export class SqliteCopy implements Copy {
  readonly #database: DatabaseSync;
  readonly #statements: ReturnType<typeof prepareAll>;
  readonly #release: () => void;
  #state: CopyState;

  constructor(file: string) {
    this.#release = holdCopy(`${file}.lock`);
    // Only the owner can read a new file. An existing file keeps its permissions, and SQLite's other files get the
    // same.
    closeSync(openSync(file, 'a', 0o600));
    this.#database = new DatabaseSync(file, { timeout: 10_000 });
    this.#database.exec(schema);
    this.#statements = prepareAll(this.#database);
    const kept = this.#statements.read.get()?.state;
    // Only `write` writes this text.
    this.#state = kept === undefined ? nothing : (JSON.parse(String(kept)) as CopyState);
  }

  get state(): CopyState {
    return this.#state;
  }

  versionOf({ type, id }: Subject): number | undefined {
    const found = this.#statements.version.get(type, id);
    return found === undefined ? undefined : Number(found.version);
  }

  countOf(type: string): number {
    return Number(this.#statements.count.get(type)?.count);
  }

  unseen(type: string): readonly string[] {
    return this.#statements.unseen.all(type).map(({ id }) => String(id));
  }

  async write(portion: Portion): Promise<void> {
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      this.#apply(portion);
      this.#database.exec('COMMIT');
    } catch (error) {
      // On a full disk, SQLite has already rolled back; a second rollback would hide the reason.
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
    this.#state = portion.state;
  }

  #apply({ rows, removed, state }: Portion): void {
    const { put, remove, see, forgetSeen, forgetState, keepState } = this.#statements;
    for (const { type, id, version, text } of rows) {
      put.run(type, id, version, text);
      if (state.load?.isAgain) see.run(type, id);
    }
    for (const { type, id } of removed) remove.run(type, id);
    if (state.load === undefined) forgetSeen.run();
    forgetState.run();
    keepState.run(JSON.stringify(state));
  }

  async settle(): Promise<void> {}

  close(): void {
    this.#database.close();
    this.#release();
  }
}
