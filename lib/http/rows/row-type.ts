import type { PipelineEvent } from '../exchange.ts';

const rowTypes = ['text/csv', 'application/x-ndjson'] as const;

/** A media type of rows. */
export type RowType = (typeof rowTypes)[number];

const isWanted = (accept: string, type: string): boolean =>
  accept
    .toLowerCase()
    .split(',')
    .some((range) => range.split(';')[0]?.trim() === type && !/;\s*q=0(?:\.0*)?\s*(?:$|;)/.test(range));

/** The type of rows that a request asks for; undefined for one that asks for a document. */
export const rowTypeOf = ({ headers }: PipelineEvent): RowType | undefined =>
  rowTypes.find((type) => isWanted(headers?.accept ?? '', type));
