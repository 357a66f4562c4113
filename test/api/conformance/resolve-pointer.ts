/** Follows a JSON pointer (RFC 6901) in a parsed document; returns what stands there, or that nothing does. */
export const resolvePointer = (document: unknown, pointer: string): { readonly value: unknown } | undefined => {
  if (pointer === '') return { value: document };
  if (!pointer.startsWith('/')) return undefined;
  let value = document;
  for (const token of pointer.slice(1).split('/')) {
    const name = token.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof value !== 'object' || value === null) return undefined;
    // The array's own "length" is no element of the document.
    if (Array.isArray(value) && !/^(0|[1-9]\d*)$/.test(name)) return undefined;
    if (!Object.hasOwn(value, name)) return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return { value };
};
