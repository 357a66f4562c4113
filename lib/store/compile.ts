import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import type { ChangeStep, Condition, DeleteStep, Path, Step } from './steps.ts';
import { keyAttributes } from './table.ts';

/** One element of a TransactWriteItems call. */
export type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

// Every name goes through a placeholder: field names such as `name` and `status` are DynamoDB's reserved words.
class Placeholders {
  readonly names: Record<string, string> = {};
  readonly values: Record<string, unknown> = {};
  readonly #known = new Map<string, string>();

  path(path: Path): string {
    return path.map((segment) => this.#name(segment)).join('.');
  }

  value(value: unknown): string {
    const placeholder = `:v${Object.keys(this.values).length}`;
    this.values[placeholder] = value;
    return placeholder;
  }

  #name(segment: string): string {
    const placeholder = this.#known.get(segment) ?? `#n${this.#known.size}`;
    this.#known.set(segment, placeholder);
    this.names[placeholder] = segment;
    return placeholder;
  }
}

const compileCondition = (condition: Condition, placeholders: Placeholders): string => {
  const path = placeholders.path(condition.path);
  switch (condition.kind) {
    case 'exists':
      return `attribute_exists(${path})`;
    case 'absent':
      return `attribute_not_exists(${path})`;
    case 'equals':
      return `${path} = ${placeholders.value(condition.value)}`;
    case 'blank':
      return `(attribute_not_exists(${path}) OR ${path} = ${placeholders.value(null)})`;
    case 'shorter':
      return `size(${path}) < ${placeholders.value(condition.than)}`;
    case 'fewer':
      return `(attribute_not_exists(${path}) OR ${path} < ${placeholders.value(condition.than)})`;
  }
};

const clause = (keyword: string, parts: readonly string[]): string =>
  parts.length === 0 ? '' : `${keyword} ${parts.join(', ')} `;

const updateExpression = (step: ChangeStep, placeholders: Placeholders): string =>
  [
    clause(
      'SET',
      step.set.map(([path, value]) => `${placeholders.path(path)} = ${placeholders.value(value)}`),
    ),
    clause(
      'ADD',
      step.add.map(([path, amount]) => `${placeholders.path(path)} ${placeholders.value(amount)}`),
    ),
    clause(
      'REMOVE',
      step.remove.map((path) => placeholders.path(path)),
    ),
  ]
    .join('')
    .trim();

/** The expressions of a change, as UpdateItem and ConditionCheck take them. */
const changeParameters = (step: ChangeStep) => {
  const placeholders = new Placeholders();
  const update = updateExpression(step, placeholders);
  const conditions = [...new Set(step.conditions.map((each) => compileCondition(each, placeholders)))];
  return {
    update,
    condition: conditions.join(' AND '),
    parameters: {
      ExpressionAttributeNames: placeholders.names,
      ...(Object.keys(placeholders.values).length === 0 ? {} : { ExpressionAttributeValues: placeholders.values }),
    },
  };
};

const deletionParameters = ({ conditions }: DeleteStep) => {
  if (conditions.length === 0) return {};
  const placeholders = new Placeholders();
  return {
    ConditionExpression: conditions.map((each) => compileCondition(each, placeholders)).join(' AND '),
    ExpressionAttributeNames: placeholders.names,
    ...(Object.keys(placeholders.values).length === 0 ? {} : { ExpressionAttributeValues: placeholders.values }),
  };
};

const common = { ReturnValuesOnConditionCheckFailure: 'ALL_OLD' } as const;

/** Turns a step into an element of TransactWriteItems. */
export const compileStep = (step: Step, tableName: string): TransactItem => {
  const base = { TableName: tableName, ...common };
  switch (step.kind) {
    case 'put':
      return {
        Put: {
          ...(step.isUnconditional
            ? { TableName: tableName }
            : // The name has no placeholder, because each of ten thousand puts would repeat the placeholder.
              { ...base, ConditionExpression: `attribute_not_exists(${keyAttributes.partition})` }),
          Item: { ...step.key, ...step.item },
        },
      };
    case 'delete':
      return { Delete: { ...base, Key: { ...step.key }, ...deletionParameters(step) } };
    case 'change': {
      const { update, condition, parameters } = changeParameters(step);
      const element = { ...base, Key: { ...step.key }, ...parameters };
      if (update === '') return { ConditionCheck: { ...element, ConditionExpression: condition } };
      const conditional = condition === '' ? {} : { ConditionExpression: condition };
      return { Update: { ...element, ...conditional, UpdateExpression: update } };
    }
  }
};
