import type { ErrorKind } from './error-kind.ts';
import { attribute } from './source.ts';

const reasons = {
  not_a_url: 'Url must be an absolute URL',
  not_https: 'Url must begin with https://',
  has_credentials: 'Url must not contain a user name or password',
  not_public: 'Url must lead to a public address',
  address_not_public: 'Url leads to an address that is not public',
  unresolved: 'Url has a host name that can not be resolved',
  timeout: 'Url did not answer the ping in time',
  connection_failed: 'Url does not accept connections',
  status: 'Url must answer the ping with a status of 2xx',
} as const;

/** Why an address can not be that of an endpoint. */
export type EndpointReason = keyof typeof reasons;

/** `responded` is the status of the host's answer to the ping. The rest of the answer may not be the caller's to read. */
export const endpointRefused: ErrorKind<[reason: EndpointReason, responded?: number]> = {
  status: 422,
  code: 'endpoint_refused',
  means:
    'The address is not an HTTPS URL of a public host, or did not answer the ping with 2xx; `meta.reason` says which, `meta.response_status` is the status of its answer.',
  details: (reason, responded) => ({
    detail: responded === undefined ? reasons[reason] : `${reasons[reason]}; its status was ${responded}`,
    source: attribute('url'),
    meta: { reason, ...(responded !== undefined && { response_status: responded }) },
  }),
};

export const tooManyEndpoints: ErrorKind<[most: number]> = {
  status: 409,
  code: 'too_many_endpoints',
  means: 'The token already has the maximum of 10 endpoints.',
  details: (most) => ({
    detail: `The token already has the maximum of ${most} webhook endpoints; delete one first`,
    meta: { most },
  }),
};

export const endpointDisabled: ErrorKind = {
  status: 409,
  code: 'endpoint_disabled',
  means: 'The endpoint is disabled: enable it first.',
  details: () => ({ detail: 'The endpoint is disabled; enable it first' }),
};

export const deliveryUnderWay: ErrorKind = {
  status: 409,
  code: 'delivery_under_way',
  means: 'An attempt of the delivery is in progress, or its first attempt is about to be made.',
  details: () => ({ detail: 'An attempt of the delivery is in progress' }),
};
