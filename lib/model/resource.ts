import type { ResourceIdentifier } from '../jsonapi/resource-object.ts';
import type { Area } from '../scopes.ts';
import type { ListFilter } from '../store/filter-index.ts';
import type { StoredRecord } from '../store/record.ts';
import type { Store } from '../store/store.ts';
import type { Attributes, ValuesOf } from './attribute.ts';
import type { ProblemCode } from './problems.ts';
import type { Relationship, Relationships } from './relationship.ts';

/** What a computed field is computed from. */
export interface Computation<Values> {
  readonly values: Values;
  readonly record: StoredRecord;
  readonly now: Date;
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

/** One type of the API: the only description of its fields, from which all else derives. */
export interface Resource<Fields extends Attributes = Attributes> {
  readonly type: string;
  /** Path segment of the type below `/api/v1`. */
  readonly collection: string;
  /** Area of the scopes that its reading and writing need. */
  readonly area: Area;
  readonly attributes: Fields;
  /** Attributes that are worked out on every read and never stored. */
  readonly computed: Readonly<Record<string, (from: Computation<ValuesOf<Fields>>) => unknown>>;
  readonly relationships: Relationships;
  /** To-one relationships that are worked out on every read. */
  readonly computedLinkage: Readonly<
    Record<string, (from: Computation<ValuesOf<Fields>>) => ResourceIdentifier | null>
  >;
  /** Linkages that its records hold without showing them as relationships. */
  readonly hiddenLinkages: readonly string[];
  /** That its records can be listed; types without it are reached by id and by relationships only. */
  readonly list?: {
    /** Whether a record stands in the list; all do unless said. */
    contains?(record: StoredRecord): boolean;
    /** A further text attribute that the list can be sorted by, beside `created_at` and `updated_at`. */
    readonly value?: string;
    /** Its records are counted in and out, so that totals need not read them. */
    readonly isTallied?: true;
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
  readonly rules: readonly Rule[];
  /** Its ids are random (version 4), because an id must not tell the order in which students answered. */
  readonly idsTellNoOrder?: true;
  /** Relationships that together may exist once; an error names the last of them. */
  readonly unique?: readonly [string, ...string[]];
  /**
   * Completes records with what stands beside them; one round trip for all. Answers about one resource show it, lists,
   * which could not bear it, leave it out.
   */
  complete?(store: Store, records: readonly StoredRecord[]): Promise<StoredRecord[]>;
  /** The resource's `meta` member. */
  meta?(record: StoredRecord): Readonly<Record<string, unknown>>;
}

type Optional = 'computed' | 'relationships' | 'computedLinkage' | 'hiddenLinkages' | 'required' | 'rules';

/** A resource whose field types have been forgotten, as the general functions take it. */
export type AnyResource = Omit<Resource, 'computed' | 'computedLinkage'> & {
  // Methods, so that a computation over narrower values still fits (parameters of methods are bivariant).
  readonly computed: Readonly<Record<string, { bivariant(from: Computation<object>): unknown }['bivariant']>>;
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

const isInRecord = (relationship: Relationship): boolean => relationship.kind === 'many' && !relationship.beside;

/** Names of all linkages that a record of the type holds. */
export const linkageNames = ({ relationships, hiddenLinkages }: AnyResource): string[] => [
  ...Object.entries(relationships).flatMap(([name, relationship]) => (isInRecord(relationship) ? [name] : [])),
  ...hiddenLinkages,
];

/** Records with what the type keeps beside them. */
export const completeRecords = async (
  store: Store,
  resource: AnyResource,
  records: readonly StoredRecord[],
): Promise<readonly StoredRecord[]> => (records.length === 0 ? [] : (resource.complete?.(store, records) ?? records));
