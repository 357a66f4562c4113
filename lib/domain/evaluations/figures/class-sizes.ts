/** A class size as a range of enrolled students; `to` is null for the largest. */
export interface SizeOfClass {
  readonly from: number;
  readonly to: number | null;
}

/** The size groups for rates and results. They are the same everywhere, so that two responses reveal no difference. */
const sizes: readonly SizeOfClass[] = [
  { from: 1, to: 9 },
  { from: 10, to: 19 },
  { from: 20, to: 49 },
  { from: 50, to: 99 },
  { from: 100, to: null },
];

/** Groups classes by size, smallest first, without empty groups. */
export const groupedBySize = <Class extends { readonly enrolled: number }>(
  classes: readonly Class[],
): { readonly size: SizeOfClass; readonly members: Class[] }[] =>
  sizes
    .map((size) => ({
      size,
      members: classes.filter(({ enrolled }) => enrolled >= size.from && (size.to === null || enrolled <= size.to)),
    }))
    .filter(({ members }) => members.length > 0);
