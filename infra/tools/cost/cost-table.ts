import { dollarsPerMillion, type Units } from './prices.ts';

export interface CostRow {
  readonly name: string;
  readonly units: Units;
}

const dollars = (amount: number): string => amount.toFixed(2);

const costLine = (units: Units, names: readonly string[]): string => {
  return `- ${dollars(dollarsPerMillion(units).all)} (${units.read} + ${units.write}): ${names.join(', ')}`;
};

/** The list of what operations cost, for docs/operating.md: the cheapest first, with those that cost the same in one line. */
export const costTable = (rows: readonly CostRow[]): string => {
  const groups = Map.groupBy(rows, ({ units }) => `${units.read} ${units.write}`);
  const lines = [...groups.values()].flatMap((group) => {
    const units = group[0]?.units;
    return units === undefined ? [] : [{ units, names: group.map(({ name }) => name) }];
  });
  lines.sort((one, other) => dollarsPerMillion(one.units).dynamodb - dollarsPerMillion(other.units).dynamodb);
  return lines.map(({ units, names }) => costLine(units, names)).join('\n');
};

const [begin, end] = ['<!-- costs: npm run costs -->', '<!-- /costs -->'];

/** The page with its table replaced. */
export const withCostTable = (page: string, table: string): string => {
  const [before, rest] = page.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`The page has no ${begin} … ${end}`);
  return `${before}${begin}\n${table}\n${end}${after}`;
};
