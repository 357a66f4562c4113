import type { ErrorKind } from './error-kind.ts';

const answerMeans = 'The answer would be larger than the maximum of 6 MB: request fewer fields, or include less.';

const tooLarge = 'The answer would be larger than the maximum of 6 MB';

/** `type` is the type whose fields the request can leave out. */
export const answerTooLarge: ErrorKind<[type: string, includes: boolean]> = {
  status: 400,
  code: 'answer_too_large',
  means: answerMeans,
  details: (type, includes) =>
    includes
      ? {
          detail: `${tooLarge}; include less, request fewer fields, or follow the "related" links`,
          source: { parameter: 'include' },
        }
      : { detail: `${tooLarge}; request fewer fields`, source: { parameter: `fields[${type}]` } },
};

/** An answer that cannot be requested in parts. */
export const wholeTooLarge: ErrorKind = {
  status: 400,
  code: 'answer_too_large',
  means: answerMeans,
  details: () => ({ detail: tooLarge }),
};

/** Rows that cannot be requested in parts. */
export const rowsTooLarge: ErrorKind = {
  status: 400,
  code: 'answer_too_large',
  means: 'The answer is larger than 6 MB; compressed CSV is the smallest form.',
  details: () => ({
    detail: `${tooLarge}; request CSV with "Accept-Encoding: gzip"`,
    source: { header: 'Accept' },
  }),
};

export const tooMuchIncluded: ErrorKind<[most: number]> = {
  status: 400,
  code: 'too_much_included',
  means: 'Too many resources would be included: include less, or request them in parts.',
  details: (most) => ({
    detail: `This would include more than ${most} resources; their own address has pages`,
    source: { parameter: 'include' },
  }),
};

export const invalidPrecondition: ErrorKind<[detail: string, header: 'If-Match' | 'If-None-Match']> = {
  status: 400,
  code: 'invalid_precondition',
  means:
    '`If-Match` or `If-None-Match` is not a list of entity tags, or the operation changes no resource that has a version.',
  details: (detail, header) => ({ detail, source: { header } }),
};

export const noSuchPath: ErrorKind<[path: string]> = {
  status: 404,
  code: 'unknown_path',
  means: 'There is nothing at the path.',
  details: (path) => ({ detail: `There is nothing at ${path}` }),
};

export const noSuchRelationship: ErrorKind<[type: string, name: string]> = {
  status: 404,
  code: 'unknown_path',
  means: 'There is nothing at the path.',
  details: (type, name) => ({ detail: `The type ${type} has no relationship "${name}"` }),
};

/** Also for a resource that the caller may not see. */
export const notFound: ErrorKind<[type: string, id: string]> = {
  status: 404,
  code: 'not_found',
  means: 'There is no resource with the id in the path, or the token may not see it.',
  details: (type, id) => ({ detail: `There is no ${type} with the id "${id}"` }),
};

/** What a parameter of the query names. */
export const namedNotFound: ErrorKind<[what: string, parameter: string]> = {
  status: 404,
  code: 'not_found',
  means: 'There is no resource with the id in the path, or the token may not see it.',
  details: (what, parameter) => ({ detail: `There is no ${what}`, source: { parameter } }),
};

export const relatedNotFound: ErrorKind<[type: string, id: string, pointer: string]> = {
  status: 404,
  code: 'related_not_found',
  means: 'The body refers to a resource that does not exist; `source.pointer` points to the reference.',
  details: (type, id, pointer) => ({ ...notFound.details(type, id), source: { pointer } }),
};

/** The caller may not see the target, and its id is not named. */
export const targetNotVisible: ErrorKind<[type: string, id: string, relationship: string]> = {
  status: 404,
  code: 'not_found',
  means: 'There is no resource with the id in the path, or the token may not see it.',
  details: (type, id, name) => ({
    detail: `The ${type} with the id "${id}" has no "${name}" that the access token may see`,
  }),
};

export const methodNotAllowed: ErrorKind<[path: string, method: string, allowed: string]> = {
  status: 405,
  code: 'method_not_allowed',
  means: 'The path does not take the method; the header `Allow` lists those that it takes.',
  details: (path, method, allowed) => ({ detail: `${path} does not allow ${method}; allowed: ${allowed}` }),
  headers: (_path, _method, allow) => ({ allow }),
};

export const gone: ErrorKind<[type: string, id: string, deletedAt: unknown]> = {
  status: 410,
  code: 'gone',
  means: 'The resource was deleted at `meta.deleted_at`; a month later it is a 404.',
  details: (type, id, deletedAt) => ({
    detail: `The ${type} with the id "${id}" has been deleted`,
    meta: { deleted_at: deletedAt },
  }),
};
