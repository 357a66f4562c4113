import { expect, it } from 'vitest';
import { injectFaults, sdkError } from '../../support/faults.ts';
import { recordLog } from '../../support/log-lines.ts';
import { itInProcess } from '../../support/routes-under-test.ts';
import { startService } from '../../support/service.ts';

const service = await startService();
const lines = recordLog({ STAGE: 'test' });

const create = (attributes: object) =>
  service.call('POST', '/api/v1/users', { body: { data: { type: 'user', attributes } } });

const lastLine = () => JSON.parse(lines.at(-1) ?? '{}');

const metricNames = (): string[] =>
  lastLine()._aws.CloudWatchMetrics[0].Metrics.map(({ Name }: { Name: string }) => Name);

itInProcess('measures a request in its log line, by stage and operation', async () => {
  await create({ display_name: 'Ada' });
  const line = lastLine();
  expect(line._aws).toEqual({
    Timestamp: Date.parse(line.time),
    CloudWatchMetrics: [
      {
        Namespace: 'Facet',
        Dimensions: [['stage', 'operation']],
        Metrics: [
          { Name: 'Latency', Unit: 'Milliseconds' },
          { Name: 'DynamoDbRequests', Unit: 'Count' },
          { Name: 'DynamoDbUnits', Unit: 'Count' },
        ],
      },
    ],
  });
  expect(line).toMatchObject({
    stage: 'test',
    operation: 'create-user',
    Latency: line.durationMs,
    DynamoDbRequests: line.dynamodb.requests,
    DynamoDbUnits: line.dynamodb.units,
  });
});

itInProcess('counts refusals, failures and throttles where there are any', async () => {
  await create({});
  expect(lastLine().ClientErrors).toBe(1);
  expect(metricNames()).toContain('ClientErrors');
  const recover = injectFaults(service.store.client, () => ({ error: sdkError('ThrottlingException') }));
  await create({ display_name: 'Ada' });
  recover();
  expect(lastLine()).toMatchObject({ ServerErrors: 1, Throttles: 1 });
  expect(metricNames()).toEqual(expect.arrayContaining(['ServerErrors', 'Throttles']));
});

it('measures nothing outside a stage', async () => {
  delete process.env.STAGE;
  await create({ display_name: 'Ada' });
  expect(lastLine()).not.toHaveProperty('_aws');
});
