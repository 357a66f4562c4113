import type { OwnError } from '../own-error.ts';

const refused: OwnError = {
  status: 422,
  code: 'endpoint_refused',
  when: 'The address is not an HTTPS URL of a public host, or did not answer the ping with 2xx; `meta.reason` says which, `meta.response_status` is the status of its answer.',
};

/** Errors of the operations about webhooks alone. */
export const webhookErrors: Readonly<Record<string, readonly OwnError[]>> = {
  'create-webhook-endpoint': [
    refused,
    { status: 409, code: 'too_many_endpoints', when: 'The token already has the maximum of 10 endpoints.' },
  ],
  'update-webhook-endpoint': [refused],
  'recover-webhook-deliveries': [
    { status: 409, code: 'endpoint_disabled', when: 'The endpoint is disabled: enable it first.' },
  ],
  'redeliver-webhook-delivery': [
    {
      status: 409,
      code: 'delivery_under_way',
      when: 'An attempt of the delivery is in progress, or its first attempt is about to be made.',
    },
  ],
};
