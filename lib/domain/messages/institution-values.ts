import { textOf } from '../../model/definition/record-fields.ts';
import type { StoredRecord } from '../../store/record.ts';

/** The merge field of the contact with the name of the institution, where the institution has a contact. */
export const contactOf = (institution: StoredRecord): { readonly contact?: string } => {
  // Only the type writes the field, and it checks the values.
  const { name, email } = (institution.contact ?? {}) as { readonly name?: string; readonly email?: string };
  if (name === undefined && email === undefined) return {};
  const own = textOf(institution, 'name');
  const isNamed = own === null || name?.includes(own) === true;
  return { contact: [name, isNamed ? undefined : own, email].filter((each) => each !== undefined).join(', ') };
};

/** The zone of times in mails; null where the institution has none. */
export const zoneOf = ({ time_zone: zone }: StoredRecord): string | null => (typeof zone === 'string' ? zone : null);

/** Returns the languages for messages to a person, the person's own language first. */
export const languagesFor = ({ languages }: StoredRecord, own: string | null): readonly string[] => [
  ...(own === null ? [] : [own]),
  ...(languages as readonly string[]),
];
