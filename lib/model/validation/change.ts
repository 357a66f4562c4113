import type { RequestData } from '../../jsonapi/request-document.ts';
import type { ResourceIdentifier } from '../../jsonapi/resource-object.ts';

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
