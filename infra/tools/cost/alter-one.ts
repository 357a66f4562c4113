import * as v from 'valibot';
import type { Attribute } from '../../../lib/model/definition/attribute.ts';
import { isWritable } from '../../../lib/model/definition/field.ts';
import type { Operation } from '../../../lib/model/definition/operations.ts';
import { resourceOf } from '../../../lib/resources/registry.ts';
import type { PartialEvent } from '../../local/gateway/invoke-operation.ts';

const isInstant = (text: string): boolean => /^\d{4}-\d{2}-\d{2}T/.test(text);

/** Another text that an attribute takes; undefined where it takes none, or requests may not change it. */
const anotherText = (attribute: Attribute, text: string): string | undefined => {
  if (!isWritable(attribute, { creates: false })) return undefined;
  if (attribute.choices !== undefined) return attribute.choices.find((each) => each !== text);
  const other = isInstant(text) ? new Date(Date.parse(text) - 60_000).toISOString() : `${text} altered`;
  return v.is(attribute.schema, other) ? other : undefined;
};

/**
 * Texts are changed first, then instants, then values from a list of choices: the later ones may be refused because other
 * values depend on them.
 */
const rank = ({ choices }: Attribute, text: string): number => (choices !== undefined ? 2 : isInstant(text) ? 1 : 0);

/** The same request with one of its attributes altered: an update that alters nothing writes nothing. */
export const alterOne = (request: PartialEvent, { method, body: type, kind }: Operation): PartialEvent => {
  if (method !== 'PATCH' || type === undefined || kind === 'relationship') return request;
  // What sampleRequest has made.
  const { data } = request.body as { data: { attributes: Record<string, unknown> } };
  const { attributes } = resourceOf(type);
  const [altered] = Object.entries(data.attributes)
    .flatMap(([name, text]) => {
      const attribute = attributes[name];
      if (attribute === undefined || typeof text !== 'string') return [];
      const other = anotherText(attribute, text);
      return other === undefined ? [] : [{ name, other, rank: rank(attribute, text) }];
    })
    .sort((one, another) => one.rank - another.rank);
  // A type without such an attribute consists of relationships; its request is measured as it is.
  if (altered === undefined) return request;
  const changed = { ...data.attributes, [altered.name]: altered.other };
  return { ...request, body: { data: { ...data, attributes: changed } } };
};
