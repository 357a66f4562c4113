import { refuse } from '../errors/error-kind.ts';
import { repeatedParameter, unknownParameter } from '../errors/query.ts';
import { type FieldNames, type Fieldsets, isFieldsName, readFields } from './fields.ts';
import { type IncludeRules, type IncludeTree, readInclude } from './include.ts';
import type { ListParameters, ListQuery } from './list-query.ts';

/** The query parameters that an operation knows; all others are unknown to it. */
export interface QueryRules {
  readonly include?: IncludeRules;
  /** The parameters of a list: sort, filter and page. */
  readonly list?: ListParameters;
  /** Fields of the types that the answer can hold. */
  readonly fields?: FieldNames;
}

/** What the query string said. */
export interface Query {
  /** The relationships to include; undefined when `include` was not given. */
  readonly include?: IncludeTree;
  /** What a list was asked for; operations that list have it. */
  readonly list?: ListQuery;
  /** Sparse fieldsets by type; a type that is not there is shown with all its fields. */
  readonly fields: Fieldsets;
}

const isKnown = (name: string, { include, list, fields }: QueryRules): boolean =>
  (name === 'include' && include !== undefined) ||
  (fields !== undefined && isFieldsName(name)) ||
  (list?.has(name) ?? false);

const checkNames = (parameters: URLSearchParams, rules: QueryRules): void => {
  const names = [...parameters.keys()];
  for (const [index, name] of names.entries()) {
    if (!isKnown(name, rules)) throw refuse(unknownParameter, name);
    if (names.indexOf(name) < index) throw refuse(repeatedParameter, name);
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
    ...(rules.list === undefined ? {} : { list: rules.list.read(parameters) }),
  };
};
