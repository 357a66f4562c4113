import { describe, expect, it } from 'vitest';
import type { Account } from '../../../../app/src/staff/session/account.ts';
import { byArea, givable, type Scope, scopeNames } from '../../../../app/src/staff/tokens/scopes.ts';

const accountWith = (...scopes: Scope[]): Account => ({ data: { id: 'me' }, meta: { scopes } }) as unknown as Account;

describe('what can be given', () => {
  const account = accountWith('account:read', 'people:read', 'people:write', 'cases:read', 'import:write');

  it('to a system: nothing that takes a person', () => {
    expect(givable(account, 'system')).toEqual(['people:read', 'import:write']);
  });

  it('to oneself: nothing that takes a system', () => {
    expect(givable(account, 'self')).toEqual(['account:read', 'people:read', 'people:write', 'cases:read']);
  });
});

it('scopes are shown by area, reading first', () => {
  const scopes: Scope[] = ['tokens:write', 'results:preview', 'results:read', 'periods:read'];
  expect(byArea(scopes).map(([area]) => area)).toEqual(['periods', 'results', 'tokens']);
  expect(scopeNames(scopes)).toEqual([
    'Evaluation periods: read',
    'Results: read, see before the release',
    'Tokens: change',
  ]);
});
