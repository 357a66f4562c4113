import type { GenericSchema } from 'valibot';
import type { Area } from '../../access/scopes.ts';
import type { ProblemCode } from '../../errors/fields.ts';
import type { ResourceIdentifier } from '../../jsonapi/resource-object.ts';
import type { Key } from '../../store/keys.ts';
import type { StoredRecord } from '../../store/record.ts';
import type { Attributes, ValuesOf } from './attribute.ts';
import type { Endpoints, Group } from './endpoints.ts';
import { type FieldOptions, isRequired, type WriteMode } from './field.ts';
import type { Inverse, ListedType, Relationship, Relationships, SearchedTexts } from './relationship.ts';

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
  /** It follows from companion items, which a list does not read: there the value is undefined. */
  readonly companions?: true;
  /** It follows from what only the list of the type reads, where `fields` or a filter asks for it: else the value is undefined. */
  readonly onlyAsked?: true;
  // A method, so that a computation over narrower values still fits (parameters of methods are bivariant).
  of(from: Computation<Values>): Value | undefined;
}

// Names are looked at where a type is defined; forgotten later, they are any text.
type NameOf<Members> = string & keyof Members;

/** A rule over several fields of one record. */
export interface Rule<Name extends string = string> {
  /** The fields that it compares; it is looked at when one of them changes. */
  readonly fields: readonly [Name, ...Name[]];
  /** The field that the error names. */
  readonly blames: Name;
  readonly code: ProblemCode;
  /** Whether the stored values of the fields, in their order, keep the rule; null stands for no value. */
  holds(...values: unknown[]): boolean;
}

/** Companion items: what belongs to a record and is too large for it. */
export interface CompanionItems {
  keys(id: string): readonly Key[];
  /** The record with the linkages that follow from the items that were found. */
  join(record: StoredRecord, items: readonly Readonly<Record<string, unknown>>[]): StoredRecord;
}

/** One type of the API, as its file in lib/resources describes it: the only description, from which all else derives. */
export interface ResourceDefinition<
  Fields extends Attributes = Attributes,
  Links extends Relationships = Relationships,
  Hidden extends string = string,
> {
  readonly type: string;
  /** What it is called in names of operations and in texts, where that is not the type in words: `evaluation period`. */
  readonly title?: string;
  readonly group: Group;
  /** Path segment of the type below `/api/v1`. */
  readonly collection: string;
  /** The id of its only record, which always exists, at the address of the collection. */
  readonly onlyId?: string;
  /** Area of the scopes that its reading and writing need. */
  readonly area: Area;
  readonly attributes: Fields;
  /** Attributes that are worked out, also in place of a stored one of the same name. */
  readonly computed?: Readonly<Record<string, ComputedAttribute<ValuesOf<NoInfer<Fields>>>>>;
  readonly relationships?: Links;
  /** To-one relationships that are worked out on every read. */
  readonly computedLinkage?: Readonly<
    Partial<Record<NameOf<Links>, (from: Computation<ValuesOf<Fields>>) => ResourceIdentifier | null>>
  >;
  /** Fields that its records hold without showing them, and that linkages of parents carry along. */
  readonly hiddenFields?: readonly Hidden[];
  /** Linkages that its records hold without showing them as relationships. */
  readonly hiddenLinkages?: readonly string[];
  /** Linkages that no answer shows or computes from: their overflow is not read. */
  readonly unread?: readonly string[];
  /** What a read of one record adds to it; too much for a list. */
  readonly companions?: CompanionItems;
  /** Where its records are kept, if not as records of the table. */
  readonly keyOf?: (id: string) => Key;
  /** Which records a caller may see is also decided by lib/domain/access-control/visibility.ts, not by the scope alone. */
  readonly isRestricted?: true;
  readonly list?: ListedType['list'];
  /** What of its records is found by beginnings of words. */
  readonly searched?: SearchedTexts;
  /** The file that writes its records, where a write has effects that the general operations do not have. */
  readonly writtenBy?: `lib/domain/${string}.ts`;
  /** A write of its records can take more than one transaction. */
  readonly isWrittenInSteps?: true;
  readonly rules?: readonly Rule<NameOf<Fields> | NameOf<Links>>[];
  /** It is changed and deleted only under `If-Match`, where the deployment asks for that. */
  readonly requiresPrecondition?: true;
  /** Its ids are random (version 4), because an id must not show the order in which students answered. */
  readonly hasOpaqueIds?: true;
  /** Relationships that together may exist once; an error names the last of them, unless a creation says something else. */
  readonly unique?: readonly [NameOf<Links>, ...NameOf<Links>[]];
  /** Further values of the `meta` member, each one of a few words; undefined in states that do not show it. */
  readonly stateMeta?: Readonly<
    Record<string, { readonly values: readonly string[]; of(record: StoredRecord, now: Date): string | undefined }>
  >;
  /** Counts that the resource's `meta` member shows. */
  readonly meta?: Readonly<Record<string, (record: StoredRecord) => number>>;
  /** The operations of the type, with the settings of each. */
  readonly endpoints: Endpoints<NameOf<Fields> | NameOf<Links>, NameOf<Links>>;
}

