import { existsSync, readFileSync } from 'node:fs';
import { accessOf } from '../../infra/policies/table-access.ts';
import { deployedFunctions } from '../../infra/service/deployed-functions.ts';
import { operations } from '../../lib/operations.ts';

// Actions have nothing in common: each is a kind of its own, as is each function that no request calls.
const kindOf = (name: string): string => {
  const kind = operations.find((operation) => operation.name === name)?.kind;
  return kind === undefined || kind === 'action' ? name : kind;
};

/** Which of the filter indexes a function queries is a matter of its type. */
const withoutSlot = (call: string): string => call.replace(/ by_filter_\d+$/, ' by_filter');

/** What lib/http does for any operation, in the same way for all of them: it is noted of those whose tests are about it. */
const common = new Set([
  'GetItem',
  'Query',
  'UpdateItem access_token',
  'UpdateItem request_count',
  'PutItem idempotency',
  'DeleteItem idempotency',
]);

/**
 * What the roles of a kind of function allow although no function of that kind has called it, as "<kind>: <call>". `file` has
 * the calls that tests have noted, a line each: the name of a function, then the call.
 */
export const unusedAccess = (file: string): string[] => {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  const calls = lines.map((line) => {
    const [name = '', ...call] = line.split(' ');
    return { kind: kindOf(name), call: withoutSlot(call.join(' ')) };
  });
  const made = new Set(calls.map(({ kind, call }) => `${kind}: ${call}`));
  const anywhere = new Set(calls.map(({ call }) => call));
  const isUsed = (kind: string, call: string): boolean =>
    made.has(`${kind}: ${call}`) || (common.has(call) && anywhere.has(call));
  const unused = deployedFunctions.flatMap(({ name }) => {
    const kind = kindOf(name);
    return accessOf(name)
      .map(withoutSlot)
      .flatMap((call) => (isUsed(kind, call) ? [] : [`${kind}: ${call}`]));
  });
  return [...new Set(unused)].sort();
};
