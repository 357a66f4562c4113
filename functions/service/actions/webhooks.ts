import { redeliver } from '../../../lib/domain/webhooks/deliveries/write-delivery.ts';
import { readSecrets } from '../../../lib/domain/webhooks/endpoints/items.ts';
import { ping } from '../../../lib/domain/webhooks/endpoints/ping.ts';
import { inForce, previousEnd } from '../../../lib/domain/webhooks/endpoints/secrets.ts';
import { rotateSecret, type WithSecret } from '../../../lib/domain/webhooks/endpoints/write-endpoint.ts';
import { beginRecovery } from '../../../lib/domain/webhooks/recoveries/begin-recovery.ts';
import { isAccepted } from '../../../lib/domain/webhooks/sending/send-event.ts';
import { refuse } from '../../../lib/errors/error-kind.ts';
import { notFound } from '../../../lib/errors/reading.ts';
import { readFromPath } from '../../../lib/http/operations/read.ts';
import type { OperationRequest } from '../../../lib/http/pipeline/operation-request.ts';
import type { Answer } from '../../../lib/http/pipeline/response.ts';
import { renderResource } from '../../../lib/model/render/render.ts';
import type { Change } from '../../../lib/model/validation/change.ts';
import type { PingMeta, RotatedSecretAnswer } from '../../../lib/resources/service/answers/webhooks.ts';
import { webhookDelivery } from '../../../lib/resources/service/webhook-delivery.ts';
import { webhookEndpoint } from '../../../lib/resources/service/webhook-endpoint.ts';
import { webhookRecovery } from '../../../lib/resources/service/webhook-recovery.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';

const withSecret = (
  request: OperationRequest,
  record: StoredRecord,
  meta: RotatedSecretAnswer['meta'],
): Answer<RotatedSecretAnswer> => ({
  status: 200,
  document: { data: renderResource(webhookEndpoint, record, request), meta },
});

/** Makes a new secret for an endpoint; it is in the `meta` of this answer alone, and a repeated request gets none. */
export const rotateWebhook = async (request: OperationRequest): Promise<Answer> => {
  const { store, now } = request;
  const found = await readFromPath(request, webhookEndpoint);
  request.answerAgain(async () => withSecret(request, await readFromPath(request, webhookEndpoint), { secret: null }));
  const { record, secret }: WithSecret = await rotateSecret(store, found, now);
  return withSecret(request, record, { secret, previous_secret_signs_until: previousEnd(now).toISOString() });
};

/** Sends a ping, and answers whether it arrived. */
export const testWebhook = async (request: OperationRequest): Promise<Answer> => {
  const { store, now } = request;
  const { id, url, base } = await readFromPath(request, webhookEndpoint);
  const secrets = await readSecrets(store, id);
  if (secrets === undefined) throw refuse(notFound, webhookEndpoint.type, id);
  const outcome = await ping({ id, url: String(url), base: String(base), secrets: inForce(secrets, now), now });
  const meta: PingMeta = {
    succeeded: isAccepted(outcome),
    response_status: outcome.status ?? null,
    failure: outcome.failure ?? null,
    duration_ms: outcome.duration_ms,
    response_body: outcome.status === undefined ? null : outcome.answer,
  };
  return { status: 200, document: { meta } };
};

/** Begins a recovery. */
export const recoverWebhook = async (request: OperationRequest, change: Change): Promise<Answer> => {
  const endpoint = await readFromPath(request, webhookEndpoint);
  const answer = request.answerWith((recovery) => ({
    status: 202,
    document: { data: renderResource(webhookRecovery, recovery, request) },
  }));
  return answer(await beginRecovery(request.store, endpoint, change, request.now));
};

/** Has a delivery sent again. */
export const redeliverWebhook = async (request: OperationRequest): Promise<Answer> => {
  const found = await readFromPath(request, webhookDelivery);
  const answer = (record: StoredRecord): Answer => ({
    status: 202,
    document: { data: renderResource(webhookDelivery, record, request) },
  });
  request.answerWith(answer);
  return answer(await redeliver(request.store, found, request.now));
};
