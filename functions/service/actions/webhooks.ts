import { redeliver } from '../../../lib/domain/webhooks/deliveries.ts';
import { ping } from '../../../lib/domain/webhooks/ping.ts';
import { beginRecovery } from '../../../lib/domain/webhooks/recoveries.ts';
import { formerEnd, inForce, readSecrets } from '../../../lib/domain/webhooks/secrets.ts';
import { isTaken } from '../../../lib/domain/webhooks/send-event.ts';
import {
  createEndpoint,
  rotateSecret,
  updateEndpoint,
  type WithSecret,
} from '../../../lib/domain/webhooks/write-endpoint.ts';
import { answerMeta } from '../../../lib/http/operations/action.ts';
import { readFromPath } from '../../../lib/http/operations/read.ts';
import type { Created } from '../../../lib/http/operations/writes.ts';
import type { OperationRequest } from '../../../lib/http/pipeline/operation-request.ts';
import type { Answer } from '../../../lib/http/pipeline/response.ts';
import { notFound } from '../../../lib/jsonapi/errors.ts';
import { renderResource } from '../../../lib/model/render/render.ts';
import type { Change } from '../../../lib/model/validation/change.ts';
import { webhookDelivery } from '../../../lib/resources/service/webhook-delivery.ts';
import { webhookEndpoint } from '../../../lib/resources/service/webhook-endpoint.ts';
import { webhookRecovery } from '../../../lib/resources/service/webhook-recovery.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';

// What is answered once more is kept in the table, where a secret has no place: whoever missed it rotates.
const untold = { secret: null } as const;

/** Creates an endpoint; its secret is in the `meta` of this answer alone. */
export const createWebhook = async (request: OperationRequest, change: Change): Promise<Created> => {
  const { store, base, now } = request;
  const { record, secret } = await createEndpoint(store, change, { token: await request.caller(), base, now });
  return { record, meta: { secret } };
};

/** What a repeated creation is answered. */
export const createdWebhook = async (request: OperationRequest, id: string): Promise<Created> => {
  const record = await request.store.read({ type: webhookEndpoint.type, id });
  if (record === undefined) throw notFound(webhookEndpoint.type, id);
  return { record, meta: untold };
};

/** Changes an endpoint. */
export const updateWebhook = async (request: OperationRequest, id: string, change: Change): Promise<StoredRecord> => {
  const record = await request.store.read({ type: webhookEndpoint.type, id });
  if (record === undefined) throw notFound(webhookEndpoint.type, id);
  return updateEndpoint(request.store, record, change, { token: await request.caller(), now: request.now });
};

const withSecret = (request: OperationRequest, record: StoredRecord, meta: object): Answer => ({
  status: 200,
  document: { data: renderResource(webhookEndpoint, record, request), meta },
});

/** Makes a new secret for an endpoint; it is in the `meta` of this answer alone. */
export const rotateWebhook = async (request: OperationRequest): Promise<Answer> => {
  const { store, now } = request;
  const found = await readFromPath(request, webhookEndpoint);
  request.answerAgain(async () => withSecret(request, await readFromPath(request, webhookEndpoint), untold));
  const { record, secret }: WithSecret = await rotateSecret(store, found, now);
  return withSecret(request, record, { secret, former_secret_signs_until: formerEnd(now).toISOString() });
};

/** Sends a ping, and answers how it went. */
export const testWebhook = async (request: OperationRequest): Promise<Answer> => {
  const { store, now } = request;
  const { id, url, base } = await readFromPath(request, webhookEndpoint);
  const secrets = await readSecrets(store, id);
  if (secrets === undefined) throw notFound(webhookEndpoint.type, id);
  const outcome = await ping({ id, url: String(url), base: String(base), secrets: inForce(secrets, now), now });
  return answerMeta(request, {
    succeeded: isTaken(outcome),
    response_status: outcome.status ?? null,
    failure: outcome.failure ?? null,
    duration_ms: outcome.duration_ms,
    response_body: outcome.status === undefined ? null : outcome.answer,
  });
};

/** Sets a recovery going. */
export const recoverWebhook = async (request: OperationRequest, change: Change): Promise<Answer> => {
  const endpoint = await readFromPath(request, webhookEndpoint);
  const answer = request.foresee((recovery) => ({
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
  request.foresee(answer);
  return answer(await redeliver(request.store, found, request.now));
};
