import { describe, expect, it } from 'vitest';
import { synthesise } from '../support/synthesise.ts';

const description = 'Send the messages of evaluation periods';
const from = 'evaluations@college.example';
const secret = 'arn:aws:secretsmanager:eu-central-1:1:secret:relay-a1b2c3';

const stageWith = (context: Readonly<Record<string, string>>) => {
  const { resources, statementsOf } = synthesise({ routes: [], context });
  const ofType = (type: string) => resources.filter(({ Type }) => Type === type).map(({ Properties }) => Properties);
  const sender = ofType('AWS::Lambda::Function').find((each) => each.Description === description);
  const actions = statementsOf(description).flatMap(({ Action }) => Action);
  return { ofType, actions, statementsOf, variables: sender?.Environment.Variables };
};

describe('mail in AWS', () => {
  it('goes through SES with signed mails, over TLS, without tracking, at the rate that is set', () => {
    const { ofType, actions, statementsOf, variables } = stageWith({
      mailTransport: 'ses',
      mailFrom: from,
      mailRate: '14',
    });
    expect(ofType('AWS::SES::EmailIdentity')).toMatchObject([
      { EmailIdentity: 'college.example', MailFromAttributes: { MailFromDomain: 'mail.college.example' } },
    ]);
    expect(ofType('AWS::SES::ConfigurationSet')).toMatchObject([
      { Name: 'facet-sandbox', DeliveryOptions: { TlsPolicy: 'REQUIRE' } },
    ]);
    expect(JSON.stringify(ofType('AWS::SES::ConfigurationSet'))).not.toContain('TrackingOptions');
    expect(variables).toMatchObject({
      MAIL_TRANSPORT: 'ses',
      MAIL_FROM: from,
      MAIL_CONFIGURATION_SET: 'facet-sandbox',
      MAIL_RATE: '14',
    });
    expect(actions.filter((each) => /^ses:|^secrets/.test(each))).toEqual(['ses:SendEmail', 'ses:SendRawEmail']);
    const resources = JSON.stringify(statementsOf(description));
    expect(resources).toContain('identity/college.example');
    expect(resources).toContain('configuration-set/facet-sandbox');
  });

  it('comes back by a queue: bounces and complaints, and nothing that tracks', () => {
    const { ofType } = stageWith({ mailTransport: 'ses', mailFrom: from });
    expect(ofType('AWS::SES::ConfigurationSetEventDestination')).toMatchObject([
      { EventDestination: { Enabled: true, MatchingEventTypes: ['bounce', 'complaint'] } },
    ]);
    const policies = JSON.stringify(ofType('AWS::SNS::TopicPolicy'));
    expect(policies).toContain('ses.amazonaws.com');
    expect(ofType('AWS::SNS::Subscription')).toMatchObject([{ Protocol: 'sqs', RawMessageDelivery: true }]);
    const taking = ofType('AWS::Lambda::EventSourceMapping').filter(
      (each) => each.MaximumBatchingWindowInSeconds === 20,
    );
    expect(taking).toMatchObject([{ FunctionResponseTypes: ['ReportBatchItemFailures'] }]);
  });

  it('goes through a relay whose address and password are in a secret', () => {
    const { ofType, actions, variables } = stageWith({ mailTransport: 'smtp', mailFrom: from, mailSmtpSecret: secret });
    expect(ofType('AWS::SES::EmailIdentity')).toEqual([]);
    expect(ofType('AWS::SNS::Subscription')).toEqual([]);
    expect(variables).toMatchObject({ MAIL_TRANSPORT: 'smtp', MAIL_FROM: from, MAIL_SMTP_SECRET: secret });
    expect(variables).not.toHaveProperty('MAIL_RATE');
    expect(actions.filter((each) => /^ses:|^secrets/.test(each))).toEqual(['secretsmanager:GetSecretValue']);
  });

  it('is not sent where nothing is set', () => {
    const { ofType, actions, variables } = stageWith({});
    expect(ofType('AWS::SES::EmailIdentity')).toEqual([]);
    expect(Object.keys(variables).filter((name) => name.startsWith('MAIL_'))).toEqual([]);
    expect(actions.filter((each) => /^ses:|^secrets/.test(each))).toEqual([]);
  });
});
