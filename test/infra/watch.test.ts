import { describe, expect, it } from 'vitest';
import { alarmNames } from '../../infra/constructs/alarms.ts';
import { propertiesOf, synthesise } from './support/synthesise.ts';

const { watch } = synthesise({ routes: [], context: { alarmEmail: 'operator@example.edu' } });
const resources = Object.entries(watch.findResources('AWS::CloudWatch::Alarm'));

describe('the alarms', () => {
  it('are of errors, latency, throttles, unfinished coverage and failed imports, and tell the topic when they come and go', () => {
    expect(resources.map(([name]) => name.replace(/[0-9A-F]{8}$/, '')).sort()).toEqual([...alarmNames].sort());
    for (const [, { Properties }] of resources) {
      expect(Properties.AlarmActions).toEqual([{ Ref: expect.stringMatching(/^Alarms/) }]);
      expect(Properties.OKActions).toEqual(Properties.AlarmActions);
      expect(Properties.AlarmDescription).toMatch(/\.$/);
    }
  });

  it('wait for two of three values, so that a single one wakes nobody', () => {
    for (const [, { Properties }] of resources) {
      expect(Properties).toMatchObject({ EvaluationPeriods: 3, DatapointsToAlarm: 2 });
    }
  });

  it('go off above 1 % of server errors, where there are requests enough', () => {
    const [rate] = metricsOf('ServerErrors');
    expect(rate?.Expression).toBe('IF(requests >= 20, 100 * errors / requests, 0)');
    expect(alarm('ServerErrors')).toMatchObject({ Threshold: 1, ComparisonOperator: 'GreaterThanThreshold' });
  });

  it('go off when a plan of a period is older than 5 minutes, and when no sweep tells', () => {
    expect(alarm('UnfinishedCoverage')).toMatchObject({ Threshold: 300, TreatMissingData: 'breaching' });
    expect(metricsOf('UnfinishedCoverage')[0]?.MetricStat).toMatchObject({
      Metric: {
        Namespace: 'Facet',
        MetricName: 'OldestPlanAge',
        Dimensions: [
          { Name: 'operation', Value: 'sweep-coverage' },
          { Name: 'stage', Value: 'sandbox' },
        ],
      },
      Stat: 'Maximum',
    });
  });

  it('sum the throttles of all calls, within the ten metrics that an alarm may have', () => {
    const metrics = metricsOf('TableThrottles').filter(({ MetricStat }) => MetricStat);
    expect(metrics.length).toBeGreaterThan(5);
    expect(metrics.length).toBeLessThanOrEqual(10);
  });

  const alarm = (name: string) => resources.find(([each]) => each.startsWith(name))?.[1].Properties;
  const metricsOf = (name: string) => alarm(name).Metrics as { Expression?: string; MetricStat?: object }[];
});

describe('the topic', () => {
  it('tells the address that the context names, and takes encrypted calls only', () => {
    watch.hasResourceProperties('AWS::SNS::Subscription', { Protocol: 'email', Endpoint: 'operator@example.edu' });
    expect(JSON.stringify(watch.findResources('AWS::SNS::TopicPolicy'))).toContain('"aws:SecureTransport":"false"');
  });

  it('tells nobody unless said', () => {
    synthesise({ routes: [] }).watch.resourceCountIs('AWS::SNS::Subscription', 0);
  });
});

describe('the dashboard', () => {
  it('shows the metrics that the functions write, operation by operation', () => {
    const [dashboard] = propertiesOf(Object.values(watch.toJSON().Resources), 'AWS::CloudWatch::Dashboard');
    const body = JSON.stringify(dashboard.DashboardBody);
    for (const metric of [
      'Latency',
      'ClientErrors',
      'ServerErrors',
      'DynamoDbUnits',
      'DynamoDbRequests',
      'Throttles',
    ]) {
      expect(body).toContain(`{Facet,stage,operation} MetricName=\\\\\\"${metric}\\\\\\" stage=`);
    }
  });
});
