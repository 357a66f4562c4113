import type { ListFilter } from '../../store/filter-index.ts';

/** What may be done with a field: the same for attributes and to-one relationships. */
export interface FieldOptions {
  /**
   * It can't be blank: ever, in a request that creates (an update may clear it), or in a request but in imported records,
   * whose source systems do not always know it.
   */
  readonly required?: true | 'on create' | 'except on import';
  /** Set by the service: ignored when it comes back in a request body. */
  readonly readOnly?: true;
  /** Set when the record is created; an update ignores it. */
  readonly createOnly?: true;
  /** Set by updates; a create ignores it. */
  readonly updateOnly?: true;
  /**
   * Records are found by its value without a look at others: a text of at most 255 characters, or a relationship that the
   * record names itself. Slots are in the table: one that is in use never goes to another field.
   */
  readonly filter?: ListFilter;
  /**
   * Its type's list can be sorted by it, besides `created_at` and `updated_at`: one attribute of a type that is stored as
   * text, and one more where the list is not sorted by `updated_at`, whose index it takes.
   */
  readonly sort?: true | 'in place of updated_at';
}

/** How field values come in: a request that creates or updates, or data of our own (sample, import). */
export interface WriteMode {
  readonly creates: boolean;
  /** Data of our own may set what the service otherwise sets itself. */
  readonly trusted?: boolean;
}

/** Whether a write may set a field. */
export const isWritable = (
  { readOnly, createOnly, updateOnly }: Pick<FieldOptions, 'readOnly' | 'createOnly' | 'updateOnly'>,
  { creates, trusted }: WriteMode,
): boolean => trusted === true || !(readOnly || (creates ? updateOnly : createOnly));

/** Whether a field must have a value after a write. */
export const isRequired = ({ required }: Pick<FieldOptions, 'required'>, { creates, trusted }: WriteMode): boolean =>
  required === true || (!trusted && (required === 'except on import' || (required === 'on create' && creates)));
