import type { SourceReference } from '../intent.ts';
import { employeeNumbers, rosters } from '../people.ts';
import { referTo } from '../values.ts';
import type { ReadColumn } from './columns.ts';

/** Makes the reference that a `<relationship>_external_id` column contains. */
export type ReferenceTo = (column: string, id: string) => SourceReference;

/** How a to-one relationship is read. */
export interface ReferenceColumn {
  readonly to: ReferenceTo;
  /** Whether a row must name the target. */
  readonly isRequired: boolean;
  /** The relationship whose column is used when this one's is empty. */
  readonly orElse?: string;
}

/** How one HR file is read: attributes by their own names, relationships by `<relationship>_external_id`. */
export interface HrTable {
  readonly file: string;
  readonly type: string;
  readonly attributes: Readonly<Record<string, ReadColumn>>;
  readonly references: Readonly<Record<string, ReferenceColumn>>;
  /** To-many relationships; their columns hold several ids. */
  readonly lists?: Readonly<Record<string, ReferenceTo>>;
  /** Required columns besides those of required relationships. */
  readonly required: readonly string[];
  /** The relationships that find the record again; without them, external_id does. */
  readonly foundBy?: readonly string[];
  /**
   * The record that a row is about, named by this column of a reference. It is a record of other files, and it is
   * changed and never created.
   */
  readonly changes?: ReferenceTo;
  /** Whether source_type and source_external_id name the relationship `source`: a record of another HR file. */
  readonly hasSource?: true;
  /** The relationship whose target is created when it does not exist, with its id as its name. */
  readonly creates?: string;
}

export const columnOf = (relationship: string): string => `${relationship}_external_id`;

/** A user, by the number of an employee or by the roster's own id. */
export const toUser: ReferenceTo = (column, id) => ({
  ...referTo('user', 'user', column, id),
  sources: [employeeNumbers, ...rosters],
});

export const toProfile: ReferenceTo = (column, id) => ({ ...toUser(column, id), through: 'profile' });

export const toDepartment: ReferenceTo = (column, id) => ({
  ...referTo('department', 'department', column, id),
  sources: rosters,
});

/** A record of the HR files themselves. */
export const toOwn =
  (type: string): ReferenceTo =>
  (column, id) =>
    referTo(type, type.replaceAll('_', ' '), column, id);

/** A relationship that a row must name. */
export const required = (to: ReferenceTo): ReferenceColumn => ({ to, isRequired: true });

/** A relationship that a row may leave empty. */
export const optional = (to: ReferenceTo): ReferenceColumn => ({ to, isRequired: false });

/** The person of a row. The columns of user and profile can replace each other. */
export const userAndProfile: HrTable['references'] = {
  user: { ...required(toUser), orElse: 'profile' },
  profile: { ...required(toProfile), orElse: 'user' },
};
