import type { ErrorKind } from './error-kind.ts';
import type { ErrorDetails } from './json-api-error.ts';

export const unknownParameter: ErrorKind<[name: string]> = {
  status: 400,
  code: 'unknown_parameter',
  means: 'The query has a parameter that the operation does not know.',
  details: (name) => ({ detail: `The parameter "${name}" is not known here`, source: { parameter: name } }),
};

export const notForRows: ErrorKind<[name: string]> = {
  status: 400,
  code: 'not_for_rows',
  means: 'The answer is asked for in rows, which take no `include`, `fields`, `page[size]` or `page[before]`.',
  details: (name) => ({
    detail: `An answer in rows takes no "${name}": it has whole resources, as many as fit, and a link to the next`,
    source: { parameter: name },
  }),
};

export const repeatedParameter: ErrorKind<[name: string]> = {
  status: 400,
  code: 'repeated_parameter',
  means: 'The query has a parameter twice.',
  details: (name) => ({ detail: `The parameter "${name}" is given twice`, source: { parameter: name } }),
};

/** `possible` names what can be included in place of the path. */
export const invalidInclude: ErrorKind<[path: string, possible: readonly string[]]> = {
  status: 400,
  code: 'invalid_include',
  means: 'A relationship can not be included here; the detail names those that can.',
  details: (path, possible) => ({
    detail: `"${path}" can not be included here; possible: ${possible.join(', ') || 'none'}`,
    source: { parameter: 'include' },
  }),
};

export const invalidFields: ErrorKind<[detail: string, parameter: string]> = {
  status: 400,
  code: 'invalid_fields',
  means: 'A type of the answer has no such field, or the fields of this type can not be chosen here.',
  details: (detail, parameter) => ({ detail, source: { parameter } }),
};

export const invalidSort: ErrorKind<[detail: string]> = {
  status: 400,
  code: 'invalid_sort',
  means: 'The list can not be sorted by this field; the detail names the possible ones.',
  details: (detail) => ({
    detail,
    source: { parameter: 'sort' },
    links: { type: 'https://jsonapi.org/profiles/ethanresnick/cursor-pagination/unsupported-sort' },
  }),
};

export const invalidFilter: ErrorKind<[detail: string, parameter: string]> = {
  status: 400,
  code: 'invalid_filter',
  means: 'There is no such filter, or its value has the wrong form; the detail says which.',
  details: (detail, parameter) => ({ detail, source: { parameter } }),
};

/** `more` is what the cursor-pagination profile adds to the error. */
export const invalidPage: ErrorKind<[detail: string, parameter: string, more: Pick<ErrorDetails, 'links' | 'meta'>]> = {
  status: 400,
  code: 'invalid_page',
  means: 'The page size is not a number from 1 to 100, or both cursors are given.',
  details: (detail, parameter, more) => ({ detail, source: { parameter }, ...more }),
};

/** The cursor is none, or is that of another list, sort or filter. */
export const invalidCursor: ErrorKind<[parameter: 'page[after]' | 'page[before]']> = {
  status: 400,
  code: 'invalid_cursor',
  means: 'The cursor does not belong to this list with this sort and these filters: begin without one.',
  details: (parameter) => ({
    detail: 'This is not a cursor of this list with this sort and these filters',
    source: { parameter },
  }),
};
