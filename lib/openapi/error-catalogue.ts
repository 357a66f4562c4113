import type { Operation } from '../model/definition/operations.ts';
import { resourceOf } from '../resources/registry.ts';
import type { DescribedOperation } from './described-operation.ts';
import { takesKey } from './header-parameters.ts';
import { ownErrors } from './own-errors.ts';
import { problemMeanings } from './problem-meanings.ts';

/** What of an operation makes an error possible. */
type Feature =
  | 'any'
  | 'read'
  | 'write'
  | 'keyed'
  | 'demanding'
  | 'path'
  | 'one'
  | 'include'
  | 'list'
  | 'body'
  | 'create'
  | 'update'
  | 'delete'
  | 'integrations'
  | 'authority';

/** One way in which a request can fail. */
export interface DocumentedError {
  readonly status: number;
  readonly code: string;
  /** The operations that can answer it: those with a feature, or the one of this name. */
  readonly of: string;
  readonly when: string;
}

const error = (status: number, of: Feature, code: string, when: string): DocumentedError => ({
  status,
  code,
  of,
  when,
});

/** Every error of the operations; the tests hold each refusal that they meet against it. */
export const errorCatalogue: readonly DocumentedError[] = [
  error(400, 'any', 'unknown_parameter', 'The query has a parameter that the operation does not know.'),
  error(400, 'any', 'repeated_parameter', 'The query has a parameter twice.'),
  error(400, 'include', 'invalid_include', 'A relationship can not be included here; the detail names those that can.'),
  error(
    400,
    'include',
    'too_much_included',
    'Too many resources would be included: include less, or request them in parts.',
  ),
  error(
    400,
    'read',
    'answer_too_large',
    'The answer would be larger than the maximum of 6 MB: request fewer fields, or include less.',
  ),
  error(
    400,
    'any',
    'invalid_fields',
    'A type of the answer has no such field, or the fields of this type can not be chosen here.',
  ),
  error(400, 'list', 'invalid_sort', 'The list can not be sorted by this field; the detail names the possible ones.'),
  error(
    400,
    'list',
    'invalid_filter',
    'There is no such filter, or its value has the wrong form; the detail says which.',
  ),
  error(400, 'list', 'invalid_page', 'The page size is not a number from 1 to 100, or both cursors are given.'),
  error(
    400,
    'list',
    'invalid_cursor',
    'The cursor does not belong to this list with this sort and these filters: begin without one.',
  ),
  error(400, 'body', 'malformed_json', 'The body is not JSON in UTF-8.'),
  error(400, 'body', 'too_deep', 'Objects and arrays of the body are nested more than 32 levels deep.'),
  error(400, 'body', 'repeated_member', 'An object of the body has two members of the same name.'),
  error(400, 'body', 'invalid_document', 'The body is not a JSON:API request document.'),
  error(400, 'body', 'invalid_linkage', 'A relationship has no resource linkage: `data` with `type` and `id`.'),
  error(400, 'keyed', 'idempotency_key_invalid', 'The idempotency key has the wrong form.'),
  error(
    400,
    'any',
    'invalid_precondition',
    '`If-Match` or `If-None-Match` is not a list of entity tags, or the operation changes no resource that has a version.',
  ),
  error(
    401,
    'any',
    'unauthorized',
    'The access token is missing, unknown, expired or revoked, or its user is not active.',
  ),
  error(403, 'any', 'missing_scope', 'The access token lacks a scope; `meta.scope` names it.'),
  error(403, 'create', 'client_generated_id', 'The body gives the new resource an id; the service assigns ids.'),
  error(
    403,
    'integrations',
    'integration_only',
    'The access token acts for a user, and the operation, or a relationship that the body names, is for integrations only.',
  ),
  error(
    403,
    'authority',
    'authority_required',
    'The access token acts for a user who has no authority over the data to which the request gives access.',
  ),
  error(404, 'path', 'not_found', 'There is no resource with the id in the path, or the token may not see it.'),
  error(
    404,
    'body',
    'related_not_found',
    'The body refers to a resource that does not exist; `source.pointer` points to the reference.',
  ),
  error(404, 'body', 'more_errors', 'There are more of these errors than an answer lists.'),
  error(406, 'any', 'not_acceptable', 'The `Accept` header does not allow a JSON:API document without parameters.'),
  error(409, 'body', 'type_mismatch', 'The body, or a relationship in it, has a type that is not allowed here.'),
  error(409, 'update', 'id_mismatch', 'The id in the body differs from the id in the path.'),
  error(
    409,
    'delete',
    'referred_to',
    'Others refer to the resource; `meta.referred_to_by` counts those that the caller may read by type, `meta.others` says that there are more.',
  ),
  error(409, 'delete', 'import_under_way', 'An import is running and may refer to the resource.'),
  error(409, 'delete', 'period_opened', 'The resource belongs to an evaluation period that has opened.'),
  error(409, 'delete', 'names_many', 'The resource refers to more resources than one deletion can unlink.'),
  error(409, 'keyed', 'idempotency_key_in_use', 'A request with the idempotency key is being carried out.'),
  error(410, 'one', 'gone', 'The resource was deleted at `meta.deleted_at`; a month later it is a 404.'),
  error(
    412,
    'write',
    'precondition_failed',
    'The current version of the resource is `meta.current_version`, which `If-Match` does not name.',
  ),
  error(413, 'body', 'body_too_large', 'The body is larger than 1 MiB.'),
  error(
    415,
    'body',
    'unsupported_media_type',
    'The `Content-Type` is not `application/vnd.api+json`, or has parameters.',
  ),
  ...Object.entries(problemMeanings).map(([code, when]) => error(422, 'body', code, when)),
  error(422, 'body', 'record_too_large', 'The record would be larger than the maximum of 400 KB.'),
  error(422, 'body', 'more_errors', 'There are more errors than an answer lists.'),
  error(422, 'keyed', 'idempotency_key_reused', 'The idempotency key was used for another request.'),
  error(428, 'demanding', 'precondition_required', 'The deployment requires `If-Match` on every change of the type.'),
  error(429, 'any', 'rate_limited', 'The access token has used up its quota of requests a minute.'),
  error(500, 'any', 'internal_error', 'Something went wrong on our side; `meta.request_id` names the request.'),
  error(503, 'any', 'sign_in_unavailable', 'The identity provider of the person who has signed in does not respond.'),
  error(
    503,
    'any',
    'unavailable',
    'The data store does not respond, or too many other requests change the same record.',
  ),
  error(
    503,
    'any',
    'timeout',
    'The request took longer than is allowed. A create, or another change, may have happened.',
  ),
];

