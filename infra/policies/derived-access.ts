import type { Operation } from '../../lib/operations/operation.ts';
import type { TableCall } from './table-access.ts';

const reading = ['BatchGetItem', 'GetItem', 'Query', 'UpdateItem access_token'];
const paging = [...reading, 'PutItem cursor_secret'];

/** What operations do with the table that follow from the types: all of a kind do the same. */
export const derivedAccess: Readonly<Record<NonNullable<Operation['derived']>, readonly TableCall[]>> = {
  one: reading,
  related: paging,
  list: [...paging, 'Query by_created_at', 'Query by_updated_at'],
};
