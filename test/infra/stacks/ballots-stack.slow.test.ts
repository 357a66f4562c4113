import { describe, expect, it } from 'vitest';
import { ballotsTableDefinition } from '../../../lib/store/table.ts';
import { synthesise, type TemplateResource } from '../support/synthesise.ts';

describe('the ballots stack', () => {
  const tableOf = ({ ballots }: ReturnType<typeof synthesise>) => {
    const all = Object.values<TemplateResource>(ballots.toJSON().Resources);
    expect(all.map(({ Type }) => Type)).toEqual(['AWS::DynamoDB::GlobalTable']);
    return all[0]?.Properties;
  };
  const sandbox = synthesise({ routes: [] });

  it('defines the table that local engines get, and nothing that keeps more of a ballot than the ballot', () => {
    const { AttributeDefinitions, BillingMode, KeySchema } = ballotsTableDefinition('facet-ballots');
    const table = tableOf(sandbox);
    expect(table).toMatchObject({
      AttributeDefinitions,
      BillingMode,
      KeySchema,
      SSESpecification: { SSEEnabled: true },
    });
    for (const name of [
      'GlobalSecondaryIndexes',
      'LocalSecondaryIndexes',
      'StreamSpecification',
      'TimeToLiveSpecification',
    ])
      expect(table).not.toHaveProperty(name);
    expect(table.Replicas).toHaveLength(1);
    expect(table.Replicas[0].PointInTimeRecoverySpecification).toEqual({ PointInTimeRecoveryEnabled: false });
    for (const name of ['KinesisStreamSpecification', 'ContributorInsightsSpecification'])
      expect(table.Replicas[0]).not.toHaveProperty(name);
  });

  it.each(['sandbox', 'production'])('of a %s is neither replaced nor deleted by a deployment', (stage) => {
    const templates = synthesise({ stage, routes: [] });
    const table = tableOf(templates);
    // A table with a name can't be replaced: the new one would have the name of the one that is there.
    expect(table.TableName).toBe(`facet-${stage}-ballots`);
    expect(table.Replicas[0].DeletionProtectionEnabled).toBe(true);
    templates.ballots.hasResource('AWS::DynamoDB::GlobalTable', {
      DeletionPolicy: 'Retain',
      UpdateReplacePolicy: 'Retain',
    });
    expect(templates.ballotsStack.terminationProtection).toBe(true);
  });
});
