import { encodeToOne } from '../definition/record-fields.ts';
import type { AnyResource } from '../definition/resource.ts';
import type { Change } from './change.ts';

/** The stored forms of the fields that a change gives; null where a field is cleared. */
export const storedFields = (resource: AnyResource, { attributes, toOne }: Change): Record<string, unknown> => {
  const fields: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(attributes)) {
    const encode = resource.attributes[name]?.encode;
    fields[name] = value === null || encode === undefined ? value : encode(value);
  }
  for (const [name, target] of Object.entries(toOne)) {
    const relationship = resource.relationships[name];
    fields[name] = target === null || relationship?.kind !== 'one' ? null : encodeToOne(relationship, target);
  }
  return fields;
};
