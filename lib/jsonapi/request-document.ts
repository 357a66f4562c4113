import { clientGeneratedId, idMismatch, invalidDocument, typeMismatch } from '../errors/documents.ts';
import { refuse } from '../errors/error-kind.ts';
import { pointerTo } from '../errors/source.ts';
import { canonicalId } from '../runtime/ids.ts';
import { ExactNumber } from '../runtime/json.ts';

/** The primary data of a request, checked for its shape but not yet for its fields. */
export interface RequestData {
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly relationships: Readonly<Record<string, unknown>>;
  /** Names of the members that were sent, so that an error points at nothing else; unsaid for data of our own tools. */
  readonly members?: readonly string[];
  /** The request says in `meta` that what students have answered may be discarded. */
  readonly discardsResults?: boolean;
  /** The relationship of which `data` is the linkage, where it is no resource object. */
  readonly linkageOf?: string;
}

/** What the operation expects to find in `data`. */
export interface ExpectedData {
  readonly type: string;
  /** The id in the path of an update; absent on create. */
  readonly id?: string;
}

/** Whether a JSON value is an object. */
export const isJsonObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof ExactNumber);

const requireObject = (value: unknown, what: string, pointer: string): Readonly<Record<string, unknown>> => {
  if (isJsonObject(value)) return value;
  throw refuse(invalidDocument, `${what} must be an object`, pointer);
};

const memberObject = (data: Readonly<Record<string, unknown>>, name: string): Readonly<Record<string, unknown>> =>
  data[name] === undefined ? {} : requireObject(data[name], `"${name}"`, pointerTo('data', name));

const requireData = (document: unknown): unknown => {
  const { data } = requireObject(document, 'The request document', pointerTo());
  if (data !== undefined) return data;
  throw refuse(invalidDocument, 'The request document has no "data"', pointerTo());
};

const checkType = (data: Readonly<Record<string, unknown>>, expected: string): void => {
  const { type } = data;
  if (typeof type !== 'string') {
    const pointer = type === undefined ? pointerTo('data') : pointerTo('data', 'type');
    throw refuse(invalidDocument, '"data" must have a "type" that is a string', pointer);
  }
  if (type === expected) return;
  throw refuse(typeMismatch, `This operation takes the type "${expected}"`, pointerTo('data', 'type'));
};

const checkLocalId = ({ lid }: Readonly<Record<string, unknown>>): void => {
  // Clients send `lid: null` for a resource that has an id.
  if (lid === undefined || lid === null || typeof lid === 'string') return;
  throw refuse(invalidDocument, '"lid" must be a string', pointerTo('data', 'lid'));
};

const checkNoId = (data: Readonly<Record<string, unknown>>): void => {
  // Clients send `id: null` for a new resource; that is no client-generated id.
  if (data.id !== undefined && data.id !== null) throw refuse(clientGeneratedId);
};

const checkId = (data: Readonly<Record<string, unknown>>, expected: string): void => {
  const { id } = data;
  if (typeof id !== 'string') {
    const pointer = id === undefined ? pointerTo('data') : pointerTo('data', 'id');
    throw refuse(invalidDocument, '"data" must have an "id" that is a string', pointer);
  }
  if ((canonicalId(id) ?? id) !== (canonicalId(expected) ?? expected)) throw refuse(idMismatch);
};

const discardsResults = (document: unknown): boolean => {
  const meta = isJsonObject(document) ? document.meta : undefined;
  return isJsonObject(meta) && meta.discard_results === true;
};

/** Takes the primary data out of a parsed request document; throws 400, 403 or 409 as JSON:API asks. */
export const readRequestData = (document: unknown, expected: ExpectedData): RequestData => {
  const data = requireObject(requireData(document), '"data"', pointerTo('data'));
  // The shape (400) is checked as a whole before its content (403, 409).
  const attributes = memberObject(data, 'attributes');
  const relationships = memberObject(data, 'relationships');
  checkLocalId(data);
  checkType(data, expected.type);
  if (expected.id === undefined) checkNoId(data);
  else checkId(data, expected.id);
  return { attributes, relationships, members: Object.keys(data), discardsResults: discardsResults(document) };
};

/** Takes the linkage of a relationship out of a parsed request document; throws 400. */
export const readRequestLinkage = (document: unknown, relationship: string): RequestData => ({
  attributes: {},
  relationships: { [relationship]: { data: requireData(document) } },
  linkageOf: relationship,
});

/**
 * Pointer at a field of a request, and at what lies in it; where the request does not have the field, at what should have
 * held it: a pointer must lead to something in the request.
 */
export const fieldPointer = (
  { members, ...data }: RequestData,
  holder: 'attributes' | 'relationships',
  [field, ...within]: readonly [string, ...(string | number)[]],
): string => {
  if (Object.hasOwn(data[holder], field)) return pointerTo('data', holder, field, ...within);
  return members?.includes(holder) === false ? pointerTo('data') : pointerTo('data', holder);
};

export const relationshipPlace = ({ linkageOf }: RequestData, relationship: string): readonly string[] =>
  linkageOf === relationship ? [] : ['data', 'relationships', relationship];
