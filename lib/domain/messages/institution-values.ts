import type { StoredRecord } from '../../store/record.ts';

/** The merge field of the contact, where the institution has one. */
export const contactOf = ({ contact }: StoredRecord): { readonly contact?: string } => {
  // Written through the type alone, which checks the fields.
  const { name, email } = (contact ?? {}) as { readonly name?: string; readonly email?: string };
  const said = [name, email].filter((each) => each !== undefined).join(', ');
  return said === '' ? {} : { contact: said };
};

/** The zone of times in mails; null where the institution has none. */
export const zoneOf = ({ time_zone: zone }: StoredRecord): string | null => (typeof zone === 'string' ? zone : null);

/** The languages in which somebody is written to, the own one first. */
export const languagesFor = ({ languages }: StoredRecord, own: string | null): readonly string[] => [
  ...(own === null ? [] : [own]),
  ...(languages as readonly string[]),
];
