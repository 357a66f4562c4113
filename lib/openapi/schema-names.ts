import type { Operation } from '../model/definition/operations.ts';

const underscored = (name: string): string => name.replaceAll('-', '_');

/** Name of the schema of what an operation answers: `list-users` → `list_users_response`. */
export const responseSchemaName = ({ name }: Pick<Operation, 'name'>): string => `${underscored(name)}_response`;

/** Name of the schema of an operation's request body. */
export const bodySchemaName = ({ body, method, kind, name }: Operation): string => {
  if (kind === 'action') return `${underscored(name)}_request`;
  if (kind === 'relationship') return `${method === 'DELETE' ? 'unlinked' : 'linked'}_${body}`;
  return `${method === 'PATCH' ? 'update' : 'create'}_${body}`;
};
