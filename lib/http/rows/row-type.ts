import { mediaType, weightIn } from '../../jsonapi/media-type.ts';
import type { PipelineEvent } from '../pipeline/exchange.ts';

const rowTypes = ['text/csv', 'application/x-ndjson'] as const;

/** A media type of rows. */
export type RowType = (typeof rowTypes)[number];

/**
 * The type of rows that a request asks for by name; undefined for one that asks for a document, or would rather have one.
 */
export const rowTypeOf = ({ headers }: PipelineEvent): RowType | undefined => {
  const accept = headers?.accept ?? '';
  const weights = rowTypes.map((type) => ({ type, weight: weightIn(accept, [type]) }));
  const best = weights.reduce((one, other) => (other.weight > one.weight ? other : one));
  const ofDocument = weightIn(accept, [mediaType, 'application/*', '*/*']);
  return best.weight > 0 && best.weight >= ofDocument ? best.type : undefined;
};