type Filled = 'title' | 'computed' | 'relationships' | 'computedLinkage' | 'hiddenLinkages' | 'list' | 'rules';

/** A type with nothing left out, and with what follows from its fields. */
export type Resource<Fields extends Attributes = Attributes> = ResourceDefinition<Fields> &
  Required<Pick<ResourceDefinition<Fields>, Filled>> &
  ListedType;

/** A resource whose field types have been forgotten, as the general functions take it. */
export type AnyResource = Omit<Resource, 'computed' | 'computedLinkage'> & {
  readonly computed: Readonly<Record<string, ComputedAttribute<object>>>;
  // The function has a method's bivariant parameters, for the same reason as above.
  readonly computedLinkage: Readonly<
    Record<string, { bivariant(from: Computation<object>): ResourceIdentifier | null }['bivariant'] | undefined>
  >;
};

const titleOf = (type: string): string => type.replace(/^course_evaluation_/, '').replaceAll('_', ' ');

// Without carried fields, TypeScript infers `string` instead of names.
type Misnamed<Carried extends string, Own extends string> = string extends Carried ? never : Exclude<Carried, Own>;

/** The names that a parent's linkage carries along must be fields of the record itself. */
type CarriesOwn<Links, Own extends string> = {
  readonly relationships?: {
    readonly [Name in keyof Links]: Links[Name] extends { readonly inverse?: Inverse<infer Carried> }
      ? [Misnamed<Carried, Own>] extends [never]
        ? unknown
        : { readonly inverse: Inverse<Own> }
      : unknown;
  };
};

/** Describes a type; what is left out is empty. */
export const defineResource = <
  const Fields extends Attributes,
  const Links extends Relationships = Record<never, never>,
  const Hidden extends string = never,
>(
  definition: ResourceDefinition<Fields, Links, Hidden> &
    CarriesOwn<NoInfer<Links>, NoInfer<NameOf<Fields> | NameOf<Links> | Hidden>>,
): Resource<Fields> => {
  const { type, attributes, relationships = {} } = definition;
  const filtered = Object.entries({ ...attributes, ...relationships }).flatMap(([name, { filter }]) =>
    filter === undefined ? [] : [[name, filter] as const],
  );
  const sorted = (by: FieldOptions['sort']) => Object.entries(attributes).find(([, { sort }]) => sort === by)?.[0];
  return {
    title: titleOf(type),
    computed: {},
    relationships: {},
    computedLinkage: {},
    hiddenLinkages: [],
    list: {},
    rules: [],
    ...definition,
    sortedBy: sorted(true),
    inPlaceOfUpdatedAt: sorted('in place of updated_at'),
    filters: Object.fromEntries(filtered),
    severalValues: Object.fromEntries(
      Object.entries(attributes).flatMap(([name, { each }]) => (each === undefined ? [] : [[name, each]])),
    ),
  };
};

const isInRecord = (relationship: Relationship): boolean => relationship.kind === 'many' && !relationship.companions;

/** Names of all linkages that a record of the type holds. */
export const linkageNames = ({ relationships, hiddenLinkages }: AnyResource): string[] => [
  ...Object.entries(relationships).flatMap(([name, relationship]) => (isInRecord(relationship) ? [name] : [])),
  ...hiddenLinkages,
];

/** Names of the fields that must have a value after a write. */
export const requiredFields = ({ attributes, relationships }: AnyResource, mode: WriteMode): string[] =>
  Object.entries({ ...attributes, ...relationships }).flatMap(([name, field]) =>
    field !== undefined && 'required' in field && isRequired(field, mode) ? [name] : [],
  );
