import type { GenericSchema } from 'valibot';
import type { ResourceIdentifier } from '../../jsonapi/resource-object.ts';
import type { Area } from '../../scopes.ts';
import type { ListFilter } from '../../store/filter-index.ts';
import type { Key } from '../../store/keys.ts';
import type { StoredRecord } from '../../store/record.ts';
import type { Attributes, ValuesOf } from './attribute.ts';
import type { ProblemCode } from './problems.ts';
import type { Relationship, Relationships } from './relationship.ts';
import type { FindVisibility } from './visibility.ts';

/** What a computed field is computed from. */
export interface Computation<Values> {
  readonly values: Values;
  readonly record: StoredRecord;
  readonly now: Date;
}

/** An attribute that is worked out on every read and never stored. */
export interface ComputedAttribute<Values, Value = unknown> {
  /** What the values are; null only where it says so. */
  readonly schema: GenericSchema<Value>;
  /** It follows from what a list does not read: there the value is undefined. */
  readonly isCompanion?: true;
  // A method, so that a computation over narrower values still fits (parameters of methods are bivariant).
  of(from: Computation<Values>): Value | undefined;
}

/** A rule over several fields of one record. */
export interface Rule {
  /** The fields that it compares; it is looked at when one of them changes. */
  readonly fields: readonly [string, ...string[]];
  /** The field that the error names. */
  readonly blames: string;
  readonly code: ProblemCode;
  /** Tells whether the stored values of the fields, in their order, keep the rule; null stands for no value. */
  holds(...values: unknown[]): boolean;
}

/** What stands beside a type's records, in items of their own, because a record could not hold it. */
export interface CompanionItems {
  /** Keys of the items that may stand beside a record. */
  keys(id: string): readonly Key[];
  /** The record with the linkages that follow from the items that were found. */
  join(record: StoredRecord, items: readonly Readonly<Record<string, unknown>>[]): StoredRecord;
}

/** One type of the API: the only description of its fields, from which all else derives. */
export interface Resource<Fields extends Attributes = Attributes> {
  readonly type: string;
  /** Path segment of the type below `/api/v1`. */
  readonly collection: string;
  /** Area of the scopes that its reading and writing need. */
  readonly area: Area;
  readonly attributes: Fields;
  /** Attributes that are worked out, also in place of a stored one of the same name. */
  readonly computed: Readonly<Record<string, ComputedAttribute<ValuesOf<Fields>>>>;
  readonly relationships: Relationships;
  /** To-one relationships that are worked out on every read. */
  readonly computedLinkage: Readonly<
    Record<string, (from: Computation<ValuesOf<Fields>>) => ResourceIdentifier | null>
  >;
  /** Linkages that its records hold without showing them as relationships. */
  readonly hiddenLinkages: readonly string[];
  /**
   * Linkages that no answer shows, and from which nothing in an answer is worked out: what has outgrown its record is not
   * read for them.
   */
  readonly unread?: readonly string[];
  /** What a read of one record adds to it; a list, which could not bear it, leaves it out. */
  readonly companions?: CompanionItems;
  /** Which records a caller may see, where the scope does not say it all; every route asks. */
  readonly visibility?: FindVisibility;
  /** That its records can be listed; types without it are reached by id and by relationships only. */
  readonly list?: {
    /** Whether a record stands in the list; all do unless said. */
    contains?(record: StoredRecord): boolean;
    /** A further text attribute that the list can be sorted by, beside `created_at` and `updated_at`. */
    readonly value?: string;
    /**
     * Its records are counted in and out, so that totals need not read them: also by time, or only in all, which an
     * update need not keep true.
     */
    readonly counters?: true | 'in all';
    /**
     * Fields by whose value its records are found without a look at others: texts of at most 255 characters, to-one
     * relationships, and to-many ones that the record names itself. Slots are in the table: one that is in use never goes
     * to another field.
     */
    readonly filters?: Readonly<Record<string, ListFilter>>;
  };
  /** The file that writes its records, where that changes more than they say themselves; the general verbs do not. */
  readonly writtenBy?: string;
  /** Fields that can't be blank. */
  readonly required: readonly string[];
  /** Those of them that imported records may lack: source systems do not always know them. */
  readonly optionalOnImport?: readonly string[];
  readonly rules: readonly Rule[];
  /** Its ids are random (version 4), because an id must not tell the order in which students answered. */
  readonly idsTellNoOrder?: true;
  /** Relationships that together may exist once; an error names the last of them. */
  readonly unique?: readonly [string, ...string[]];
  /** Counts that the resource's `meta` member tells. */
  readonly meta?: Readonly<Record<string, (record: StoredRecord) => number>>;
}

type Optional = 'computed' | 'relationships' | 'computedLinkage' | 'hiddenLinkages' | 'required' | 'rules';

/** A resource whose field types have been forgotten, as the general functions take it. */
export type AnyResource = Omit<Resource, 'computed' | 'computedLinkage'> & {
  readonly computed: Readonly<Record<string, ComputedAttribute<object>>>;
  // A method for the same reason as above.
  readonly computedLinkage: Readonly<
    Record<string, { bivariant(from: Computation<object>): ResourceIdentifier | null }['bivariant']>
  >;
};

/** Describes a type; what is left out is empty. */
export const defineResource = <const Fields extends Attributes>(
  definition: Omit<Resource<Fields>, Optional> & Partial<Pick<Resource<Fields>, Optional>>,
): Resource<Fields> => ({
  computed: {},
  relationships: {},
  computedLinkage: {},
  hiddenLinkages: [],
  required: [],
  rules: [],
  ...definition,
});

const isInRecord = (relationship: Relationship): boolean => relationship.kind === 'many' && !relationship.companions;

/** Names of all linkages that a record of the type holds. */
export const linkageNames = ({ relationships, hiddenLinkages }: AnyResource): string[] => [
  ...Object.entries(relationships).flatMap(([name, relationship]) => (isInRecord(relationship) ? [name] : [])),
  ...hiddenLinkages,
];
