import type { ErrorKind } from './error-kind.ts';

const ifMatch = { header: 'If-Match' };
const idempotencyKey = { header: 'Idempotency-Key' };

export const idempotencyKeyInvalid: ErrorKind = {
  status: 400,
  code: 'idempotency_key_invalid',
  means: 'The idempotency key has the wrong form.',
  details: () => ({
    detail: 'An idempotency key must have 1 to 255 characters of A-Z a-z 0-9 _ . : -',
    source: idempotencyKey,
  }),
};

export const idempotencyKeyInUse: ErrorKind = {
  status: 409,
  code: 'idempotency_key_in_use',
  means: 'A request with the idempotency key is being carried out.',
  details: () => ({
    detail: 'Another request with this idempotency key is still in progress',
    source: idempotencyKey,
  }),
  headers: () => ({ 'retry-after': '1' }),
};

export const idempotencyKeyReused: ErrorKind = {
  status: 422,
  code: 'idempotency_key_reused',
  means: 'The idempotency key was used for another request.',
  details: () => ({
    detail: 'The idempotency key was already used for a different request',
    source: idempotencyKey,
  }),
};

export const importUnderWay: ErrorKind = {
  status: 409,
  code: 'import_under_way',
  means: 'An import is running and may refer to the resource.',
  details: () => ({ detail: 'An import is running and may refer to the record; try again when it has ended' }),
  headers: () => ({ 'retry-after': '60' }),
};

export const namesMany: ErrorKind<[type: string]> = {
  status: 409,
  code: 'names_many',
  means: 'The resource refers to more resources than one deletion can unlink.',
  details: (type) => ({
    detail: `The ${type} refers to more resources than one deletion can unlink; remove some of these references first`,
  }),
};

/** `referring` counts the referrers that the caller may see; `others` says that there are more. */
export const referredTo: ErrorKind<[type: string, referring: readonly (readonly [string, number])[], others: boolean]> =
  {
    status: 409,
    code: 'referred_to',
    means:
      'Others refer to the resource; `meta.referred_to_by` counts those that the caller may read by type, `meta.others` says that there are more.',
    details: (type, referring, others) => {
      const counts = referring.map(([each, count]) => `${count} of type ${each}`).join(' and ');
      // Without a type that may be named, "by others" is all that there is to say.
      const by = counts === '' ? '' : `: ${counts}${others ? ' and by others' : ''}`;
      return {
        detail: `The ${type} is referred to by others${by}`,
        meta: { referred_to_by: Object.fromEntries(referring), ...(others && { others }) },
      };
    },
  };

export const preconditionFailed: ErrorKind<[version: unknown, header: 'If-Match' | 'If-None-Match']> = {
  status: 412,
  code: 'precondition_failed',
  means:
    'The current version of the resource is `meta.current_version`, which `If-Match` does not name, or `If-None-Match` names.',
  details: (version, header) => ({
    detail: `The current version of the resource is ${version}; ${header} ${header === 'If-Match' ? 'does not name it' : 'rules it out'}`,
    source: { header },
    meta: { current_version: version },
  }),
};

export const preconditionRequired: ErrorKind<[type: string]> = {
  status: 428,
  code: 'precondition_required',
  means: 'The deployment requires `If-Match` on every change of the type.',
  details: (type) => ({
    detail: `A change of a ${type} requires If-Match with its current version, such as "v1"`,
    source: ifMatch,
  }),
};

export const recordTooLarge: ErrorKind = {
  status: 422,
  code: 'record_too_large',
  means: 'The record would be larger than the maximum of 400 KB.',
  details: () => ({ detail: 'The record would be larger than the maximum of 400 KB' }),
};
