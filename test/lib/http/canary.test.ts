import { afterAll, describe, expect, it, vi } from 'vitest';
import { canary } from '../../../functions/service/canary.ts';
import { startGateway } from '../../../infra/local/gateway/gateway.ts';
import { operationRoutes } from '../../../infra/local/gateway/operation-routes.ts';
import { injectFaults, sdkError } from '../../support/faults.ts';
import { recordLog } from '../../support/log-lines.ts';
import { startService } from '../../support/service.ts';

const service = await startService();
const gateway = await startGateway(operationRoutes(), { port: 0, host: '127.0.0.1' });
afterAll(() => gateway.stop());

const lines = recordLog({ CANARY_URL: gateway.baseUrl, STAGE: 'test' });

const check = async () => {
  await canary();
  return lines.map((line) => JSON.parse(line)).find(({ event }) => event === 'canary');
};

describe('the canary', () => {
  it('reports a service whose table does not answer', async () => {
    const recover = injectFaults(service.store.client, () => ({ error: sdkError('InternalServerError') }));
    const line = await check();
    recover();
    expect(line).toMatchObject({ level: 'error', Unreachable: 1 });
    expect(line.failed).toEqual([expect.stringMatching(/^GET \/api\/v1\/users\/[0-9a-f-]{36} answered 503$/)]);
  });

  it('finds a service that answers, and its table', async () => {
    const line = await check();
    expect(line).toMatchObject({ level: 'info', failed: [], Unreachable: 0, operation: 'canary', stage: 'test' });
    expect(line._aws.CloudWatchMetrics[0].Metrics).toEqual([{ Name: 'Unreachable', Unit: 'Count' }]);
    const answered = lines.map((each) => JSON.parse(each)).map(({ operation, status }) => `${operation} ${status}`);
    expect(answered).toContain('read-entry 200');
    expect(answered).toContain('read-user 401');
  });

  it('calls the functions that are to stay warm, whatever they do', async () => {
    vi.stubEnv('CANARY_WARM', 'GET /api/v1/course_evaluation_students,PATCH /api/v1/addresses/{id}');
    expect(await check()).toMatchObject({ failed: [], Unreachable: 0 });
    const answered = lines.map((each) => JSON.parse(each)).map(({ operation, status }) => `${operation} ${status}`);
    expect(answered).toEqual(expect.arrayContaining(['list-students 401', 'update-address 401']));
  });

  it('reports a service that is not there', async () => {
    vi.stubEnv('CANARY_URL', 'http://127.0.0.1:9');
    const { failed, Unreachable } = await check();
    expect(Unreachable).toBe(1);
    expect(failed).toHaveLength(2);
  });
});
