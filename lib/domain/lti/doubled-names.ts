const tokens = /"(?:[^"\\]|\\.)*"|[{}[\]:]/g;

/**
 * Whether an object of a JSON text names a member twice, which `JSON.parse` does not say: which of them counts differs between
 * readers (RFC 7519, 4).
 */
export const hasDoubledNames = (json: string): boolean => {
  const names: Set<string>[] = [];
  let last = '';
  for (const [token] of json.matchAll(tokens)) {
    if (token === '{' || token === '[') names.push(new Set());
    else if (token === '}' || token === ']') names.pop();
    else if (token !== ':') last = JSON.parse(token);
    else if (names.at(-1)?.has(last)) return true;
    else names.at(-1)?.add(last);
  }
  return false;
};
