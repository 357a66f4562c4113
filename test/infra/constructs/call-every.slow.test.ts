import type { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { operationNamed } from '../../../lib/operations.ts';
import { synthesise } from '../support/synthesise.ts';

const { api, watch } = synthesise({ routes: [operationNamed('read-phone-number')] });

const propertiesIn = (template: Template, type: string) =>
  Object.values(template.findResources(type)).map(({ Properties }) => Properties);

/** Minutes between two calls, and the alias that is called, of everything that is called at a rate. */
const repeatedIn = (template: Template) =>
  propertiesIn(template, 'AWS::Events::Rule').flatMap(({ ScheduleExpression, Targets }) => {
    const [, minutes] = /^rate\((\d+) minutes?\)$/.exec(ScheduleExpression) ?? [];
    return minutes === undefined ? [] : [{ minutes: Number(minutes), alias: Targets[0].Arn.Ref as string }];
  });

const functionOf = (template: Template, alias: string) =>
  template.findResources('AWS::Lambda::Alias')[alias]?.Properties.FunctionName;

describe('what is called every so many minutes', () => {
  it.each([
    ['sweeps, webhooks and reports', api, 5],
    ['the canary', watch, 1],
  ])('is not called again where a call failed or waited for too long: %s', (_name, template, count) => {
    const repeated = repeatedIn(template);
    expect(repeated).toHaveLength(count);
    const configured = propertiesIn(template, 'AWS::Lambda::EventInvokeConfig');
    for (const { minutes, alias } of repeated)
      expect(configured).toContainEqual({
        FunctionName: functionOf(template, alias),
        MaximumEventAgeInSeconds: 60 * minutes,
        MaximumRetryAttempts: 0,
        Qualifier: expect.anything(),
      });
  });
});
