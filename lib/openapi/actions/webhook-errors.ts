import type { OwnError } from '../own-error.ts';

const refused: OwnError = {
  status: 422,
  code: 'endpoint_refused',
  when: 'The address is not one of HTTPS with public addresses, or has not answered the ping with 2xx; `meta.reason` says which, `meta.response_status` how it has answered.',
};

/** Errors of the operations about webhooks alone. */
export const webhookErrors: Readonly<Record<string, readonly OwnError[]>> = {
  'create-webhook-endpoint': [
    refused,
    { status: 409, code: 'too_many_endpoints', when: 'The token has 10 endpoints, which is the most.' },
  ],
  'update-webhook-endpoint': [refused],
  'recover-webhook-deliveries': [
    { status: 409, code: 'endpoint_disabled', when: 'The endpoint is disabled: enable it first.' },
  ],
  'redeliver-webhook-delivery': [
    {
      status: 409,
      code: 'delivery_under_way',
      when: 'The delivery is being attempted at this moment, or its first attempt is about to be made.',
    },
  ],
};
