import type { StoredRecord } from '../../store/record.ts';
import { changeStep, deleteStep, type Step } from '../../store/steps.ts';
import { entryKey } from '../../store/value-entries.ts';
import { eachValueOf } from '../definition/record-fields.ts';
import type { ListedType } from '../definition/relationship.ts';

// An entry is derived from record and value alone: no condition has to hold, and writing it twice does no harm.
const nothing = () => undefined;

const valuesIn = (resource: ListedType, record: StoredRecord | undefined, field: string): ReadonlySet<string> =>
  new Set(record && eachValueOf(resource, record, field));

/** Steps that find a record by the new values of its fields, and no longer by those that it had. */
export const valueSteps = (resource: ListedType, before?: StoredRecord, after?: StoredRecord): Step[] => {
  const record = after ?? before;
  if (record === undefined) return [];
  return Object.keys(resource.severalValues).flatMap((field) => {
    const [old, present] = [valuesIn(resource, before, field), valuesIn(resource, after, field)];
    const keyFor = (value: string) => entryKey(record, field, value);
    return [
      ...[...old.difference(present)].map((value) => deleteStep(keyFor(value), nothing, [])),
      ...[...present.difference(old)].map((value) =>
        changeStep(keyFor(value), { set: [[['record_id'], record.id]] }, nothing),
      ),
    ];
  });
};
