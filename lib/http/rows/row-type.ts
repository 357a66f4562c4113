import { askedTypeOf } from '../pipeline/asked-type.ts';
import type { PipelineEvent } from '../pipeline/exchange.ts';

const rowTypes = ['text/csv', 'application/x-ndjson'] as const;

/** A media type of rows. */
export type RowType = (typeof rowTypes)[number];

/** The type of rows that a request asks for by name; undefined for one that would rather have a document. */
export const rowTypeOf = (event: PipelineEvent): RowType | undefined => askedTypeOf(event, rowTypes);
