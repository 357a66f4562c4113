import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Copy, Portion, Row } from '../../../cli/sync/copy.ts';
import { NdjsonCopy } from '../../../cli/sync/ndjson-copy.ts';
import { SqliteCopy } from '../../../cli/sync/sqlite-copy.ts';

interface Kept {
  readonly type: string;
  readonly id: string;
}

/** Where a copy is, and how others read it. */
export interface Place {
  readonly target: string;
  open(): Promise<Copy>;
  /** What is in it, by type and id. */
  read(): Map<string, unknown>;
  /** The same as text, with all digits. */
  readText(): string;
}

const byKey = (texts: readonly string[]): Map<string, unknown> =>
  new Map(
    texts.map((text) => {
      const each = JSON.parse(text) as Kept;
      return [`${each.type}/${each.id}`, each];
    }),
  );

const readDatabase = (file: string): string[] => {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return database
      .prepare('SELECT document FROM resources')
      .all()
      .map(({ document }) => String(document));
  } finally {
    database.close();
  }
};

const readFolder = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.ndjson') && !name.startsWith('.'))
    .flatMap((name) => readFileSync(path.join(folder, name), 'utf8').split('\n').slice(0, -1));

const inNewFolder = (name: string): string => path.join(mkdtempSync(path.join(tmpdir(), 'facet-sync-')), name);

export const inFolder = (target = inNewFolder('copy')): Place => ({
  target,
  open: () => NdjsonCopy.open(target),
  read: () => byKey(readFolder(target)),
  readText: () => readFolder(target).join('\n'),
});

export const inDatabase = (target = inNewFolder('copy.sqlite')): Place => ({
  target,
  open: async () => new SqliteCopy(target),
  read: () => byKey(readDatabase(target)),
  readText: () => readDatabase(target).join('\n'),
});

/** The content of a map, in an order that does not depend on how it came about. */
export const sorted = (all: ReadonlyMap<string, unknown>): [string, unknown][] =>
  [...all].sort(([one], [other]) => (one < other ? -1 : 1));

/** A user, as a copy takes it. */
export const rowOf = (id: string, name: string): Row => {
  const resource = { type: 'user', id, attributes: { display_name: name }, meta: { version: 1 } };
  return { type: 'user', id, version: 1, text: JSON.stringify(resource) };
};

/** Opens a copy, writes to it, and closes it. */
export const write = async (place: Place, portion: Omit<Portion, 'state'>): Promise<void> => {
  const copy = await place.open();
  await copy.write({ ...portion, state: copy.state });
  await copy.settle();
  copy.close();
};
