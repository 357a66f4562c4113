import type { Document } from 'facet-client/types';

/** Who has signed in: the person, and in `meta` what the person is and may do. */
export type Account = Document<'/api/v1/my/account', 'get'>;

type Scope = Account['meta']['scopes'][number];

/** Whether requests of the account may do all of some things. */
export const may = ({ meta }: Account, ...scopes: readonly Scope[]): boolean =>
  scopes.every((scope) => meta.scopes.includes(scope));
