import type { Resource } from 'facet-client/types';

export type Institution = Resource<'institution'>;
type Attributes = Institution['attributes'];

/** The values of the form's fields. */
export interface InstitutionValues {
  readonly name: string;
  readonly languages: string;
  readonly timeZone: string;
  readonly contactName: string;
  readonly contactEmail: string;
  readonly privacy: string;
  readonly accessibility: string;
  readonly color: string;
  readonly midterms: string;
  readonly logo: string | null;
}

/** The values of the institution. */
export const valuesOf = (attributes: Attributes): InstitutionValues => ({
  name: attributes.name ?? '',
  languages: attributes.languages.join(', '),
  timeZone: attributes.time_zone ?? '',
  contactName: attributes.contact?.name ?? '',
  contactEmail: attributes.contact?.email ?? '',
  privacy: attributes.privacy_notice_url ?? '',
  accessibility: attributes.accessibility_statement_url ?? '',
  color: attributes.accent_color ?? '',
  midterms: attributes.midterm_threshold === null ? '' : String(attributes.midterm_threshold),
  logo: attributes.logo,
});

const orNull = (text: string): string | null => text.trim() || null;

const contactOf = (name: string, email: string): Attributes['contact'] =>
  name === '' && email === '' ? null : { ...(name !== '' && { name }), email };

const numberIn = (text: string): number | null => {
  const given = orNull(text);
  return given === null ? null : Number(given);
};

/** Returns the attributes for the values. The service validates them. */
const attributesOf = (values: InstitutionValues) => ({
  name: orNull(values.name),
  languages: values.languages.split(/[\s,;]+/).filter(Boolean),
  time_zone: orNull(values.timeZone),
  contact: contactOf(values.contactName.trim(), values.contactEmail.trim()),
  privacy_notice_url: orNull(values.privacy),
  accessibility_statement_url: orNull(values.accessibility),
  accent_color: orNull(values.color),
  // A text that is not a number is sent unchanged: the service reports the mistake.
  midterm_threshold: numberIn(values.midterms),
  logo: values.logo,
});

/** The changed attributes only, so that changes of another person to the others stay. */
export const changedAttributes = (
  before: InstitutionValues,
  after: InstitutionValues,
): Partial<ReturnType<typeof attributesOf>> => {
  const old: Readonly<Record<string, unknown>> = attributesOf(before);
  return Object.fromEntries(
    Object.entries(attributesOf(after)).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(old[name])),
  );
};

/** Lists the missing values that pages and mails should show. */
export const missingIn = (attributes: Attributes) =>
  (['name', 'contact', 'privacy_notice_url', 'accessibility_statement_url'] as const).filter(
    (name) => attributes[name] === null,
  );
