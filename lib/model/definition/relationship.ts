import type { AnyResource } from './resource.ts';

/** Keeps a parent's to-many linkage in step with a child's to-one relationship. */
export interface Inverse {
  /** Name of the linkage in the parent's record. */
  readonly linkage: string;
  /** Fields of the child that the parent's linkage entry carries along. */
  readonly carries: readonly string[];
}

/**
 * What is left with a target that has no inverse, by which it is known that others name it: a small item of its own for
 * each that does, or a number in its record, where thousands come to name one in a short time or it may be of any type.
 */
export type LeftBehind = 'back-reference' | 'counter';

/** A to-one relationship: the record holds the target's id (type and id, when the type is open). */
export interface ToOne {
  readonly kind: 'one';
  /** Types that it may lead to; undefined means any. */
  readonly types: readonly string[] | undefined;
  readonly inverse?: Inverse;
  readonly leaves?: LeftBehind;
  /** Set by the service, or from the other end: ignored when it comes back in a request body. */
  readonly readOnly?: boolean;
  /** Answered with links and meta only; `data` appears when it is included, as full linkage asks. */
  readonly bare?: boolean;
}

/**
 * A to-many relationship: the record holds a linkage of target ids. Unless it `takes` or `refers`, the linkage is kept by
 * the targets, whose own to-one relationship has it as inverse.
 */
export interface ToMany {
  readonly kind: 'many';
  readonly type: string;
  readonly readOnly?: boolean;
  readonly bare?: boolean;
  /**
   * A new record becomes what the to-one relationship `field` of the targets, whose type is `resource`, leads to; only
   * targets that have none are free.
   */
  readonly takes?: Inverse & { readonly field: string; readonly resource: AnyResource };
  /** The record names its targets, which know nothing of it unless there is an inverse. */
  readonly refers?: true;
  /** The linkage in which the targets of one that `refers` know the record. */
  readonly inverse?: Inverse;
  readonly leaves?: 'back-reference';
  /** Kept for the service's own use: no answer shows it. */
  readonly hidden?: true;
  /** Stands beside the record, which has it only once it is completed (`Resource.beside`); else it is not shown. */
  readonly companions?: true;
}

/** A relationship of a type. */
export type Relationship = ToOne | ToMany;

/** The relationships of a type by name, in the order in which they are validated and shown. */
export type Relationships = Readonly<Record<string, Relationship>>;

/** A to-one relationship to one type (or one of several). */
export const toOne = (type: string | readonly string[], options: Omit<ToOne, 'kind' | 'types'> = {}): ToOne => ({
  kind: 'one',
  types: typeof type === 'string' ? [type] : type,
  ...options,
});

/** A to-one relationship to a record of any type. */
export const toAny = (): ToOne => ({ kind: 'one', types: undefined, leaves: 'counter' });

/** A to-many relationship; a request may write it only when it `takes` its targets. */
export const toMany = (type: string, options: Omit<ToMany, 'kind' | 'type' | 'readOnly'> = {}): ToMany => ({
  kind: 'many',
  type,
  readOnly: options.takes === undefined,
  ...options,
});

/** Whether the targets keep a to-many linkage, so that a record can't be given one. */
export const isKeptByTargets = ({ takes, refers }: ToMany): boolean => takes === undefined && refers === undefined;

const withReadOnly = (relationships: Relationships, names: readonly string[], readOnly: boolean): Relationships =>
  Object.fromEntries(
    Object.entries(relationships).map(([name, relationship]) => [
      name,
      names.includes(name) ? { ...relationship, readOnly } : relationship,
    ]),
  );

/** Relationships of which some stay as they are, whatever a request says. */
export const fixed = (relationships: Relationships, names: readonly string[]): Relationships =>
  withReadOnly(relationships, names, true);

/** Relationships of which some that the record names itself may be given by a request. */
export const named = (relationships: Relationships, names: readonly string[]): Relationships =>
  withReadOnly(relationships, names, false);
