import type { Origin } from '../files/origin.ts';
import type { RecordIntent } from './intent.ts';
import { dateOf, orNull } from './values.ts';

/** The value of a field, and the column that a report names for it. */
export type Field = readonly [column: string, value: unknown];

type Columns<Name extends string> = Readonly<Record<Name, string>>;

export const text = <Name extends string>(row: Columns<Name>, name: Name): Field => [name, orNull(row[name])];

export const date = <Name extends string>(row: Columns<Name>, name: Name): Field => [name, dateOf(row[name])];

type Derived = 'kind' | 'type' | 'origin' | 'attributes' | 'columns';

/** A record as a mapping describes it; the optional properties are those of `RecordIntent`. */
interface DescribedRecord extends Partial<Omit<RecordIntent, Derived>> {
  readonly type: string;
  /** The source's id of the record, unless `key` finds it in another way. */
  readonly id: string;
  readonly origin: Origin;
  readonly fields?: Readonly<Record<string, Field>>;
}

// Shared: most rows of a term are enrolments, which have no fields.
const noFields = Object.freeze({});

const readFields = (fields: Readonly<Record<string, Field>>): Pick<RecordIntent, 'attributes' | 'columns'> => {
  const entries = Object.entries(fields);
  return {
    attributes: Object.fromEntries(entries.map(([name, [, value]]) => [name, value])),
    columns: Object.fromEntries(entries.map(([name, [column]]) => [name, column])),
  };
};

/** What a source says of one record. */
export const toRecord = ({ id, fields, ...described }: DescribedRecord): RecordIntent => ({
  kind: 'record',
  key: { by: 'source_id', sourceId: id },
  references: noFields,
  ...(fields === undefined ? { attributes: noFields, columns: noFields } : readFields(fields)),
  ...described,
});
