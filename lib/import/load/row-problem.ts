import { fieldTitle } from '../../errors/fields.ts';
import { type ErrorObject, JsonApiError } from '../../errors/json-api-error.ts';
import { StoreError } from '../../store/errors.ts';
import type { RecordIntent, SourceReference } from '../formats/intent.ts';
import type { RejectionCode, Report } from '../report/report.ts';
import { namesOf, ownNameOf, textOfName } from './source-names.ts';

/** Why a row cannot be loaded, with the column at fault and its value where there is one. */
export interface RowProblem {
  readonly column?: string;
  readonly value?: unknown;
  readonly reason: string;
  readonly code?: RejectionCode;
  /** The names that are not known. */
  readonly refersTo?: readonly string[];
}

export const unknownReference = (reference: SourceReference): RowProblem => {
  const { column, called, sourceIds } = reference;
  return {
    column,
    value: sourceIds.join(','),
    reason: sourceIds.length === 0 ? `${column} is empty` : `${column} names no known ${called}`,
    refersTo: namesOf(reference).map(textOfName),
  };
};

/** The problem of a reference that leads elsewhere than another one of the same row. */
export const contradicts = (reference: SourceReference, other: SourceReference): RowProblem => ({
  column: reference.column,
  value: reference.sourceIds.join(','),
  reason: `${reference.column} is not the ${reference.called} of the ${other.called}`,
});

const fieldOf = (meta: Readonly<Record<string, unknown>> | undefined): string =>
  typeof meta?.field === 'string' ? meta.field : '';

/**
 * Returns the reason for a column of the file from a detail of validation. Details contain names of fields and bounds,
 * never values.
 */
const reasonOf = ({ detail = '', meta }: ErrorObject, columns: RecordIntent['columns']): string => {
  const field = fieldOf(meta);
  const [column, label] = [columns[field], fieldTitle(field)];
  if (Array.isArray(meta?.allowed)) return `${column ?? label} is none of ${meta.allowed.join(', ')}`;
  return column === undefined || !detail.startsWith(`${label} `) ? detail : `${column}${detail.slice(label.length)}`;
};

/** Returns whether an error comes from the row, not from the table or this code. */
export const isAboutRow = (error: unknown): boolean =>
  error instanceof JsonApiError || (error instanceof StoreError && error.code === 'item_too_large');

/** Returns the problem of a row that validation or a write has refused. */
export const problemOf = ({ columns, attributes }: RecordIntent, error: unknown): RowProblem => {
  if (error instanceof StoreError) return { reason: 'the record would be too large' };
  if (!(error instanceof JsonApiError)) return { reason: 'the record was refused' };
  if (error.status === 404) return { reason: 'a record that it refers to does not exist any more' };
  const field = error.errors.map(({ meta }) => fieldOf(meta)).find((each) => columns[each] !== undefined) ?? '';
  const column = columns[field];
  const place = column === undefined ? {} : { column, value: attributes[field] };
  return { ...place, reason: error.errors.map((each) => reasonOf(each, columns)).join('; ') };
};

/** Reports a row that cannot be loaded. */
export const rejectIntent = (report: Report, intent: RecordIntent, problem: RowProblem): void => {
  const { type, key, origin, reportedByAnother } = intent;
  const makes = key.by === 'source_id' ? textOfName(ownNameOf(intent)) : undefined;
  if (reportedByAnother === undefined) report.reject(type, { ...origin, ...problem, makes });
};
