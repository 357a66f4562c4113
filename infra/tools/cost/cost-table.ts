import { dollarsPerMillion, type Units } from './prices.ts';

export interface CostRow {
  readonly name: string;
  readonly units: Units;
}

/** Dollars to two digits: 2.5, 31. */
const dollarsOf = ({ units }: CostRow): string => String(Number(dollarsPerMillion(units).all.toPrecision(2)));

/** The list of what operations cost, for docs/operating.md: the cheapest first, with those that cost the same in one line. */
export const costTable = (rows: readonly CostRow[]): string => {
  const groups = [...Map.groupBy(rows, dollarsOf)].sort(([one], [other]) => Number(one) - Number(other));
  return groups.map(([dollars, group]) => `- ${dollars}: ${group.map(({ name }) => name).join(', ')}`).join('\n');
};

const [begin, end] = ['<!-- costs: npm run costs -->', '<!-- /costs -->'];

/** The page with its table replaced. */
export const withCostTable = (page: string, table: string): string => {
  const [before, rest] = page.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`The page has no ${begin} … ${end}`);
  return `${before}${begin}\n${table}\n${end}${after}`;
};
