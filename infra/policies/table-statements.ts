import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { keyAttributes } from '../../lib/store/table.ts';
import { ballotsTable, guardedPartitions, ownPartitions, secretPartitions, type TableCall } from './table-call.ts';

/** The table that a stage works on: its own, or one that was restored from it. */
export type StageTable = Pick<ITableV2, 'tableArn' | 'tableName'> & {
  /** The stream that feeds the change feed; a restored table has one once it has been turned on. */
  readonly tableStreamArn?: string | undefined;
};

interface ParsedCall {
  readonly action: string;
  readonly of: string | undefined;
  /** The prefix of a call `within` partitions. For a change, also its one attribute, if this is not the usual one. */
  readonly attribute?: string | undefined;
}

const reads = ['BatchGetItem', 'GetItem', 'Query'];

const named = (action: string): string => `dynamodb:${action}`;

const leadingKeys = (operator: string, partitions: readonly string[]) => ({
  [`ForAllValues:${operator}`]: { 'dynamodb:LeadingKeys': partitions },
});

/**
 * Returns the attributes of a token that a call may change: the last use, or the revocation. No call changes scopes.
 */
const tokenAttributes = (attribute = 'last_used_at') => [keyAttributes.partition, keyAttributes.sort, attribute];

const ownKeys = Object.values(ownPartitions).map((prefix) => `${prefix}#*`);

const ownStatement = (table: StageTable, calls: readonly ParsedCall[], prefix: string): PolicyStatement[] => {
  const actions = calls.flatMap(({ action, of }) => (of === prefix ? [named(action)] : []));
  const conditions = leadingKeys('StringLike', [`${prefix}#*`]);
  return actions.length === 0 ? [] : [new PolicyStatement({ actions, resources: [table.tableArn], conditions })];
};

const guardedStatement = (
  table: StageTable,
  { action, of: partition = '', attribute }: ParsedCall,
): PolicyStatement => {
  const keys = leadingKeys('StringEquals', [partition])['ForAllValues:StringEquals'];
  const isChange = partition === 'access_token' && action === 'UpdateItem';
  const attributes = isChange ? { 'dynamodb:Attributes': tokenAttributes(attribute) } : {};
  return new PolicyStatement({
    actions: [named(action)],
    resources: [table.tableArn],
    conditions: { 'ForAllValues:StringEquals': { ...keys, ...attributes } },
  });
};

const isGuarded = (of: string | undefined): boolean => guardedPartitions.some((each) => each === of);

const parse = (calls: readonly TableCall[]): ParsedCall[] =>
  calls.map((call) => call.split(' ')).map(([action = '', of, attribute]) => ({ action, of, attribute }));

/** Returns whether any call touches the table of ballots. */
export const touchesBallots = (calls: readonly TableCall[]): boolean =>
  parse(calls).some(({ of }) => of === ballotsTable);

/** Returns the statements of a function's role about the table of ballots. */
export const ballotStatements = (table: StageTable, calls: readonly TableCall[]): PolicyStatement[] => {
  const actions = parse(calls).flatMap(({ action, of }) => (of === ballotsTable ? [named(action)] : []));
  return actions.length === 0 ? [] : [new PolicyStatement({ actions, resources: [table.tableArn] })];
};

/** Returns the statements about the partitions of some prefixes alone, one for each action. */
const withinStatements = (table: StageTable, calls: readonly ParsedCall[]): PolicyStatement[] =>
  [...Map.groupBy(calls, ({ action }) => action)].map(([action, each]) => {
    const partitions = each.flatMap(({ attribute: prefix = '' }) => [prefix, `${prefix}#*`]);
    const conditions = leadingKeys('StringLike', partitions);
    return new PolicyStatement({ actions: [named(action)], resources: [table.tableArn], conditions });
  });

/** Returns the statements of a function's role about the main table: the calls, and nothing else. */
export const tableStatements = (table: StageTable, calls: readonly TableCall[]): PolicyStatement[] => {
  const limited = parse(calls).filter(({ of }) => of === 'within');
  const parsed = parse(calls).filter(({ of }) => of !== ballotsTable && of !== 'within');
  const plain = parsed.filter(({ of }) => of === undefined).map(({ action }) => action);
  const guarded = parsed.filter(({ of }) => isGuarded(of));
  const indexes = parsed.flatMap(({ action, of }) =>
    of !== undefined && reads.includes(action) && !isGuarded(of) ? [of] : [],
  );
  const statement = (actions: readonly string[], resources: string[], conditions?: object): PolicyStatement[] =>
    actions.length === 0 || resources.length === 0
      ? []
      : [new PolicyStatement({ actions: actions.map(named), resources, ...(conditions && { conditions }) })];
  return [
    ...statement(
      plain.filter((action) => reads.includes(action)),
      [table.tableArn],
      leadingKeys('StringNotEquals', secretPartitions),
    ),
    ...statement(
      ['Query'],
      indexes.map((index) => `${table.tableArn}/index/${index}`),
    ),
    ...statement(
      plain.filter((action) => !reads.includes(action)),
      [table.tableArn],
      { ...leadingKeys('StringNotEquals', guardedPartitions), ...leadingKeys('StringNotLike', ownKeys) },
    ),
    ...Object.values(ownPartitions).flatMap((prefix) => ownStatement(table, parsed, prefix)),
    ...guarded.map((call) => guardedStatement(table, call)),
    ...withinStatements(table, limited),
  ];
};
