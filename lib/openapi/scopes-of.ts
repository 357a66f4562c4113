import type { Operation } from '../model/definition/operations.ts';

/** The scopes of which a token needs one. */
export const scopesOf = ({ scope, orScope, withoutToken, mayHaveToken }: Operation): readonly string[] =>
  withoutToken && !mayHaveToken ? [] : [scope, ...(orScope === undefined ? [] : [orScope])];
