import type { ResourceIdentifier } from '../../jsonapi/resource-object.ts';
import { textOf } from '../../model/definition/record-fields.ts';
import type { StoredRecord } from '../../store/record.ts';
import type { TypeName } from '../type-names.ts';

/** The target whose id a record has in a field, for a relationship that its type works out on every read. */
export const storedToOne =
  (type: TypeName, field: string) =>
  ({ record }: { readonly record: StoredRecord }): ResourceIdentifier | null => {
    const id = textOf(record, field);
    return id === null ? null : { type, id };
  };
