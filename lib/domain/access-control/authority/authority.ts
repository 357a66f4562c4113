import { noAuthorityOver } from '../../../errors/access.ts';
import { refuse } from '../../../errors/error-kind.ts';
import type { JsonApiError } from '../../../errors/json-api-error.ts';
import { linkagePointer, pointerTo } from '../../../errors/source.ts';
import type { TokenHolder } from '../../../model/definition/visibility.ts';
import type { Change } from '../../../model/validation/change.ts';
import type { GuardedWrite } from '../../../model/write/guard.ts';
import type { Step } from '../../../store/steps.ts';
import { type PersonStanding, readPersonStanding } from './person-standing.ts';

/**
 * Checks that a caller has the authority for the access that a write gives. Throws 403; returns steps that check it
 * again.
 */
export type Authority = (caller: TokenHolder, write: GuardedWrite) => Promise<readonly Step[]>;

/** A record or field over which a write needs authority. */
export interface Claim {
  /** The field of the write that needs the authority. */
  readonly field: string;
  /** Steps that hold as long as the person has the authority; undefined if the person does not have it. */
  readonly steps: readonly Step[] | undefined;
}

/** Which writes of a type give access. */
export interface Giving {
  /** Describes in words what the authority is over. */
  readonly over: string;
  /** Returns whether a write gives or takes any access. */
  gives(write: GuardedWrite): boolean;
  /** Returns what such a write needs authority over, and whether the person has it. All claims must hold. */
  claims(standing: PersonStanding, write: GuardedWrite): Promise<readonly Claim[]>;
}

const pointerIn = ({ toOne, attributes }: Change, field: string): string => {
  if (Object.hasOwn(toOne, field)) return linkagePointer(field);
  return pointerTo('data', ...(Object.hasOwn(attributes, field) ? ['attributes', field] : []));
};

const refusal = (over: string, { field }: Claim, { change }: GuardedWrite): JsonApiError => {
  return refuse(noAuthorityOver, over, change && { pointer: pointerIn(change, field) });
};

/** Makes the check of an authority that persons need and integrations do not. */
export const authorityOver =
  ({ over, gives, claims }: Giving): Authority =>
  async (caller, write) => {
    const { principal } = await caller.caller();
    if (principal.kind === 'integration' || !gives(write)) return [];
    const made = await claims(await readPersonStanding(caller.store, principal.id), write);
    const missing = made.find(({ steps }) => steps === undefined);
    if (missing !== undefined) throw refusal(over, missing, write);
    return made.flatMap(({ steps = [] }) => steps);
  };

/** Returns a check whether a write alters one of some fields. A creation or deletion alters all of them. */
export const alters =
  (fields: readonly string[]) =>
  ({ before, after }: GuardedWrite): boolean =>
    before === undefined ||
    after === undefined ||
    fields.some((field) => (before[field] ?? null) !== (after[field] ?? null));

/** Returns the different values of a field before and after a write, without empty ones. */
export const valuesIn = (field: string, { before, after }: GuardedWrite): unknown[] => [
  ...new Set([before?.[field], after?.[field]].filter((value) => (value ?? null) !== null)),
];
