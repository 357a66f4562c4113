import { FacetError } from './facet-error.ts';

// JSON:API 1.1, 7.1: a document has one of three members; of the third, errors, a success has none. Several operations have their results.
const isDocument = (value: unknown): boolean =>
  value === Object(value) && ['data', 'meta', 'atomic:results'].some((name) => name in Object(value));

/**
 * The document of a successful response; undefined where it has none. Something in front of the service may
 * answer 200 as well: a page to sign in at a network, a word on its health, or nothing at all. Throws a `FacetError` then.
 */
export const readDocument = (
  response: Response,
  text: unknown,
  parse: (text: string) => unknown = JSON.parse,
): unknown => {
  if (response.status === 204) return undefined;
  let document: unknown;
  try {
    document = parse(String(text));
  } catch {}
  if (isDocument(document)) return document;
  throw new FacetError(response, undefined);
};
