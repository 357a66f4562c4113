import { mediaType, weightIn } from '../../jsonapi/media-type.ts';
import type { PipelineEvent } from './exchange.ts';

/**
 * Which of some media types a request asks for by name; undefined for one that asks for a document, or would rather have one.
 */
export const askedTypeOf = <Type extends string>(
  { headers }: PipelineEvent,
  types: readonly [Type, ...Type[]],
): Type | undefined => {
  const accept = headers?.accept ?? '';
  const weights = types.map((type) => ({ type, weight: weightIn(accept, [type]) }));
  const best = weights.reduce((one, other) => (other.weight > one.weight ? other : one));
  const ofDocument = weightIn(accept, [mediaType, 'application/*', '*/*']);
  return best.weight > 0 && best.weight >= ofDocument ? best.type : undefined;
};
