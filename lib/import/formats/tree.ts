import type { TableRow, ValidRow } from '../files/table.ts';
import { type Intent, type MappedRow, rejectUnreadable } from './intent.ts';

/** A row whose record has a parent in the same set, or in an earlier one. */
export interface TreeRow {
  readonly line: number;
  readonly id: string;
  /** Empty for a root. */
  readonly parent: string;
  readonly intents: readonly Intent[];
}

/** Returns how many ancestors each row has; undefined if the ancestors of a row form a circle. */
const depthsOf = (parents: ReadonlyMap<string, string>): ReadonlyMap<string, number | undefined> => {
  const depths = new Map<string, number | undefined>();
  for (const start of parents.keys()) {
    const path: string[] = [];
    const onPath = new Set<string>();
    let current = start;
    while (parents.has(current) && !depths.has(current) && !onPath.has(current)) {
      onPath.add(current);
      path.push(current);
      current = parents.get(current) ?? '';
    }
    let depth = onPath.has(current) ? undefined : parents.has(current) ? depths.get(current) : -1;
    for (const each of path.reverse()) {
      if (depth !== undefined) depth += 1;
      depths.set(each, depth);
    }
  }
  return depths;
};

/** Maps rows, and separates the rows of the tree from all others. */
export const mapTreeRows = <Column extends string>(
  rows: readonly TableRow<Column>[],
  map: (row: ValidRow<Column>) => TreeRow | MappedRow,
): { readonly tree: TreeRow[]; readonly others: MappedRow[] } => {
  const tree: TreeRow[] = [];
  const others: MappedRow[] = [];
  for (const row of rows) {
    const mapped = 'problem' in row ? rejectUnreadable(row) : map(row);
    if ('kind' in mapped) others.push(mapped);
    else tree.push(mapped);
  }
  return { tree, others };
};

/**
 * Puts parents before their children, with one wave for each generation. Refuses rows whose ancestors form a circle.
 */
export const orderTree = (rows: readonly TreeRow[], parentColumn: string): MappedRow[] => {
  // Of several rows with one id, the first counts.
  const depths = depthsOf(new Map(rows.toReversed().map(({ id, parent }) => [id, parent])));
  const mapped = rows.map(({ line, id, parent, intents }): MappedRow & { wave?: number } => {
    const wave = depths.get(id);
    if (wave !== undefined) return { kind: 'intents', intents, wave };
    const reason = `${parentColumn} leads round in a circle`;
    return { kind: 'rejected', line, column: parentColumn, value: parent, reason };
  });
  return mapped.sort((one, other) => (one.wave ?? 0) - (other.wave ?? 0));
};
