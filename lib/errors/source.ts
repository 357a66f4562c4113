/** Where in the request the cause of an error lies; exactly one member (JSON:API 1.1, error objects). */
export type ErrorSource = { readonly pointer: string } | { readonly parameter: string } | { readonly header: string };

/** A JSON pointer (RFC 6901) to the member that the segments lead to; no segments point at the whole document. */
export const pointerTo = (...segments: readonly (string | number)[]): string =>
  segments.map((segment) => `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** A pointer to the linkage of a relationship. */
export const linkagePointer = (relationship: string): string =>
  pointerTo('data', 'relationships', relationship, 'data');

/** An attribute of the request, or a value in it. */
export const attribute = (...path: readonly (string | number)[]): ErrorSource => ({
  pointer: pointerTo('data', 'attributes', ...path),
});
