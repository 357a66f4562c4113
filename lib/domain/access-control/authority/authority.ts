import { noAuthorityOver } from '../../../errors/access.ts';
import { refuse } from '../../../errors/error-kind.ts';
import type { JsonApiError } from '../../../errors/json-api-error.ts';
import { linkagePointer, pointerTo } from '../../../errors/source.ts';
import type { TokenHolder } from '../../../model/definition/visibility.ts';
import type { Change } from '../../../model/validation/change.ts';
import type { GuardedWrite } from '../../../model/write/guard.ts';
import type { Step } from '../../../store/steps.ts';
import { type PersonStanding, readPersonStanding } from './person-standing.ts';

/** Finds out whether a caller may give the access that a write gives. Throws 403; answers steps that check it again. */
export type Authority = (caller: TokenHolder, write: GuardedWrite) => Promise<readonly Step[]>;

/** Something over which a write needs authority. */
export interface Claim {
  /** The field that makes the write concern it. */
  readonly field: string;
  /** Steps that hold as long as the person has authority over it; undefined where the person has none. */
  readonly steps: readonly Step[] | undefined;
}

/** What of the writes of a type gives access. */
export interface Giving {
  /** What authority is needed over, in words. */
  readonly over: string;
  /** Whether a write gives, or takes, any access. */
  gives(write: GuardedWrite): boolean;
  /** Over what such a write needs authority, and whether a person has it; all of the claims must hold. */
  claims(standing: PersonStanding, write: GuardedWrite): Promise<readonly Claim[]>;
}

const pointerIn = ({ toOne, attributes }: Change, field: string): string => {
  if (Object.hasOwn(toOne, field)) return linkagePointer(field);
  return pointerTo('data', ...(Object.hasOwn(attributes, field) ? ['attributes', field] : []));
};

const refusal = (over: string, { field }: Claim, { change }: GuardedWrite): JsonApiError => {
  return refuse(noAuthorityOver, over, change && { pointer: pointerIn(change, field) });
};

/** The authority that persons need, and integrations do not. */
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

/** Whether a write alters one of some fields; to create or delete a record alters all. */
export const alters =
  (fields: readonly string[]) =>
  ({ before, after }: GuardedWrite): boolean =>
    before === undefined ||
    after === undefined ||
    fields.some((field) => (before[field] ?? null) !== (after[field] ?? null));

/** What a field holds before and after a write, each once; nothing where it is empty. */
export const valuesIn = (field: string, { before, after }: GuardedWrite): unknown[] => [
  ...new Set([before?.[field], after?.[field]].filter((value) => (value ?? null) !== null)),
];
