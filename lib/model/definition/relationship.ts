import { serviceTypes, type TypeName } from '../../resources/type-names.ts';
import type { ListFilter } from '../../store/filter-index.ts';
import type { StoredRecord } from '../../store/record.ts';
import type { EachValue } from './attribute.ts';
import { type FieldOptions, isWritable, type WriteMode } from './field.ts';

/** Keeps a parent's to-many linkage in step with a child's to-one relationship. */
export interface Inverse<Carried extends string = string> {
  /** Name of the linkage in the parent's record. */
  readonly linkage: string;
  /** Fields of the child that the parent's linkage entry carries along. */
  readonly carries: readonly Carried[];
  /** No answer of the parent shows anything of the linkage: the parent has not changed when the linkage has. */
  readonly unseen?: true;
  /** Some of its entries are written without the parent's record, which does not show how many there are. */
  readonly isUncounted?: true;
  /** A field of the child: one that has it is not in the linkage, and leaves with the parent what `leaves` says. */
  readonly unless?: string;
}

/**
 * How a target without an inverse shows that others refer to it: an item for each referrer, or a number in its record
 * where thousands refer to one in a short time, or where the target may be of any type.
 */
export type LeftBehind = 'back-reference' | 'counter';

/**
 * How many records of a type lead to each target is kept with the counters of their list. A target has items of its own; or
 * all targets that lead to one record share its items, so that who counts for many of them changes one.
 */
export interface CountedTargets {
  /** The relationships from a target to that record, with the type that each leads to. */
  readonly within?: readonly { readonly field: string; readonly type: TypeName }[];
  /** A number in the target's record. Writes that change that record anyway count there instead. */
  readonly alsoIn?: string;
}

/** The file that prevents the deletion of targets that are still named. */
type Guarded = { readonly guardedBy?: `lib/domain/${string}.ts` };

/** A to-one relationship: the record holds the target's id (type and id, when the type is open). */
export interface ToOne<Carried extends string = string>
  extends Pick<FieldOptions, 'required' | 'readOnly' | 'createOnly' | 'filter'>,
    Guarded {
  readonly kind: 'one';
  /** Types that it may lead to; undefined means any. */
  readonly types: readonly string[] | undefined;
  /** Where any type may be named, those that may not be. */
  readonly except?: readonly TypeName[];
  /** Where any type may be named: restricted types whose records are named to integrations alone, in no answer to others. */
  readonly shownToIntegrations?: readonly TypeName[];
  readonly inverse?: Inverse<Carried>;
  readonly leaves?: LeftBehind;
  /** The total of its filter is kept: many records of a list whose total is shown have one target, and keep it. */
  readonly counted?: CountedTargets;
  /** Answered with links and meta only; `data` appears when it is included, as full linkage asks. */
  readonly bare?: true;
}

/**
 * A to-many relationship: the record holds a linkage of target ids. Unless it `reassigns` or `refers`, the linkage is kept
 * by the targets, whose own to-one relationship has it as inverse.
 */
export interface ToMany extends Pick<FieldOptions, 'createOnly' | 'filter'>, Guarded {
  readonly kind: 'many';
  readonly type: string;
  /** A request may write it: it reassigns its targets, or the record names them itself. */
  readonly writable?: true;
  readonly bare?: true;
  /**
   * A new record becomes what the to-one relationship `field` of the targets, whose type is `resource`, leads to; only
   * targets that have none are free.
   */
  readonly reassigns?: Inverse & { readonly field: string; readonly resource: ListedType };
  /** The record names its targets, which know nothing of it unless there is an inverse. */
  readonly refers?: true;
  /** Its entries keep when each target was added (`addedOf`). */
  readonly dated?: true;
  /** Its targets can be deleted while the record names them: the record keeps what was meant when it was made. */
  readonly dangles?: true;
  /** The linkage in which the targets of one that `refers` know the record. */
  readonly inverse?: Inverse;
  readonly leaves?: 'back-reference';
  /** Most targets that a request may name, where they are no part of one transaction. */
  readonly most?: number;
  /** Kept for the service's own use: no answer shows it. */
  readonly hidden?: true;
  /** Follows from the record's companion items (`Resource.companions`); without these it is not shown. */
  readonly companions?: true;
  /** How many targets it has, where the record alone shows it; else undefined. */
  countIn?(record: StoredRecord): number | undefined;
  /** It has relationship endpoints (`/{id}/relationships/…`), whose operations are named after this: `add-members`. */
  readonly endpoints?: string;
}

