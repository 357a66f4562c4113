import type { Scope } from './scopes.ts';

/** Scopes that a token can have and no operation needs, each with the one that is needed in its place. */
export const idleScopes: Partial<Readonly<Record<Scope, Scope>>> = {
  'users:read': 'people:read',
  'responses:write': 'responses:submit',
  'import:read': 'import:write',
};

/** The same in a sentence; the functions, whose bundles have scopes.ts, have no use for it. */
export const idleScopesNote = `No operation needs ${Object.entries(idleScopes)
  .map(([idle, needed]) => `${idle} (but ${needed})`)
  .join(', ')}.`;
