import type { ErrorKind } from './error-kind.ts';
import { pointerTo } from './source.ts';

const body = { pointer: pointerTo() };

export const malformedJson: ErrorKind<[detail: string]> = {
  status: 400,
  code: 'malformed_json',
  means: 'The body is not JSON in UTF-8.',
  details: (detail) => ({ detail, source: body }),
};

export const nestedTooDeep: ErrorKind<[most: number]> = {
  status: 400,
  code: 'too_deep',
  means: 'Objects and arrays of the body are nested more than 32 levels deep.',
  details: (most) => ({ detail: `The request document is nested deeper than ${most} levels`, source: body }),
};

export const repeatedMember: ErrorKind<[pointer: string]> = {
  status: 400,
  code: 'repeated_member',
  means: 'An object of the body has two members of the same name.',
  details: (pointer) => ({ detail: 'The member is given twice', source: { pointer } }),
};

export const invalidDocument: ErrorKind<[detail: string, pointer: string]> = {
  status: 400,
  code: 'invalid_document',
  means: 'The body is not a JSON:API request document.',
  details: (detail, pointer) => ({ detail, source: { pointer } }),
};

/** `expected` is what the relationship must have. */
export const invalidLinkage: ErrorKind<[relationship: string, expected: string, pointer: string]> = {
  status: 400,
  code: 'invalid_linkage',
  means: 'A relationship has no resource linkage: `data` with `type` and `id`.',
  details: (name, expected, pointer) => ({
    detail: `The relationship "${name}" must have ${expected}`,
    source: { pointer },
  }),
};

export const clientGeneratedId: ErrorKind = {
  status: 403,
  code: 'client_generated_id',
  means: 'The body gives the new resource an id; the service assigns ids.',
  details: () => ({
    detail: 'The service assigns the id of a new resource; leave it out',
    source: { pointer: pointerTo('data', 'id') },
  }),
};

/** `requirement` is a sentence about what is in the place, or in all of the document. */
export const typeMismatch: ErrorKind<[requirement: string, pointer: string]> = {
  status: 409,
  code: 'type_mismatch',
  means: 'The body, or a relationship in it, has a type that is not allowed here.',
  details: (detail, pointer) => ({ detail, source: { pointer } }),
};

export const idMismatch: ErrorKind = {
  status: 409,
  code: 'id_mismatch',
  means: 'The id in the body differs from the id in the path.',
  details: () => ({
    detail: 'The id differs from the id in the path',
    source: { pointer: pointerTo('data', 'id') },
  }),
};

export const notAcceptable: ErrorKind<[mediaType: string]> = {
  status: 406,
  code: 'not_acceptable',
  means: 'The `Accept` header does not allow a JSON:API document without parameters.',
  details: (mediaType) => ({
    detail: `The Accept header must allow ${mediaType} without extensions or parameters`,
    source: { header: 'Accept' },
  }),
};

export const bodyTooLarge: ErrorKind<[mostBytes: number]> = {
  status: 413,
  code: 'body_too_large',
  means: 'The body is larger than 1 MiB.',
  details: (mostBytes) => ({
    detail: 'The request body is larger than the maximum of 1 MiB',
    meta: { maxBytes: mostBytes },
  }),
};

export const unsupportedMediaType: ErrorKind<[detail: string, header: 'Content-Type' | 'Content-Encoding']> = {
  status: 415,
  code: 'unsupported_media_type',
  means: 'The `Content-Type` is not `application/vnd.api+json`, or has parameters.',
  details: (detail, header) => ({ detail, source: { header } }),
};
