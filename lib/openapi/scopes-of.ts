import type { Operation } from '../model/definition/operations.ts';

/** The scopes of which a token needs one. */
export const scopesOf = ({ scope, orScope, withoutToken }: Operation): readonly string[] =>
  withoutToken ? [] : [scope, ...(orScope === undefined ? [] : [orScope])];
