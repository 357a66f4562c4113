import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { operationNamed } from '../../../lib/operations.ts';
import { tableDefinition } from '../../../lib/store/table.ts';
import { propertiesOf, synthesise, type TemplateResource } from '../support/synthesise.ts';

const { data, resources } = synthesise({ routes: [] });

describe('the data stack', () => {
  it('defines the table that local engines get', () => {
    const { AttributeDefinitions, BillingMode, KeySchema, GlobalSecondaryIndexes } = tableDefinition('facet');
    const [table] = propertiesOf(resources, 'AWS::DynamoDB::GlobalTable');
    expect(table).toMatchObject({ AttributeDefinitions, BillingMode, KeySchema });
    expect(table?.GlobalSecondaryIndexes).toEqual(GlobalSecondaryIndexes);
  });

  it('encrypts the table, makes its items expire and reports its changes', () => {
    const tables = Object.values<TemplateResource>(data.toJSON().Resources);
    expect(propertiesOf(tables, 'AWS::DynamoDB::GlobalTable')).toMatchObject([
      {
        SSESpecification: { SSEEnabled: true },
        TimeToLiveSpecification: { AttributeName: 'delete_after', Enabled: true },
        StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
      },
    ]);
  });

  it.each([
    { stage: 'sandbox', deletionProtection: false, policy: 'Delete', data },
    {
      stage: 'sandbox-ada',
      deletionProtection: false,
      policy: 'Delete',
      data: synthesise({ stage: 'sandbox-ada', routes: [] }).data,
    },
    {
      stage: 'production',
      deletionProtection: true,
      policy: 'Retain',
      data: synthesise({ stage: 'production', routes: [] }).data,
    },
  ])('guards the data of $stage: $policy', ({ deletionProtection, policy, data }) => {
    data.hasResource('AWS::DynamoDB::GlobalTable', {
      DeletionPolicy: policy,
      UpdateReplacePolicy: policy,
      Properties: {
        Replicas: [
          Match.objectLike({
            DeletionProtectionEnabled: deletionProtection,
            PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
          }),
        ],
      },
    });
  });
});

describe('a bucket of archives', () => {
  it('is emptied when a sandbox is destroyed, and only then', () => {
    const emptied = (stage: string) =>
      Object.values(synthesise({ stage, routes: [] }).data.findResources('Custom::S3AutoDeleteObjects')).length;
    expect(['sandbox', 'sandbox-ada', 'production'].map(emptied)).toEqual([1, 1, 0]);
  });
});

describe('a restored table', () => {
  const own = synthesise({ routes: [operationNamed('read-phone-number')] });
  const restored = synthesise({ routes: [operationNamed('read-phone-number')], context: { table: 'facet-restored' } });

  it('is what the functions work on, and all that their roles allow', () => {
    const [read] = propertiesOf(restored.resources, 'AWS::Lambda::Function').filter(
      ({ Description }) => Description === 'Read a phone number',
    );
    expect(read.Environment.Variables.TABLE_NAME).toBe('facet-restored');
    for (const { Resource } of restored.statementsOf('Read a phone number')) {
      expect(JSON.stringify(Resource)).toMatch(/:table\/facet-restored"\]\]\}$/);
    }
    restored.api.hasOutput('TableName', { Value: 'facet-restored' });
  });

  it('changes nothing of the stack of data, which would hold up the way back', () => {
    expect(restored.data.toJSON()).toEqual(own.data.toJSON());
  });
});