export type Relationship = ToOne | ToMany;

/** The relationships of a type by name, in the order in which they are validated and shown. */
export type Relationships = Readonly<Record<string, Relationship>>;

/** How the records of a type are listed. */
interface ListDefinition {
  /** Whether a record is in the list; by default all are. */
  contains?(record: StoredRecord): boolean;
  /** Its records are counted in and out, so that the total need not read them. */
  readonly isCounted?: true;
  /** A record of the type must not show when it was made: its instants are the starts of UTC days. */
  readonly showsDaysAlone?: true;
}

/** What of a record is found by beginnings of words. */
export interface SearchedTexts {
  /** The texts whose words find the record, those first that matter most. */
  texts(record: StoredRecord): readonly string[];
  /** Addresses that find it, from their beginning on and by the words before the `@`. */
  addresses?(record: StoredRecord): readonly string[];
  /** Others have words of the same record too, so that no entry can have all of them: each has its own. */
  readonly isPart?: true;
  /** They find, in place of the record, the one to which a relationship leads. */
  readonly finds?: { readonly type: TypeName; readonly by: string };
  /** How many words of a record find it, where there is room for fewer than usual. */
  readonly mostWords?: number;
}

/** How the records of a type are listed, sorted and found. */
export interface ListedType {
  readonly type: string;
  readonly relationships: Relationships;
  readonly list: ListDefinition;
  /** The attribute that sorts its list, in addition to `created_at` and `updated_at`. */
  readonly sortedBy: string | undefined;
  /** The attribute in whose order the index by `updated_at` holds its list instead. */
  readonly inPlaceOfUpdatedAt: string | undefined;
  /** The index that finds records by the value of a field, by field. */
  readonly filters: Readonly<Record<string, ListFilter>>;
  /** The attributes of several values each of which finds the record. */
  readonly severalValues: Readonly<Record<string, EachValue>>;
  /** What of a record is found by `filter[q]`. */
  readonly searched?: SearchedTexts;
}

/** A to-one relationship to one type (or one of several). */
export const toOne = <const Carried extends string = never>(
  type: TypeName | readonly TypeName[],
  options: Omit<ToOne<Carried>, 'kind' | 'types'> = {},
): ToOne<Carried> => ({
  kind: 'one',
  types: typeof type === 'string' ? [type] : type,
  ...options,
});

/** A to-one relationship to any type of an institution's data, but those excepted. */
export const toAny = ({
  except = [],
  ...options
}: Pick<ToOne, 'filter' | 'except' | 'shownToIntegrations'> = {}): ToOne => ({
  kind: 'one',
  types: undefined,
  except: [...serviceTypes, ...except],
  leaves: 'counter',
  ...options,
});

export const toMany = (type: TypeName, options: Omit<ToMany, 'kind' | 'type'> = {}): ToMany => ({
  kind: 'many',
  type,
  ...options,
});

/** Whether it depends on the caller whether an answer names the target of a relationship. */
export const isShownToSome = (relationship: Relationship): boolean =>
  relationship.kind === 'one' && relationship.shownToIntegrations !== undefined;

/** Whether an answer may show a relationship with links and meta only. */
export const mayLackLinkage = (relationship: Relationship): boolean =>
  relationship.bare === true || isShownToSome(relationship);

/** The types whose records a relationship names to integrations alone. */
export const typesShownToIntegrations = (relationship: Relationship | undefined): readonly string[] =>
  relationship?.kind === 'one' ? (relationship.shownToIntegrations ?? []) : [];

/** Whether only integrations may see what a relationship leads to. */
export const isShownToIntegrations = (relationship: Relationship | undefined, { type }: { type: string }): boolean =>
  typesShownToIntegrations(relationship).includes(type);

/** Whether the targets keep a to-many linkage, so that a record can't be given one. */
export const isKeptByTargets = ({ reassigns, refers }: ToMany): boolean =>
  reassigns === undefined && refers === undefined;

/** Whether a write may give a relationship other targets. */
export const isWritableRelationship = (relationship: Relationship, mode: WriteMode): boolean =>
  isWritable(relationship.kind === 'many' && !relationship.writable ? { readOnly: true } : relationship, mode);

/** The types of the targets of a relationship; undefined for any. */
export const targetTypes = (relationship: Relationship): readonly string[] | undefined =>
  relationship.kind === 'many' ? [relationship.type] : relationship.types;
