import type { ErrorKind } from './error-kind.ts';

export const invalidOperation: ErrorKind<[detail: string, pointer: string]> = {
  status: 400,
  code: 'invalid_operation',
  means: 'An operation does not have the form of the Atomic Operations extension; `source.pointer` points to it.',
  details: (detail, pointer) => ({ detail, source: { pointer } }),
};

export const invalidLid: ErrorKind<[detail: string, pointer: string]> = {
  status: 400,
  code: 'invalid_lid',
  means:
    'A local id is not that of a resource of the same type that an operation before adds, or two operations add one under it.',
  details: (detail, pointer) => ({ detail, source: { pointer } }),
};

export const noSuchOperation: ErrorKind<[what: string, pointer: string]> = {
  status: 403,
  code: 'not_offered',
  means: 'The service has no such operation on resources of this type.',
  details: (what, pointer) => ({ detail: `The service does not ${what}`, source: { pointer } }),
};

export const tooManyOperations: ErrorKind<[most: number]> = {
  status: 422,
  code: 'too_many_operations',
  means: 'The request has more operations than one transaction takes; `meta.maximum` says how many.',
  details: (most) => ({
    detail: `A request can have ${most} operations`,
    source: { pointer: '/atomic:operations' },
    meta: { maximum: most },
  }),
};

export const transactionTooLarge: ErrorKind<[items: number, most: number]> = {
  status: 422,
  code: 'transaction_too_large',
  means: 'The operations write or check more items than a transaction takes; `meta.items` says how many. Send fewer.',
  details: (items, most) => ({
    detail: `The operations need ${items} items of a transaction, which takes ${most}; send them in parts`,
    source: { pointer: '/atomic:operations' },
    meta: { items, maximum: most },
  }),
};

export const notAtomic: ErrorKind<[pointer: string]> = {
  status: 422,
  code: 'not_atomic',
  means: 'An operation takes more than one transaction, such as one that changes what a period covers. Send it alone.',
  details: (pointer) => ({
    detail: 'The operation takes more than one transaction; send it by itself',
    source: { pointer },
  }),
};
