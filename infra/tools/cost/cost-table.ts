import { dollarsPerMillion, type Units } from './prices.ts';

export interface CostRow {
  readonly name: string;
  readonly units: Units;
}

const dollars = (amount: number): string => amount.toFixed(2);

export const costLine = ({ name, units }: CostRow): string => {
  const { dynamodb, all, seldom } = dollarsPerMillion(units);
  return `| ${name} | ${units.read} | ${units.write} | ${dollars(dynamodb)} | ${dollars(all)} | ${dollars(seldom)} |`;
};

/** The table of what operations cost, for docs/operating.md. */
export const costTable = (rows: readonly CostRow[]): string =>
  [
    '| Operation | Read units | Write units | DynamoDB, $ per million | All, $ per million | All, little traffic |',
    '|---|---|---|---|---|---|',
    ...rows.map(costLine),
  ].join('\n');

const [begin, end] = ['<!-- costs: npm run costs -->', '<!-- /costs -->'];

/** The page with its table replaced. */
export const withCostTable = (page: string, table: string): string => {
  const [before, rest] = page.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`The page has no ${begin} … ${end}`);
  return `${before}${begin}\n${table}\n${end}${after}`;
};
