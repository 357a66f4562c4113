import { describe, expect, it } from 'vitest';
import { operationNamed } from '../../../lib/operations.ts';
import { propertiesOf, synthesise } from '../support/synthesise.ts';

describe('a new version', () => {
  const production = (context: Readonly<Record<string, string>> = {}) =>
    synthesise({ stage: 'production', routes: [operationNamed('read-phone-number')], context });
  const rollouts = (templates: ReturnType<typeof synthesise>) =>
    propertiesOf(templates.resources, 'AWS::CodeDeploy::DeploymentGroup');

  it('is in service by an alias, which is all that callers know', () => {
    const { resources } = synthesise({ routes: [operationNamed('read-phone-number')] });
    // The one without a name is the CDK's.
    const functions = propertiesOf(resources, 'AWS::Lambda::Function').filter(({ FunctionName }) => FunctionName);
    expect(functions.length).toBeGreaterThan(1);
    expect(propertiesOf(resources, 'AWS::Lambda::Alias')).toHaveLength(functions.length);
    for (const { FunctionName } of propertiesOf(resources, 'AWS::Lambda::Permission'))
      expect(JSON.stringify(FunctionName)).toContain('Live');
  });

  it('comes in gradually in a stage with data to protect, and is taken back by an alarm', () => {
    const templates = production();
    const [rollout] = rollouts(templates);
    expect(JSON.stringify(rollout.DeploymentConfigName)).toContain('LambdaCanary10Percent5Minutes');
    expect(rollout.AlarmConfiguration).toEqual({ Alarms: [{ Name: 'facet-production-rollback' }], Enabled: true });
    expect(rollout.AutoRollbackConfiguration).toMatchObject({
      Enabled: true,
      Events: ['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_ALARM'],
    });
    const alarms = propertiesOf(templates.resources, 'AWS::CloudWatch::Alarm');
    const alarm = alarms.find(({ AlarmName }) => AlarmName === 'facet-production-rollback');
    // Sooner than the new version gets all requests.
    expect(alarm).toMatchObject({ EvaluationPeriods: 1, Metrics: [{ MetricStat: { Period: 60 } }] });
  });

  it('comes in at once in a sandbox, and where the context says so', () => {
    expect(rollouts(synthesise({ routes: [operationNamed('read-phone-number')] }))).toEqual([]);
    expect(rollouts(production({ gradual: 'off' }))).toEqual([]);
  });
});
