import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { alarmNames } from '../../infra/constructs/alarms.ts';
import { routes as allRoutes, operationNamed } from '../../lib/operations.ts';
import { type Call, evaluate } from './support/evaluate-policy.ts';
import { propertiesOf, synthesise } from './support/synthesise.ts';

const { watch } = synthesise({ routes: [], context: { alarmEmail: 'operator@example.edu' } });
const resources = Object.entries(watch.findResources('AWS::CloudWatch::Alarm')).filter(
  // Heard by deployments alone.
  ([, { Properties }]) => Properties.AlarmName === undefined,
);

describe('the alarms', () => {
  it('are of outages, errors, latency, throttles, unfinished coverage, folds, ballots left and failed imports, and notify the topic when they come and go', () => {
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

  it('go off when a plan of a period is older than 5 minutes, and when no sweep reports', () => {
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

  it('sum the throttles of all calls of both tables, within the ten metrics that an alarm may have', () => {
    const metrics = metricsOf('TableThrottles').filter(({ MetricStat }) => MetricStat);
    expect(metrics.length).toBeLessThanOrEqual(10);
    const ofBallots = metrics.filter((metric) => JSON.stringify(metric).includes('allots'));
    expect([ofBallots.length, metrics.length - ofBallots.length]).toEqual([3, 7]);
  });

  it('go off where those die that look after deliveries every minute: then nothing waits in the queue', () => {
    const [sum, ...counted] = metricsOf('FailedDeliveries');
    expect(sum?.Expression).toBe('FILL(m0, 0) + FILL(m1, 0) + FILL(m2, 0)');
    const errors = ['sweep-deliveries', 'carry-out-recoveries'].map((name) => ({
      MetricName: 'Errors',
      Dimensions: [{ Name: 'FunctionName', Value: `facet-sandbox-${name}` }],
    }));
    const metrics = counted.map(({ MetricStat }) => MetricStat);
    expect(metrics).toMatchObject(
      [{ MetricName: 'ApproximateNumberOfMessagesVisible' }, ...errors].map((Metric) => ({ Metric })),
    );
  });

  it('go off when reports wait, or nothing makes them, and when what makes them meets errors', () => {
    expect(alarm('ReportsBehind')).toMatchObject({ Threshold: 600, TreatMissingData: 'breaching' });
    const [waiting, failing] = ['ReportsBehind', 'FailedReports'].map((name) => metricsOf(name)[0]?.MetricStat);
    expect(waiting).toMatchObject({ Metric: { Namespace: 'Facet', MetricName: 'ReportWait' }, Stat: 'Maximum' });
    const function_ = { Name: 'FunctionName', Value: 'facet-sandbox-carry-out-reports' };
    expect(failing).toMatchObject({ Metric: { MetricName: 'Errors', Dimensions: [function_] }, Stat: 'Sum' });
  });

  it('cost what the page for operators says: each metric that one of them watches', () => {
    const watched = Object.values(watch.findResources('AWS::CloudWatch::Alarm')).map(
      ({ Properties: { Metrics = [{ MetricStat: {} }] } }) =>
        (Metrics as { MetricStat?: object }[]).filter(({ MetricStat }) => MetricStat).length,
    );
    const metrics = watched.reduce((sum, each) => sum + each, 0);
    const page = readFileSync(path.join(import.meta.dirname, '../../docs/operating.md'), 'utf8');
    const dollars = (metrics / 10).toFixed(2);
    expect(page).toContain(`(${watched.length}, which watch ${metrics} metrics: ${dollars} dollars a month)`);
  });

  const alarm = (name: string) => resources.find(([each]) => each.startsWith(name))?.[1].Properties;
  const metricsOf = (name: string) => alarm(name).Metrics as { Expression?: string; MetricStat?: object }[];
});

describe('a total outage', () => {
  it('is noticed when nobody calls: every five minutes a canary does, and its silence counts as bad', () => {
    watch.hasResourceProperties('AWS::Events::Rule', { ScheduleExpression: 'rate(5 minutes)' });
    const [, alarm] = resources.find(([name]) => name.startsWith('Unreachable')) ?? [];
    expect(alarm?.Properties).toMatchObject({ Threshold: 0, TreatMissingData: 'breaching' });
    expect(alarm?.Properties.Metrics[0].MetricStat).toMatchObject({
      Metric: {
        Namespace: 'Facet',
        MetricName: 'Unreachable',
        Dimensions: [
          { Name: 'operation', Value: 'canary' },
          { Name: 'stage', Value: 'sandbox' },
        ],
      },
      Stat: 'Maximum',
    });
  });

  it('is looked for at the address of clients, with the functions that are to stay warm', () => {
    const context = {
      domainName: 'facet.example.edu',
      certificateArn: 'arn:aws:acm:r:1:certificate/1',
      warm: 'read-user',
    };
    const routes = [operationNamed('read-user')];
    const { watch: configured } = synthesise({ routes, context });
    const [canary] = Object.values(configured.findResources('AWS::Lambda::Function'));
    expect(canary?.Properties.Environment.Variables).toEqual({
      STAGE: 'sandbox',
      CANARY_URL: 'https://facet.example.edu',
      CANARY_WARM: 'GET /api/v1/users/{id}',
    });
    expect(() => synthesise({ routes, context: { warm: 'read-usr' } })).toThrow(
      'names "read-usr", which is no operation',
    );
    const withPage = [...routes, ...allRoutes.filter(({ name }) => name === 'read-openapi')];
    expect(() => synthesise({ routes: withPage, context: { warm: 'read-openapi' } })).toThrow(
      'names "read-openapi", which is no operation',
    );
  });
});

describe('the topic', () => {
  it('notifies the address that the context names, and takes encrypted calls only', () => {
    watch.hasResourceProperties('AWS::SNS::Subscription', { Protocol: 'email', Endpoint: 'operator@example.edu' });
    expect(JSON.stringify(watch.findResources('AWS::SNS::TopicPolicy'))).toContain('"aws:SecureTransport":"false"');
  });

  describe('allows', () => {
    const [[topicId = ''] = []] = Object.entries(watch.findResources('AWS::SNS::Topic'));
    const [policy] = Object.values(watch.findResources('AWS::SNS::TopicPolicy'));
    const [alarmId = ''] = resources[0] ?? [];
    const publish = (service: string, context: Call['context']) =>
      evaluate(policy?.Properties.PolicyDocument.Statement, {
        service,
        action: 'sns:Publish',
        resource: { Ref: topicId },
        context: { 'aws:SecureTransport': 'true', ...context },
      });
    const ofAlarm = {
      'aws:SourceAccount': { Ref: 'AWS::AccountId' },
      'aws:SourceArn': { 'Fn::GetAtt': [alarmId, 'Arn'] },
    };

    it('each alarm of the stage publish', () => {
      for (const [id] of resources) {
        const context = { ...ofAlarm, 'aws:SourceArn': { 'Fn::GetAtt': [id, 'Arn'] } };
        expect(publish('cloudwatch.amazonaws.com', context)).toBe('allowed');
      }
    });

    it('nobody publish without TLS', () => {
      expect(publish('cloudwatch.amazonaws.com', { ...ofAlarm, 'aws:SecureTransport': 'false' })).toBe('denied');
    });

    it.each([
      ['an alarm of another account', 'cloudwatch.amazonaws.com', { 'aws:SourceAccount': '210987654321' }],
      [
        'another alarm of the account',
        'cloudwatch.amazonaws.com',
        { 'aws:SourceArn': 'arn:aws:cloudwatch:r:1:alarm:x' },
      ],
      ['another service', 'events.amazonaws.com', {}],
    ])('not %s', (_, service, context) => {
      expect(publish(service, { ...ofAlarm, ...context })).toBe('not allowed');
    });
  });

  it('notifies nobody by default', () => {
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
