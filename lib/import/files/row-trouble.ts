import { JsonApiError } from '../../jsonapi/errors.ts';
import { StoreError } from '../../store/errors.ts';
import type { RecordIntent, Reference } from '../load/intent.ts';
import type { Report } from '../run/report.ts';

/** Why a row cannot be loaded, and the column at fault where one is, with what stands there. */
export interface RowTrouble {
  readonly column?: string;
  readonly value?: unknown;
  readonly reason: string;
}

/** The trouble of a reference to a record that is not there. */
export const unknownReference = ({ column, called, sourceIds }: Reference): RowTrouble => ({
  column,
  value: sourceIds.join(','),
  reason: sourceIds.length === 0 ? `${column} is empty` : `${column} names no known ${called}`,
});

const fieldOf = (meta: Readonly<Record<string, unknown>> | undefined): string =>
  typeof meta?.field === 'string' ? meta.field : '';

/** Whether an error speaks of the row, not of the table or of this code. */
export const isAboutRow = (error: unknown): boolean =>
  error instanceof JsonApiError || (error instanceof StoreError && error.code === 'item_too_large');

/** What an error of validating or writing says about the row. */
export const troubleOf = ({ columns, attributes }: RecordIntent, error: unknown): RowTrouble => {
  if (error instanceof StoreError) return { reason: 'the record would be too large' };
  if (!(error instanceof JsonApiError)) return { reason: 'the record was refused' };
  if (error.status === 404) return { reason: 'a record that it refers to does not exist any more' };
  const field = error.errors.map(({ meta }) => fieldOf(meta)).find((each) => columns[each] !== undefined) ?? '';
  const column = columns[field];
  const place = column === undefined ? {} : { column, value: attributes[field] };
  // The details of validation name fields and bounds, never values.
  return { ...place, reason: error.errors.map(({ detail }) => detail).join('; ') };
};

/** Reports a row that cannot be loaded. */
export const rejectIntent = (report: Report, intent: RecordIntent, trouble: RowTrouble): void => {
  if (intent.reportedElsewhere === undefined) report.reject(intent.type, { ...intent.origin, ...trouble });
};
