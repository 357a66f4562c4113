/** A JSON pointer (RFC 6901) to the member that the segments lead to; no segments point at the whole document. */
export const pointerTo = (...segments: readonly (string | number)[]): string =>
  segments.map((segment) => `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
