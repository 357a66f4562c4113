/** What a token can be allowed to do in each area of data. */
const allowances = {
  periods: ['read', 'write'],
  questions: ['read', 'write'],
  contacts: ['read', 'write'],
  finance: ['read', 'write'],
  people: ['read', 'write'],
  users: ['read', 'write'],
  courses: ['read', 'write'],
  teaching: ['read', 'write'],
  responses: ['read', 'write', 'submit'],
  students: ['read', 'write'],
  folders: ['read', 'write'],
  cases: ['read', 'write'],
  organisation: ['read', 'write'],
  import: ['read', 'write'],
  invitations: ['write', 'redeem'],
  results: ['read', 'preview'],
  comments: ['read', 'review'],
  replies: ['read', 'write'],
  changes: ['read'],
  webhooks: ['read', 'write'],
  tokens: ['read', 'write'],
  account: ['read'],
  institution: ['write'],
  messages: ['read', 'write'],
  lti: ['read', 'write'],
} as const;

type Allowances = typeof allowances;

/** An area of data, the first half of a scope. */
export type Area = keyof Allowances;

/** What a token allows: one thing in one area. None implies another. */
export type Scope = { [Each in Area]: `${Each}:${Allowances[Each][number]}` }[Area];

/** The scopes of each area. */
export const scopesByArea: readonly (readonly Scope[])[] = Object.entries(allowances).map(([area, allowed]) =>
  // Of each area only what it allows.
  allowed.map((each) => `${area}:${each}` as Scope),
);

/** Every scope that exists, sorted by area. */
export const scopes: readonly Scope[] = scopesByArea.flat();

/** Whether a text is the name of a scope. */
export const isScope = (text: string): text is Scope => (scopes as readonly string[]).includes(text);

/** The scope that reads or writes an area; throws for an area that has none. */
export const scopeOf = (area: Area, doing: 'read' | 'write'): Scope => {
  const scope = `${area}:${doing}`;
  if (!isScope(scope)) throw new Error(`there is no scope "${scope}"`);
  return scope;
};

/** Scopes that a token can have and no operation needs, each with the one that is needed in its place. */
export const idleScopes: Partial<Readonly<Record<Scope, Scope>>> = {
  'users:read': 'people:read',
  'responses:write': 'responses:submit',
  'import:read': 'import:write',
};

/** The same in a sentence; the functions, whose bundles have scopes.ts, have no use for it. */
export const idleScopesNote = `No operation needs ${Object.entries(idleScopes)
  .map(([idle, needed]) => `${idle} (but ${needed})`)
  .join(', ')}.`;
