/** A statement of a resource's policy, as a template has it. */
export interface Statement {
  readonly Effect: 'Allow' | 'Deny';
  readonly Action: unknown;
  readonly Principal?: unknown;
  readonly Resource?: unknown;
  readonly Condition?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** A call that a policy is asked about; `context` has the values of condition keys. */
export interface Call {
  readonly service?: string;
  readonly action: string;
  readonly resource: unknown;
  readonly context: Readonly<Record<string, unknown>>;
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

// References are compared as they stand in the template.
const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const pattern = (text: string): RegExp => new RegExp(`^${text.split('*').map(RegExp.escape).join('.*')}$`, 'is');

const isLike = (value: unknown, patterns: unknown): boolean =>
  listOf(patterns).some((each) => pattern(textOf(each)).test(textOf(value)));

const isEqual = (value: unknown, values: unknown): boolean =>
  listOf(values).some((each) => textOf(each) === textOf(value));

type Operator = (value: unknown, wanted: unknown) => boolean;

const operators: Readonly<Record<string, Operator>> = {
  StringEquals: isEqual,
  ArnEquals: isLike,
  ArnLike: isLike,
  Bool: (value, wanted) => isEqual(String(value), wanted),
};

const holds = ({ Condition = {} }: Statement, context: Call['context']): boolean =>
  Object.entries(Condition).every(([name, keys]) => {
    const operator = operators[name];
    if (operator === undefined) throw new Error(`the evaluator knows no ${name}`);
    return Object.entries(keys).every(([key, wanted]) => key in context && operator(context[key], wanted));
  });

const isOf = ({ Principal }: Statement, service: string | undefined): boolean => {
  if (Principal === '*') return true;
  const { Service, AWS } = (Principal ?? {}) as { Service?: unknown; AWS?: unknown };
  return AWS === '*' || (service !== undefined && isEqual(service, Service ?? []));
};

const isAbout = (statement: Statement, { service, action, resource, context }: Call): boolean =>
  isOf(statement, service) &&
  isLike(action, statement.Action) &&
  isLike(resource, statement.Resource) &&
  holds(statement, context);

/** What a resource's policy says to a call of a service, as IAM would: a Deny outranks every Allow. */
export const evaluate = (statements: readonly Statement[], call: Call): 'allowed' | 'denied' | 'not allowed' => {
  const about = statements.filter((each) => isAbout(each, call));
  if (about.some(({ Effect }) => Effect === 'Deny')) return 'denied';
  return about.length > 0 ? 'allowed' : 'not allowed';
};
