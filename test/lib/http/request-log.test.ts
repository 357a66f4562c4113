import { expect, it } from 'vitest';
import { injectFaults, sdkError } from '../../support/faults.ts';
import { recordLog } from '../../support/log-lines.ts';
import { describeInProcess } from '../../support/routes-under-test.ts';
import { secretOf } from '../../support/secret-of.ts';
import { startService } from '../../support/service.ts';

const service = await startService();
const lines = recordLog();

const createUser = (display_name: string) =>
  service.call('POST', '/api/v1/users', {
    body: { data: { type: 'user', attributes: { display_name, emails: ['ada@lovelace.example'] } } },
  });

describeInProcess('the log of a request', () => {
  it('is one JSON line that says what it cost, as the answer does', async () => {
    const { headers } = await createUser('Ada');
    expect(lines).toHaveLength(1);
    const entry = JSON.parse(lines[0] ?? '');
    expect(entry).toEqual({
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      level: 'info',
      requestId: expect.any(String),
      address: '127.0.0.1',
      operation: 'create-user',
      status: 201,
      durationMs: expect.any(Number),
      tokenId: service.token.split('_')[1],
      dynamodb: { requests: expect.any(Number), roundTrips: expect.any(Number), units: expect.any(Number) },
    });
    const { requests, roundTrips, units } = entry.dynamodb;
    expect(headers['server-timing']).toBe(
      `total;dur=${entry.durationMs}, dynamodb;desc="${requests} requests, ${roundTrips} round trips, ${units} units"`,
    );
  });

  it('says nothing of what was searched for', async () => {
    for (const query of ['Lovelace', 'Lovelace&sort=created_at', 'Lovelace '.repeat(40)])
      await service.call('GET', `/api/v1/users?filter[q]=${encodeURI(query)}`);
    expect(lines).toHaveLength(3);
    expect(lines.join('\n')).not.toMatch(/lovelace/i);
  });

  it('is written for refusals too', async () => {
    await createUser('');
    await service.call('GET', '/api/v1/nothing');
    await service.call('GET', '/api/v1/folders/x', { headers: { authorization: undefined } });
    expect(
      lines
        .map((line) => JSON.parse(line))
        .map(({ operation, status, tokenId }) => [operation, status, tokenId !== null]),
    ).toEqual([
      ['create-user', 422, true],
      ['unknown-route', 404, false],
      ['read-folder', 401, false],
    ]);
  });

  it('shows of a refusal the route, the codes and the places, without a value', async () => {
    await createUser(' ');
    await service.call('GET', '/api/v1/users?page[size]=0');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { route: 'POST /api/v1/users', errors: [{ code: 'blank', pointer: '/data/attributes/display_name' }] },
      { route: 'GET /api/v1/users', errors: [{ code: 'invalid_page', parameter: 'page[size]' }] },
    ]);
  });

  it('shows the operator what is behind a 503', async () => {
    const stop = injectFaults(service.store.client, (name) =>
      name.startsWith('TransactWrite') ? { error: sdkError('ThrottlingException') } : undefined,
    );
    await createUser('Ada');
    stop();
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'warn', status: 503, message: 'throttled' });
    expect(lines[0]).toContain('ThrottlingException');
  });

  it('holds neither token nor personal data', async () => {
    await createUser('Ada Lovelace');
    await createUser('x'.repeat(300));
    const secret = secretOf(service.token);
    expect(lines.join('')).not.toMatch(new RegExp(`${secret}|Lovelace|lovelace|xxx`));
  });
});
