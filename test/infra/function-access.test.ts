import { expect, it } from 'vitest';
import { accessOf } from '../../infra/policies/table-access.ts';
import { ballotsTable } from '../../infra/policies/table-call.ts';
import { tableStatements } from '../../infra/policies/table-statements.ts';
import { attemptDeliveries, deployedFunctions, foldSweep } from '../../infra/service/deployed-functions.ts';

const names = deployedFunctions.map(({ name }) => name).sort();

it('lists what each function can do with the tables (npx vitest run test/infra/function-access.test.ts -u updates it)', async () => {
  const lines = names.map((name) => `${name}: ${[...new Set(accessOf(name))].sort().join(', ')}`);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('function-access.txt');
});

it('gives the ballots to the sweep of folds alone, and a put to the submission', () => {
  const onBallots = names.flatMap((name) => {
    const calls = accessOf(name).filter((call) => call.endsWith(` ${ballotsTable}`));
    return calls.length === 0 || name === foldSweep ? [] : [[name, calls]];
  });
  expect(onBallots).toEqual([['create-response', [`PutItem ${ballotsTable}`]]]);
});

it('limits each call of the function that speaks to foreign hosts to partitions of webhooks, their tokens and persons', () => {
  const statements = tableStatements({ tableArn: 'arn', tableName: 'facet' }, accessOf(attemptDeliveries));
  const allowed = statements.map((each) => each.toStatementJson());
  const keysOf = (action: string) =>
    allowed
      .filter(({ Action }) => Action === `dynamodb:${action}`)
      .flatMap(({ Condition }) => Object.values<Record<string, string[]>>(Condition))
      .flatMap((keys) => keys['dynamodb:LeadingKeys'] ?? []);
  const both = (...prefixes: string[]) => prefixes.flatMap((prefix) => [prefix, `${prefix}#*`]);
  for (const { Condition } of allowed)
    expect(Object.keys(Condition)).toEqual([expect.stringMatching(/^ForAllValues:String(?:Like|Equals)$/)]);
  expect(keysOf('DeleteItem')).toEqual(both('webhook_due', 'webhook_endpoint'));
  expect(keysOf('PutItem')).toEqual(both('webhook_due', 'webhook_endpoint'));
  expect(keysOf('UpdateItem')).toEqual(both('webhook_delivery', 'webhook_due', 'webhook_endpoint'));
});
