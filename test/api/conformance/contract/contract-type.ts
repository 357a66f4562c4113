/** What the interface says of an attribute's values. */
export type Kind =
  | 'string'
  | 'choice'
  | 'whole'
  | 'date'
  | 'timestamp'
  | 'boolean'
  | 'integer'
  | 'number'
  | 'object'
  | 'emails'
  | 'strings'
  | 'phone';

/** What the interface says of a relationship; `bare` are those with links and meta only, no `target` means any type. */
export interface ContractRelationship {
  readonly target?: string;
  readonly many?: true;
  readonly bare?: true;
  /** Only a create request gives it. */
  readonly fixed?: true;
}

/** A type as the interface describes it, written down from its text and not from the service's code. */
export interface ContractType {
  readonly writable: Readonly<Record<string, Kind>>;
  readonly readOnly: Readonly<Record<string, Kind>>;
  /** Those of `readOnly` that an update may write all the same. */
  readonly writableLater?: readonly string[];
  readonly relationships: Readonly<Record<string, ContractRelationship>>;
  /** Attributes that can't be blank, on create (and on update, where the type has one). */
  readonly required: readonly string[];
  readonly meta?: readonly string[];
  /** Fields that a resource shows only where it is not one of a list, of which a relationship keeps its links. */
  readonly notInLists?: readonly string[];
}
