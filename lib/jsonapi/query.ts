import { badRequest } from './errors.ts';

/** What an operation lets the query string say. */
export interface QueryRules {
  /** Relationships that `include` may name; without it the parameter is unknown. */
  readonly include?: readonly string[];
}

/** What the query string said. */
export interface Query {
  /** Names of the relationships to include, in the order asked for, or undefined when `include` was not given. */
  readonly include?: readonly string[];
}

// The query is form-urlencoded: `+` is a space, names are percent-decoded, raw brackets are accepted (JSON:API, "Query parameters").
const parameters = (rawQueryString: string): Map<string, string> => {
  const found = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(rawQueryString)) {
    if (found.has(name)) throw badRequest(`The parameter "${name}" is given twice`, { parameter: name });
    found.set(name, value);
  }
  return found;
};

const readInclude = (value: string, allowed: readonly string[]): string[] => {
  const paths = value === '' ? [] : value.split(',');
  for (const path of paths) {
    if (allowed.includes(path)) continue;
    throw badRequest(
      `"${path}" can not be included here; there is ${allowed.join(', ')}`,
      { parameter: 'include' },
      { code: 'invalid_include' },
    );
  }
  return [...new Set(paths)];
};

/** Reads a raw query string by an operation's rules; throws 400 with `source.parameter` for whatever they do not know. */
export const readQuery = (rawQueryString: string, rules: QueryRules): Query => {
  const found = parameters(rawQueryString);
  for (const name of found.keys()) {
    if (name === 'include' && rules.include !== undefined) continue;
    throw badRequest(`The parameter "${name}" is not known here`, { parameter: name }, { code: 'unknown_parameter' });
  }
  const include = found.get('include');
  return include === undefined || rules.include === undefined ? {} : { include: readInclude(include, rules.include) };
};
