import { type App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { describe, expect, it } from 'vitest';
import { planRoutes } from '../../infra/bundle/share-functions.ts';
import type { Operation } from '../../lib/model/definition/operations.ts';
import { accessOfAny, many } from './support/many-operations.ts';
import { synthesise } from './support/synthesise.ts';

describe('cdk-nag', () => {
  it('finds nothing in the AwsSolutions pack that no reason stands beside', () => {
    const context = {
      alarmEmail: 'operator@example.edu',
      domainName: 'facet.example.edu',
      certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/1',
    };
    const prepare = (app: App): void => Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
    // Synthesis throws when a plugin finds something.
    expect(() => synthesise({ stage: 'production', context, prepare })).not.toThrow();
  });
});

describe('room for operations', () => {
  it('is enough for twice the present ones in each stack', () => {
    const { groups } = synthesise({ stage: 'production' });
    for (const template of groups) expect(Object.keys(template.toJSON().Resources).length).toBeLessThanOrEqual(250);
  });

  const everything = [
    ...['BatchGetItem', 'ConditionCheckItem', 'DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'],
    ...['Query by_created_at', 'Query by_updated_at', 'Query by_value', 'UpdateItem access_token'],
  ];

  const invented = (count: number, group: Operation['group']): Operation[] =>
    Array.from({ length: count }, (_, index) => ({
      name: `${group}-${index}`,
      kind: 'update',
      file: 'users',
      group,
      method: 'PATCH',
      path: `/api/v1/${group}_${index}/{id}`,
      scope: 'people:write',
      answers: 'user',
      summary: `Operation ${index} of ${group}`,
    }));

  it('is enough for 400 in all, of which those that may do the same share functions', () => {
    const planned = planRoutes(many, accessOfAny).routes;
    const service = synthesise({ stage: 'production', routes: many, planned, accessOf: accessOfAny });
    for (const template of [...service.groups, service.api]) {
      expect(Object.keys(template.toJSON().Resources).length).toBeLessThanOrEqual(490);
      expect(JSON.stringify(template.toJSON()).length).toBeLessThan(500_000);
    }
  });

  it('is enough for 80 in one group and 140 in all', () => {
    const service = synthesise({
      routes: [...invented(80, 'course-evaluations'), ...invented(60, 'people')],
      accessOf: () => everything,
    });
    for (const template of [...service.groups, service.api]) {
      const text = JSON.stringify(template.toJSON());
      // CloudFormation's limits: 500 resources, 1 MB of template.
      expect(Object.keys(template.toJSON().Resources).length).toBeLessThanOrEqual(490);
      expect(text.length).toBeLessThan(1_000_000);
    }
  });
});