// What no answer shows is for integrations alone, also where a body gives it targets.
const mayNameHidden = ({ answers, kind }: Operation): boolean =>
  (kind === 'create' || kind === 'update') &&
  Object.values(resourceOf(answers).relationships).some((each) => each.kind === 'many' && each.hidden && each.writable);

const has = ({ operation, path, include, list }: DescribedOperation): Record<Feature, boolean> => {
  const { body, method, kind, onlyIntegrationsMay, needsAuthority = false } = operation;
  const takesResource = body !== undefined && kind !== 'relationship';
  return {
    any: true,
    read: method === 'GET',
    write: method !== 'GET',
    keyed: takesKey(operation),
    demanding:
      method !== 'GET' &&
      kind !== 'create' &&
      kind !== 'action' &&
      resourceOf(operation.answers).requiresPrecondition === true,
    path: path.includes('{'),
    one: kind === 'read',
    include: include !== undefined,
    list: list !== undefined,
    body: body !== undefined,
    create: takesResource && method === 'POST',
    update: takesResource && method === 'PATCH',
    // Nothing refers to what has a key of its own.
    delete: kind === 'delete' && resourceOf(operation.answers).keyOf === undefined,
    integrations: onlyIntegrationsMay !== undefined || mayNameHidden(operation),
    authority: needsAuthority,
  };
};

/** The errors that an operation can answer. What it says itself of an error stands in place of what is said of all. */
export const errorsOf = (described: DescribedOperation): DocumentedError[] => {
  const features: Readonly<Record<string, boolean>> = has(described);
  const { name } = described.operation;
  const own = (ownErrors[name] ?? []).map((each) => ({ ...each, of: name.replaceAll('-', '_') }));
  const isOwn = ({ status, code }: DocumentedError): boolean =>
    own.some((each) => each.status === status && each.code === code);
  return [...errorCatalogue.filter((each) => features[each.of] && !isOwn(each)), ...own];
};
