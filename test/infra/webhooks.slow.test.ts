import { describe, expect, it } from 'vitest';
import { accessOf } from '../../infra/policies/table-access.ts';
import { deployedFunctions } from '../../infra/service/deployed-functions.ts';
import { propertiesOf, synthesise } from './support/synthesise.ts';

const { api, data, resources, statementsOf } = synthesise({ routes: [] });

const mappings = propertiesOf(resources, 'AWS::Lambda::EventSourceMapping');

describe('webhooks', () => {
  it('are dispatched from new entries of the change feed alone', () => {
    const mapping = mappings.find(({ StartingPosition }) => StartingPosition === 'LATEST');
    expect(mapping).toMatchObject({
      BatchSize: 100,
      BisectBatchOnFunctionError: true,
      MaximumRetryAttempts: 10,
      DestinationConfig: { OnFailure: { Destination: expect.anything() } },
    });
    expect(JSON.parse(mapping.FilterCriteria.Filters[0].Pattern)).toEqual({
      eventName: ['INSERT'],
      dynamodb: {
        Keys: { pk: { S: [{ prefix: 'changes#' }] } },
        NewImage: { subject_type: { S: [{ exists: true }] } },
      },
    });
  });

  it('are attempted one by one, 50 at once, and go where an alarm watches when the function dies', () => {
    expect(mappings).toContainEqual(
      expect.objectContaining({ BatchSize: 1, ScalingConfig: { MaximumConcurrency: 50 } }),
    );
    const queues = Object.entries(data.findResources('AWS::SQS::Queue'));
    const [, queue] = queues.find(([name]) => name.startsWith('WebhooksQueue')) ?? [];
    expect(queue?.Properties).toMatchObject({ VisibilityTimeout: 60, RedrivePolicy: { maxReceiveCount: 5 } });
    const functions = Object.values(api.findResources('AWS::Lambda::Function'));
    const attempting = functions.find(({ Properties }) => /^Attempt deliveries/.test(Properties.Description));
    expect(attempting?.Properties.Timeout).toBe(25);
  });

  it('are looked after every minute', () => {
    const rules = propertiesOf(resources, 'AWS::Events::Rule').map(({ Description, ScheduleExpression }) => [
      Description,
      ScheduleExpression,
    ]);
    expect(rules).toContainEqual(['Put deliveries to webhooks that are due into their queue', 'rate(1 minute)']);
    expect(rules).toContainEqual(['Send again what webhooks have missed', 'rate(1 minute)']);
  });

  it('have secrets that none but those who send may read', () => {
    const readers = deployedFunctions.filter(({ name }) => accessOf(name).includes('GetItem webhook_secret'));
    expect(readers.map(({ name }) => name).sort()).toEqual([
      'attempt-deliveries',
      'rotate-webhook-secret',
      'test-webhook-endpoint',
      'update-webhook-endpoint',
    ]);
    const reading = statementsOf('Make deliveries of changes to webhooks').filter(({ Action }) =>
      String(Action).includes('dynamodb:GetItem'),
    );
    expect(reading).not.toEqual([]);
    for (const { Condition } of reading)
      expect(Condition['ForAllValues:StringNotEquals']['dynamodb:LeadingKeys']).toContain('webhook_secret');
  });
});
