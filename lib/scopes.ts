/** Areas of data that a token can be given access to. */
export const areas = [
  'periods',
  'contacts',
  'finance',
  'people',
  'users',
  'courses',
  'teaching',
  'responses',
  'students',
  'folders',
  'cases',
  'organisation',
  'import',
] as const;

/** An area of data, the first half of a scope. */
export type Area = (typeof areas)[number];

/** What a token allows: reading or writing one area. Write does not imply read. */
export type Scope = `${Area}:${'read' | 'write'}`;

/** Every scope that exists, sorted by area. */
export const scopes: readonly Scope[] = areas.flatMap((area) => [`${area}:read`, `${area}:write`] as const);

/** Tells whether a text is the name of a scope. */
export const isScope = (text: string): text is Scope => (scopes as readonly string[]).includes(text);
