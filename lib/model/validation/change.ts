import type { RequestData } from '../../jsonapi/request-document.ts';
import type { ResourceIdentifier } from '../../jsonapi/resource-object.ts';
import { encodeToOne } from '../definition/record-fields.ts';
import type { AnyResource } from '../definition/resource.ts';

/** Validated, normalised new values of a record's fields; what is absent stays as it is. */
export interface Change {
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly toOne: Readonly<Record<string, ResourceIdentifier | null>>;
  readonly toMany: Readonly<Record<string, readonly ResourceIdentifier[]>>;
  /** The request that the change was read from, for pointers. */
  readonly data: RequestData;
}

/** A change that changes nothing. */
export const noChange: Change = {
  attributes: {},
  toOne: {},
  toMany: {},
  data: { attributes: {}, relationships: {} },
};

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
