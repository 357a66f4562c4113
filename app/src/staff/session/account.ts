import type { Document } from 'facet-client/types';

/** The account of the signed-in person; `meta` has the person's roles and scopes. */
export type Account = Document<'/api/v1/my/account', 'get'>;

type Scope = Account['meta']['scopes'][number];

/** Returns whether an account has all of some scopes. */
export const may = ({ meta }: Account, ...scopes: readonly Scope[]): boolean =>
  scopes.every((scope) => meta.scopes.includes(scope));
