import { describe, expect, it } from 'vitest';
import { type Call, evaluate } from './support/evaluate-policy.ts';
import { propertiesOf, synthesise } from './support/synthesise.ts';

const { data, resources, statementsOf } = synthesise({ routes: [] });
const [bucketId = ''] = Object.keys(data.findResources('AWS::S3::Bucket'));

describe('the bucket of archives', () => {
  it('allows the function that fetches them to distinguish a missing archive from a forbidden one', () => {
    const listing = statementsOf('Carry out uploaded imports, in steps').filter(
      ({ Action }) => Action === 's3:ListBucket',
    );
    expect(listing).toEqual([
      { Effect: 'Allow', Action: 's3:ListBucket', Resource: { 'Fn::ImportValue': expect.stringContaining('Bucket') } },
    ]);
  });

  it('takes archives from the pages of the origins that the context names, and of no others', () => {
    const context = { corsOrigins: 'https://a.example.edu,https://b.example.edu' };
    const [open] = propertiesOf(synthesise({ routes: [], context }).resources, 'AWS::S3::Bucket');
    expect(open.CorsConfiguration.CorsRules).toEqual([
      {
        AllowedHeaders: ['content-type', 'if-none-match'],
        AllowedMethods: ['PUT'],
        AllowedOrigins: ['https://a.example.edu', 'https://b.example.edu'],
        MaxAge: 3_600,
      },
    ]);
    expect(data.findResources('AWS::S3::Bucket')[bucketId]?.Properties.CorsConfiguration).toBeUndefined();
  });

  it.each([
    [{}, 'https://*.cloudfront.net'],
    [
      { appDomainName: 'eval.example.edu', appCertificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/2' },
      'https://eval.example.edu',
    ],
  ])('takes archives from the web application where staff sign in to it: %j', (domain, origin) => {
    const context = { ...domain, oidcIssuer: 'https://id.example.edu', oidcAudience: 'facet', oidcClientId: 'app' };
    const { data: withStaff, app } = synthesise({ routes: [], context });
    const [rule] =
      Object.values(withStaff.findResources('AWS::S3::Bucket'))[0]?.Properties.CorsConfiguration.CorsRules ?? [];
    expect(rule).toMatchObject({ AllowedMethods: ['PUT'], AllowedOrigins: [origin] });
    const policies = JSON.stringify(app.findResources('AWS::CloudFront::ResponseHeadersPolicy'));
    expect(policies).toMatch(
      /connect-src 'self' https:\/\/id\.example\.edu https:\/\/",\{"Fn::ImportValue":"[^"]*RegionalDomainName/,
    );
  });
});

describe('the function that carries out imports', () => {
  it('alone may call itself as often as it likes: Lambda would end an import at its 16th step, or after 8 minutes of waiting for another', () => {
    const looping = propertiesOf(resources, 'AWS::Lambda::Function').filter(({ RecursiveLoop }) => RecursiveLoop);
    expect(looping.map(({ Description, RecursiveLoop }) => [Description, RecursiveLoop])).toEqual([
      ['Carry out uploaded imports, in steps', 'Allow'],
    ]);
  });
});

describe('the queue of uploads', () => {
  const [[id = '', queue] = []] = Object.entries(data.findResources('AWS::SQS::Queue')).filter(
    ([, { Properties }]) => Properties.RedrivePolicy !== undefined,
  );
  const policies = Object.values(data.findResources('AWS::SQS::QueuePolicy')).filter(({ Properties }) =>
    Properties.Queues.some(({ Ref }: { Ref: string }) => Ref === id),
  );
  const send = (service: string, context: Call['context']) =>
    evaluate(
      policies.flatMap(({ Properties }) => Properties.PolicyDocument.Statement),
      {
        service,
        action: 'sqs:SendMessage',
        resource: { 'Fn::GetAtt': [id, 'Arn'] },
        context: { 'aws:SecureTransport': 'true', 'aws:SourceAccount': { Ref: 'AWS::AccountId' }, ...context },
      },
    );

  it('allows buckets of the account to announce archives, and nobody without TLS', () => {
    expect(queue).toBeDefined();
    expect(send('s3.amazonaws.com', {})).toBe('allowed');
    expect(send('s3.amazonaws.com', { 'aws:SecureTransport': 'false' })).toBe('denied');
    expect(send('s3.amazonaws.com', { 'aws:SourceAccount': '210987654321' })).toBe('not allowed');
    expect(send('sns.amazonaws.com', {})).toBe('not allowed');
  });
});
