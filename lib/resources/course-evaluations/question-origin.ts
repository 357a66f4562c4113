import * as v from 'valibot';
import type { Attribute } from '../../model/definition/attribute.ts';
import { objectOf, string } from '../../model/definition/attribute-kinds.ts';
import { integer } from '../../model/definition/number-kinds.ts';

/** Where a question of a question set comes from. */
export interface Origin {
  /** The id of the item of the bank. */
  readonly item: string;
  readonly version: number;
  /** The text of the item's first version, which is what all copies of the item have in common. Not shown. */
  readonly text: string;
}

const schema: v.GenericSchema<unknown, Origin> = objectOf({
  item: string(36),
  version: integer({ minimum: 1 }).schema,
  text: string(1_024),
});

/** The origin of a question, set by the service. Stored as JSON text. */
export const originAttribute: Attribute<Origin> = {
  readOnly: true,
  schema,
  encode: (value) => JSON.stringify(value),
  // What `encode` wrote is an origin.
  decode: (stored) => JSON.parse(String(stored)) as Origin,
};

/** What answers show of an origin. */
export const shownOrigin = v.object({
  item: v.pipe(v.string(), v.metadata({ format: 'uuid' })),
  version: v.pipe(v.number(), v.metadata({ type: 'integer', minimum: 1 })),
});

export const shownOriginOf = (origin: Origin | null): v.InferOutput<typeof shownOrigin> | null =>
  origin && { item: origin.item, version: origin.version };
