import { beforeAll, describe, expect, it } from 'vitest';
import { accessOf } from '../../infra/policies/table-access.ts';
import type { TableCall } from '../../infra/policies/table-call.ts';
import { operations } from '../../lib/operations.ts';
import { recordAccess } from './support/record-access.ts';

type Access = Readonly<Record<string, readonly TableCall[]>>;

// Actions have nothing in common: each is a kind of its own.
const kindOf = (name: string): string => {
  const kind = operations.find((operation) => operation.name === name)?.kind;
  return kind === undefined || kind === 'action' ? name : kind;
};

/** Which of the filter indexes a function queries is a matter of its type. */
const withoutSlot = (call: TableCall): string => call.replace(/ by_filter_\d+$/, ' by_filter');

/** The calls of all functions of a kind, by kind. */
const byKind = (access: Access): Record<string, string[]> => {
  const kinds = Map.groupBy(Object.entries(access), ([name]) => kindOf(name));
  return Object.fromEntries(
    [...kinds].map(([kind, rows]) => [kind, [...new Set(rows.flatMap(([, calls]) => calls.map(withoutSlot)))].sort()]),
  );
};

/** Whether an operation may be called by somebody who has signed in. */
const takesTokens = (name: string): boolean => {
  const operation = operations.find((each) => each.name === name);
  return operation !== undefined && (!operation.withoutToken || operation.mayHaveToken === true);
};

/** Who has signed in is found in the same way by all operations; it is recorded of one. */
const withSigningIn = (access: Access): Access => {
  const finding = (access['read-my-account'] ?? []).filter((call) => call === 'GetItem' || call === 'Query');
  const also = (name: string) => (takesTokens(name) ? finding : []);
  return Object.fromEntries(Object.entries(access).map(([name, calls]) => [name, [...calls, ...also(name)]]));
};

describe('what the functions do with the table', () => {
  let recorded: Access = {};
  let allowed: Access = {};
  beforeAll(async () => {
    // So that all of them count the requests of a token.
    process.env.REQUESTS_PER_MINUTE = '1000000';
    recorded = await recordAccess();
    allowed = Object.fromEntries(Object.keys(recorded).map((name) => [name, accessOf(name)]));
  }, 1_200_000);

  it('is allowed by the role of each', () => {
    const refused = Object.entries(recorded).map(([name, calls]) => [
      name,
      calls.filter((call) => !allowed[name]?.includes(call)),
    ]);
    expect(refused.filter(([, calls]) => calls?.length !== 0)).toEqual([]);
  });

  it('is, of each kind of operation, all that a role allows', () => {
    expect(byKind(allowed)).toEqual(byKind(withSigningIn(recorded)));
  });
});
