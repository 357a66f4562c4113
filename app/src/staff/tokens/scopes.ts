import type { Attributes } from 'facet-client/types';
import { type Account, may } from '../session/account.ts';
import { keptFromSystems } from './kept-from-systems.ts';
import { messages } from './messages.ts';

export type Scope = NonNullable<Attributes<'access_token'>['scopes']>[number];
type AreaOf<Name> = Name extends `${infer Area}:${string}` ? Area : never;
type DoingOf<Name> = Name extends `${string}:${infer Doing}` ? Doing : never;

/** An area of data, the first half of a scope. */
export type Area = AreaOf<Scope>;
/** A kind of access in the area, the second half of a scope. */
export type Doing = DoingOf<Scope>;

/** The holder of a token: a system of the institution, or the person who creates the token. */
export type Holder = 'system' | 'self';

const partsOf = (scope: Scope): readonly [Area, Doing] => scope.split(':') as [Area, Doing];

const doings = Object.keys(messages.doings);
const byDoing = (one: Scope, other: Scope): number =>
  doings.indexOf(partsOf(one)[1]) - doings.indexOf(partsOf(other)[1]);

const isOfUse = (scope: Scope, holder: Holder): boolean =>
  holder === 'self' ? !scope.startsWith('import:') : scope !== 'account:read' && !keptFromSystems.includes(scope);

/** Groups scopes by area, in the order of the areas in messages.ts. */
export const byArea = (scopes: readonly Scope[]): readonly (readonly [Area, readonly Scope[]])[] =>
  (Object.keys(messages.areas) as Area[]).flatMap((area) => {
    const own = scopes.filter((scope) => partsOf(scope)[0] === area).sort(byDoing);
    return own.length === 0 ? [] : [[area, own] as const];
  });

/** Returns the scopes that an account can give to a holder. */
export const givable = (account: Account, holder: Holder): readonly Scope[] =>
  account.meta.scopes.filter((scope) => isOfUse(scope, holder) && may(account, scope));

/** Returns the name of the access that a scope gives. */
export const doingOf = (scope: Scope): string => messages.doings[partsOf(scope)[1]];

/** Returns the names of scopes: `Evaluation periods: read, change`. */
export const scopeNames = (scopes: readonly Scope[]): readonly string[] =>
  byArea(scopes).map(([area, own]) => `${messages.areas[area]}: ${own.map(doingOf).join(', ')}`);
