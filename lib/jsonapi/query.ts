import { badRequest } from './errors.ts';
import { isFilterName } from './filter.ts';
import { type ListQuery, type ListRules, readListQuery } from './list-query.ts';
import { pageParameters } from './page.ts';

/** What an operation lets the query string say. */
export interface QueryRules {
  /** Relationships that `include` may name; without it the parameter is unknown. */
  readonly include?: readonly string[];
  /** Rules of a list; without them sort, filter and page are unknown. */
  readonly list?: ListRules;
}

/** What the query string said. */
export interface Query {
  /** Names of the relationships to include, in the order asked for, or undefined when `include` was not given. */
  readonly include?: readonly string[];
  /** What a list was asked for; operations that list have it. */
  readonly list?: ListQuery;
}

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

const isKnown = (name: string, { include, list }: QueryRules): boolean =>
  (name === 'include' && include !== undefined) ||
  (list !== undefined && (name === 'sort' || isFilterName(name) || pageParameters.includes(name)));

const checkNames = (parameters: URLSearchParams, rules: QueryRules): void => {
  const names = [...parameters.keys()];
  for (const [index, name] of names.entries()) {
    if (!isKnown(name, rules)) {
      throw badRequest(`The parameter "${name}" is not known here`, { parameter: name }, { code: 'unknown_parameter' });
    }
    if (names.indexOf(name) < index) {
      throw badRequest(`The parameter "${name}" is given twice`, { parameter: name }, { code: 'repeated_parameter' });
    }
  }
};

/** Reads a raw query string by an operation's rules; throws 400 with `source.parameter` for whatever they do not know. */
export const readQuery = (rawQueryString: string, rules: QueryRules): Query => {
  // Form-urlencoded: `+` is a space, names are percent-decoded, raw brackets are accepted (JSON:API, "Query parameters").
  const parameters = new URLSearchParams(rawQueryString);
  checkNames(parameters, rules);
  const include = parameters.get('include');
  return {
    ...(include === null || rules.include === undefined ? {} : { include: readInclude(include, rules.include) }),
    ...(rules.list === undefined ? {} : { list: readListQuery(parameters, rules.list) }),
  };
};
