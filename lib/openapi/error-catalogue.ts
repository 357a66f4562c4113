import {
  integrationOnly,
  missingScope,
  noAuthorityOver,
  notAuthenticated,
  rateLimited,
  signInUnavailable,
} from '../errors/access.ts';
import {
  bodyTooLarge,
  clientGeneratedId,
  idMismatch,
  invalidDocument,
  invalidLinkage,
  malformedJson,
  nestedTooDeep,
  notAcceptable,
  repeatedMember,
  typeMismatch,
  unsupportedMediaType,
} from '../errors/documents.ts';
import type { DescribedKind } from '../errors/error-kind.ts';
import { fieldProblems } from '../errors/fields.ts';
import { moreErrors } from '../errors/json-api-error.ts';
import { periodOpened } from '../errors/periods.ts';
import {
  invalidCursor,
  invalidFields,
  invalidFilter,
  invalidInclude,
  invalidPage,
  invalidSort,
  notForRows,
  repeatedParameter,
  unknownParameter,
} from '../errors/query.ts';
import {
  answerTooLarge,
  gone,
  invalidPrecondition,
  notFound,
  relatedNotFound,
  tooMuchIncluded,
} from '../errors/reading.ts';
import { internalError, timedOut, unavailable } from '../errors/service.ts';
import {
  idempotencyKeyInUse,
  idempotencyKeyInvalid,
  idempotencyKeyReused,
  importUnderWay,
  namesMany,
  preconditionFailed,
  preconditionRequired,
  recordTooLarge,
  referredTo,
} from '../errors/writing.ts';
import type { Operation } from '../model/definition/operations.ts';
import { resourceOf } from '../resources/registry.ts';
import type { DescribedOperation } from './described-operation.ts';
import { takesKey } from './header-parameters.ts';
import { ownErrors } from './own-errors.ts';

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
  | 'rows'
  | 'body'
  | 'create'
  | 'update'
  | 'delete'
  | 'integrations'
  | 'authority';

/** One way in which a request can fail. */
export interface DocumentedError extends DescribedKind {
  /** The operations that can answer it: those with a feature, or the one of this name. */
  readonly of: string;
}

const errors = (of: Feature, ...kinds: readonly DescribedKind[]): DocumentedError[] =>
  kinds.map((kind) => ({ ...kind, of }));

const problems = Object.entries(fieldProblems).map(([code, { means }]) => ({ status: 422, code, means }));

/** Every error of the operations; the tests hold each refusal that they meet against it. */
export const errorCatalogue: readonly DocumentedError[] = [
  errors('any', unknownParameter, repeatedParameter),
  errors('rows', notForRows),
  errors('include', invalidInclude, tooMuchIncluded),
  errors('read', answerTooLarge),
  errors('any', invalidFields),
  errors('list', invalidSort, invalidFilter, invalidPage, invalidCursor),
  errors('body', malformedJson, nestedTooDeep, repeatedMember, invalidDocument, invalidLinkage),
  errors('keyed', idempotencyKeyInvalid),
  errors('any', invalidPrecondition, notAuthenticated, missingScope),
  errors('create', clientGeneratedId),
  errors('integrations', integrationOnly),
  errors('authority', noAuthorityOver),
  errors('path', notFound),
  errors('body', relatedNotFound, { ...moreErrors, status: relatedNotFound.status }),
  errors('any', notAcceptable),
  errors('body', typeMismatch),
  errors('update', idMismatch),
  errors('delete', referredTo, importUnderWay, periodOpened, namesMany),
  errors('keyed', idempotencyKeyInUse),
  errors('one', gone),
  errors('write', preconditionFailed),
  errors('body', bodyTooLarge, unsupportedMediaType, ...problems, recordTooLarge, { ...moreErrors, status: 422 }),
  errors('keyed', idempotencyKeyReused),
  errors('demanding', preconditionRequired),
  errors('any', rateLimited, internalError, signInUnavailable, unavailable, timedOut),
].flat();

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
    one: path.includes('{') && kind !== 'action',
    rows: operation.alsoRows === true,
    include: include !== undefined,
    list: list !== undefined,
    body: body !== undefined,
    create: takesResource && method === 'POST',
    update: takesResource && method === 'PATCH',
    // Nothing refers to a resource that has a key of its own.
    delete: kind === 'delete' && resourceOf(operation.answers).keyOf === undefined,
    integrations: onlyIntegrationsMay !== undefined || mayNameHidden(operation),
    authority: needsAuthority,
  };
};

/** The errors that an operation can answer. Its own description of an error replaces the general one. */
export const errorsOf = (described: DescribedOperation): DocumentedError[] => {
  const features: Readonly<Record<string, boolean>> = has(described);
  const { name } = described.operation;
  const own = (ownErrors[name] ?? []).map((kind) => ({ ...kind, of: name.replaceAll('-', '_') }));
  const isOwn = ({ status, code }: DocumentedError): boolean =>
    own.some((each) => each.status === status && each.code === code);
  return [...errorCatalogue.filter((each) => features[each.of] && !isOwn(each)), ...own];
};
