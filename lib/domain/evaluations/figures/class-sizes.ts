/** A size of class by how many are enrolled; `to` is null for the largest. */
export interface SizeOfClass {
  readonly from: number;
  readonly to: number | null;
}

/** The sizes into which rates and results are divided: the same everywhere, so that two answers show no difference. */
const sizes: readonly SizeOfClass[] = [
  { from: 1, to: 9 },
  { from: 10, to: 19 },
  { from: 20, to: 49 },
  { from: 50, to: 99 },
  { from: 100, to: null },
];

/** The classes of each size that there are, smallest first. */
export const groupedBySize = <Class extends { readonly enrolled: number }>(
  classes: readonly Class[],
): { readonly size: SizeOfClass; readonly members: Class[] }[] =>
  sizes
    .map((size) => ({
      size,
      members: classes.filter(({ enrolled }) => enrolled >= size.from && (size.to === null || enrolled <= size.to)),
    }))
    .filter(({ members }) => members.length > 0);
