import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { accessOf } from '../../infra/policies/table-access.ts';
import { operations } from '../../lib/operations.ts';
import { synthesise } from './support/synthesise.ts';

const { api, data, statementsOf } = synthesise({ routes: [] });
const mappings = Object.values(api.findResources('AWS::Lambda::EventSourceMapping')).map(
  ({ Properties }) => Properties,
);
const mapping = mappings.find(({ StartingPosition }) => StartingPosition !== undefined);

describe('the consumer of the stream', () => {
  it('is called with the events of records, in order, again and in halves after an error', () => {
    expect(mapping).toMatchObject({
      StartingPosition: 'TRIM_HORIZON',
      BatchSize: 100,
      ParallelizationFactor: 1,
      BisectBatchOnFunctionError: true,
      MaximumRetryAttempts: 10,
      DestinationConfig: { OnFailure: { Destination: expect.anything() } },
      FilterCriteria: { Filters: [{ Pattern: '{"dynamodb":{"Keys":{"sk":{"S":["#"]}}}}' }] },
    });
  });

  it('reads the stream of the table and sets aside what it fails at, and nothing else besides the table', () => {
    const policies = JSON.stringify(api.findResources('AWS::IAM::Role'));
    expect(policies).toContain('dynamodb:GetRecords');
    expect(policies).toContain('dynamodb:GetShardIterator');
    const queues = Object.keys(data.findResources('AWS::SQS::Queue')).filter((name) =>
      name.startsWith('FailedChanges'),
    );
    expect(queues).toHaveLength(1);
  });

  it('alone writes into the feed, with the daily comparison', () => {
    const writes = (name: string) => accessOf(name).filter((call) => call.endsWith(' changes'));
    expect(writes('record-changes')).toEqual(['PutItem changes', 'UpdateItem changes']);
    expect(writes('reconcile-changes')).toEqual(['PutItem changes', 'UpdateItem changes']);
    for (const { name } of operations) expect(writes(name), name).toEqual([]);
  });

  it('is compared with the records every day', () => {
    const rules = Object.values(api.findResources('AWS::Events::Rule')).map(({ Properties }) => Properties);
    expect(rules.map(({ ScheduleExpression }) => ScheduleExpression)).toContain('cron(17 4 * * ? *)');
  });

  it('reports where an alarm looks when the comparison fails', () => {
    const failed = { 'Fn::ImportValue': expect.stringContaining('FailedChanges') };
    api.hasResourceProperties('AWS::Lambda::EventInvokeConfig', {
      FunctionName: { Ref: Match.stringLikeRegexp('reconcilechanges') },
      DestinationConfig: { OnFailure: { Destination: { 'Fn::ImportValue': Match.stringLikeRegexp('FailedChanges') } } },
    });
    expect(statementsOf('Add to the change feed what is missing in it')).toContainEqual(
      expect.objectContaining({ Action: 'sqs:SendMessage', Resource: failed }),
    );
  });
});
