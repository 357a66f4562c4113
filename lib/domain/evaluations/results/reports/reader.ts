import type { TokenRecord } from '../../../../access/token-record.ts';
import { textOf } from '../../../../model/definition/record-fields.ts';
import { user } from '../../../../resources/people/user.ts';
import type { Store } from '../../../../store/store.ts';
import type { Reader } from './make-report.ts';

/** Who asks for a report: the name of the person, or of an integration's token. One round trip for a person. */
export const readerOf = async (
  store: Store,
  { principal, name }: Pick<TokenRecord, 'name' | 'principal'>,
): Promise<Reader> => {
  if (principal.kind !== 'user') return { token: name };
  const person = await store.readInline({ type: user.type, id: principal.id });
  return { person: person === undefined ? '' : (textOf(person, 'display_name') ?? '') };
};
