import { badRequest } from './errors.ts';
import { type FieldNames, type Fieldsets, isFieldsName, readFields } from './fields.ts';
import type { ListQuery, ListReading, ListRules } from './list-query.ts';

/** Which paths `include` may name. */
export interface IncludeRules {
  /** The relationships that paths begin with. */
  readonly names: readonly string[];
  allows(path: string): boolean;
}

/** What an operation lets the query string say; what is not there is unknown to it. */
export interface QueryRules {
  readonly include?: IncludeRules;
  /** Rules of a list, and what reads its parameters: sort, filter and page. */
  readonly list?: { readonly rules: ListRules; readonly reading: ListReading };
  /** Fields of the types that the answer can hold. */
  readonly fields?: FieldNames;
}

/** What the query string said. */
export interface Query {
  /** Paths of relationships to include, in the order asked for, or undefined when `include` was not given. */
  readonly include?: readonly string[];
  /** What a list was asked for; operations that list have it. */
  readonly list?: ListQuery;
  /** Sparse fieldsets by type; a type that is not there is shown with all its fields. */
  readonly fields: Fieldsets;
}

/** Rules that allow just some relationships. */
export const onlyRelationships = (names: readonly string[]): IncludeRules => ({
  names,
  allows: (path) => names.includes(path),
});

const readInclude = (value: string, { names, allows }: IncludeRules): string[] => {
  const paths = value === '' ? [] : value.split(',');
  for (const path of paths) {
    if (allows(path)) continue;
    throw badRequest(
      `"${path}" can not be included here; there is ${names.join(', ') || 'nothing to include'}`,
      { parameter: 'include' },
      { code: 'invalid_include' },
    );
  }
  return [...new Set(paths)];
};

const isKnown = (name: string, { include, list, fields }: QueryRules): boolean =>
  (name === 'include' && include !== undefined) ||
  (fields !== undefined && isFieldsName(name)) ||
  (list?.reading.isParameter(name) ?? false);

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
    fields: rules.fields === undefined ? {} : readFields(parameters, rules.fields),
    ...(include === null || rules.include === undefined ? {} : { include: readInclude(include, rules.include) }),
    ...(rules.list === undefined ? {} : { list: rules.list.reading.read(parameters, rules.list.rules) }),
  };
};
