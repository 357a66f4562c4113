import { describe, expect, it } from 'vitest';
import { createFacetClient } from '../../client/src/client.ts';
import { FacetError } from '../../client/src/facet-error.ts';
import { type Retry, type RetryOptions, takesKey } from '../../client/src/retry.ts';
import type { Method } from '../../client/src/types.ts';
import { takesKey as serviceTakesKey } from '../../lib/openapi/header-parameters.ts';
import { operations } from '../../lib/operations.ts';

const mediaType = 'application/vnd.api+json';
const department = { type: 'department', attributes: { name: 'Physics' } } as const;
const create = { body: { data: department } };

const answer = (status: number, headers: object = {}, code = 'any') =>
  new Response(status === 204 ? null : JSON.stringify(status < 400 ? { data: department } : { errors: [{ code }] }), {
    status,
    headers: { 'content-type': mediaType, ...headers },
  });

const soon = { 'retry-after': '0' };

/** A client whose requests are answered in turn; what is no answer is thrown. */
const clientOf = (answers: readonly (Response | Error)[], retry?: RetryOptions | false) => {
  const left = [...answers];
  const keys: (string | null)[] = [];
  const retries: Retry[] = [];
  const client = createFacetClient({
    baseUrl: 'http://facet.test',
    token: 'facet_x',
    retry: retry === false ? false : { onRetry: (each) => retries.push(each), ...retry },
    fetch: async (request) => {
      keys.push(request.headers.get('idempotency-key'));
      const next = left.shift();
      if (next instanceof Response) return next;
      throw next ?? new Error('one request too many');
    },
  });
  return { client, keys, retries, left };
};

const refusedWith = async (call: Promise<unknown>): Promise<number | undefined> => {
  const error = await call.catch((reason: unknown) => reason);
  return error instanceof FacetError ? error.status : undefined;
};

const noAnswer = new TypeError('fetch failed');

describe('a client that repeats', () => {
  it('sends a write again under the same key, which it makes itself, and says so', async () => {
    const { client, keys, retries } = clientOf([answer(503, soon), answer(429, soon), answer(201)]);
    expect((await client.post('/api/v1/departments', create)).data).toEqual(department);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(retries).toMatchObject([
      { method: 'post', path: '/api/v1/departments', attempt: 1, waitSeconds: 0, reason: { status: 503 } },
      { attempt: 2, waitSeconds: 0, reason: { status: 429 } },
    ]);
  });

  it('keeps the key of the caller, and makes another for each call', async () => {
    const { client, keys } = clientOf([answer(201), answer(201), answer(201)]);
    await client.post('/api/v1/departments', { ...create, idempotencyKey: 'mine' });
    for (const _ of [1, 2]) await client.post('/api/v1/departments', create);
    expect(keys[0]).toBe('mine');
    expect(new Set(keys).size).toBe(3);
  });

  it('waits while an earlier request with its key is carried out', async () => {
    const { client, left } = clientOf([answer(409, soon, 'idempotency_key_in_use'), answer(201)]);
    await client.post('/api/v1/departments', create);
    expect(left).toEqual([]);
  });

  it('repeats what got no answer', async () => {
    const { client, retries } = clientOf([noAnswer, answer(200)]);
    await client.get('/api/v1/departments');
    expect(retries).toMatchObject([{ attempt: 1, reason: noAnswer }]);
    const [{ waitSeconds } = { waitSeconds: 0 }] = retries;
    expect([waitSeconds >= 0.5, waitSeconds <= 1]).toEqual([true, true]);
  });

  it('has deleted what a repeated deletion no longer finds, and not what was never there', async () => {
    const params = { path: { id: 'x' } };
    for (const status of [404, 410]) {
      const { client } = clientOf([answer(503, soon), answer(status)]);
      expect(await client.delete('/api/v1/departments/{id}', { params })).toBeUndefined();
      const { client: other } = clientOf([answer(status)]);
      expect(await refusedWith(other.delete('/api/v1/departments/{id}', { params }))).toBe(status);
    }
  });

  it.each([400, 401, 403, 404, 409, 412, 422, 500])('sends nothing again after a %i', async (status) => {
    const { client, keys } = clientOf([answer(status, soon)]);
    expect(await refusedWith(client.post('/api/v1/departments', create))).toBe(status);
    expect(keys).toHaveLength(1);
  });

  it('never repeats what leaves no trace of its caller', async () => {
    const { client, keys } = clientOf([answer(503, soon), answer(503, soon)]);
    const body = { data: {} } as never;
    expect(await refusedWith(client.post('/api/v1/course_evaluation_responses', { body }))).toBe(503);
    expect(await refusedWith(client.post('/api/v1/invitation_redemptions', { body }))).toBe(503);
    expect(keys).toEqual([null, null]);
  });

  it('ends after its attempts, at a longer pause than it waits, and never where it is switched off', async () => {
    const busy = () => Array.from({ length: 6 }, () => answer(503, soon));
    const cases = [
      [clientOf(busy()), 5],
      [clientOf(busy(), { attempts: 2 }), 2],
      [clientOf([answer(429, { 'retry-after': '61' })]), 1],
      [clientOf([answer(429, { 'retry-after': '3' })], { longestWaitSeconds: 2 }), 1],
      [clientOf(busy(), false), 1],
    ] as const;
    for (const [{ client, keys }, sent] of cases) {
      expect(await refusedWith(client.get('/api/v1/departments'))).toBeGreaterThanOrEqual(429);
      expect(keys).toHaveLength(sent);
    }
  });

  it('takes a date in Retry-After', async () => {
    const { client, retries } = clientOf([
      answer(503, { 'retry-after': new Date(0).toUTCString() }),
      answer(503, { 'retry-after': new Date(Date.now() + 3_600_000).toUTCString() }),
    ]);
    expect(await refusedWith(client.get('/api/v1/departments'))).toBe(503);
    expect(retries).toMatchObject([{ waitSeconds: 0 }]);
  });

  it('stops waiting when its signal does', async () => {
    const controller = new AbortController();
    const { client, keys } = clientOf([answer(503, { 'retry-after': '50' })], {
      onRetry: () => controller.abort(new Error('enough')),
    });
    await expect(client.get('/api/v1/departments', { signal: controller.signal })).rejects.toThrow('enough');
    expect(keys).toHaveLength(1);
  });
});

it('makes keys for just those writes that the service carries out once', () => {
  for (const operation of operations) {
    const { method, path } = operation;
    expect([path, takesKey(method.toLowerCase() as Method, path)]).toEqual([path, serviceTakesKey(operation)]);
  }
});
