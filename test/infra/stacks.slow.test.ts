import { type App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { describe, expect, it } from 'vitest';
import { operationNamed } from '../../lib/operations.ts';
import { accessOfAny, many } from './support/many-operations.ts';
import { synthesise } from './support/synthesise.ts';

describe('cdk-nag', () => {
  // `npm run synth` has it look at all functions of a stage without a domain.
  it('finds nothing in the AwsSolutions pack of a stage with a domain that no reason is given for', () => {
    const context = {
      alarmEmail: 'operator@example.edu',
      domainName: 'facet.example.edu',
      certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/1',
    };
    const prepare = (app: App): void => Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
    // Synthesis throws when a plugin finds something.
    const routes = ['read-phone-number', 'create-response', 'create-import'].map(operationNamed);
    expect(() => synthesise({ stage: 'production', routes, context, prepare })).not.toThrow();
  });
});

describe('room for operations', () => {
  it('is enough for 400 in all, of which those that may do the same share functions', () => {
    const service = synthesise({ stage: 'production', routes: many, accessOf: accessOfAny });
    for (const template of [...service.groups, service.api]) {
      expect(Object.keys(template.toJSON().Resources).length).toBeLessThanOrEqual(490);
      expect(JSON.stringify(template.toJSON()).length).toBeLessThan(500_000);
    }
  });
});
