const tokens = /"(?:[^"\\]|\\.)*"|[{}[\]:]/g;

/**
 * Returns whether an object of a JSON text has a member name twice. `JSON.parse` does not report it, and readers differ
 * in which member counts (RFC 7519, 4).
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
