import {
  integrationOnly,
  missingScope,
  noAuthorityOver,
  notAuthenticated,
  rateLimited,
  signInUnavailable,
} from '../errors/access.ts';
import type { DescribedKind } from '../errors/error-kind.ts';
import { periodOpened } from '../errors/periods.ts';
import { answerTooLarge, gone, invalidPrecondition, targetNotVisible, tooMuchIncluded } from '../errors/reading.ts';
import { internalError, timedOut, unavailable } from '../errors/service.ts';
import {
  bodyTooLarge,
  idempotencyKeyInUse,
  idempotencyKeyInvalid,
  idempotencyKeyReused,
  importUnderWay,
  malformedJson,
  namesMany,
  nestedTooDeep,
  preconditionFailed,
  preconditionRequired,
  recordTooLarge,
  referredTo,
  repeatedMember,
} from '../errors/writing.ts';
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

const kind = (of: Feature, { status, code, means }: DescribedKind): DocumentedError => error(status, of, code, means);

/** Every error of the operations; the tests hold each refusal that they meet against it. */
export const errorCatalogue: readonly DocumentedError[] = [
  error(400, 'any', 'unknown_parameter', 'The query has a parameter that the operation does not know.'),
  error(400, 'any', 'repeated_parameter', 'The query has a parameter twice.'),
  error(400, 'include', 'invalid_include', 'A relationship can not be included here; the detail names those that can.'),
  kind('include', tooMuchIncluded),
  kind('read', answerTooLarge),
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
  kind('body', malformedJson),
  kind('body', nestedTooDeep),
  kind('body', repeatedMember),
  error(400, 'body', 'invalid_document', 'The body is not a JSON:API request document.'),
  error(400, 'body', 'invalid_linkage', 'A relationship has no resource linkage: `data` with `type` and `id`.'),
  kind('keyed', idempotencyKeyInvalid),
  kind('any', invalidPrecondition),
  kind('any', notAuthenticated),
  kind('any', missingScope),
  error(403, 'create', 'client_generated_id', 'The body gives the new resource an id; the service assigns ids.'),
  kind('integrations', integrationOnly),
  kind('authority', noAuthorityOver),
  kind('path', targetNotVisible),
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
  kind('delete', referredTo),
  kind('delete', importUnderWay),
  kind('delete', periodOpened),
  kind('delete', namesMany),
  kind('keyed', idempotencyKeyInUse),
  kind('one', gone),
  kind('write', preconditionFailed),
  kind('body', bodyTooLarge),
  error(
    415,
    'body',
    'unsupported_media_type',
    'The `Content-Type` is not `application/vnd.api+json`, or has parameters.',
  ),
  ...Object.entries(problemMeanings).map(([code, when]) => error(422, 'body', code, when)),
  kind('body', recordTooLarge),
  error(422, 'body', 'more_errors', 'There are more errors than an answer lists.'),
  kind('keyed', idempotencyKeyReused),
  kind('demanding', preconditionRequired),
  kind('any', rateLimited),
  kind('any', internalError),
  kind('any', signInUnavailable),
  kind('any', unavailable),
  kind('any', timedOut),
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
  const of = name.replaceAll('-', '_');
  const own = (ownErrors[name] ?? []).map(({ status, code, means }) => ({ status, code, when: means, of }));
  const isOwn = ({ status, code }: DocumentedError): boolean =>
    own.some((each) => each.status === status && each.code === code);
  return [...errorCatalogue.filter((each) => features[each.of] && !isOwn(each)), ...own];
};
