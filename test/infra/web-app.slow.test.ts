import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicyOf } from '../../infra/web/security-headers.ts';
import { ltiRoutes } from '../../lib/http/pages/page-routes.ts';
import { routes as allRoutes, operationNamed } from '../../lib/operations.ts';
import { propertiesOf, synthesise } from './support/synthesise.ts';

const routes = ['read-invitation-links', 'redeem-invitation', 'read-phone-number'].map(operationNamed);
const { app, resources } = synthesise({ routes });
const [{ DistributionConfig: distribution }] = Object.values(app.findResources('AWS::CloudFront::Distribution')).map(
  ({ Properties }) => Properties,
) as [{ DistributionConfig: Record<string, never> }];

const policies = Object.entries(app.findResources('AWS::CloudFront::ResponseHeadersPolicy')).map(
  ([id, { Properties }]) => [id, Properties.ResponseHeadersPolicyConfig] as const,
);
const policyOf = ({ ResponseHeadersPolicyId }: { ResponseHeadersPolicyId: { Ref: string } }) =>
  policies.find(([id]) => id === ResponseHeadersPolicyId.Ref)?.[1];

const variablesOf = (description: string, found = resources) =>
  propertiesOf(found, 'AWS::Lambda::Function').find(({ Description }) => Description === description)?.Environment
    .Variables;

describe('the stack of the web application', () => {
  it('serves the API under /api, and files of a bucket under all else', () => {
    const { CacheBehaviors, DefaultCacheBehavior, Origins } = distribution as Record<string, never> & {
      CacheBehaviors: {
        PathPattern: string;
        TargetOriginId: string;
        ViewerProtocolPolicy: string;
        AllowedMethods: string[];
      }[];
      DefaultCacheBehavior: { TargetOriginId: string; ViewerProtocolPolicy: string };
      Origins: { Id: string; S3OriginConfig?: object; CustomOriginConfig?: { OriginProtocolPolicy: string } }[];
    };
    expect(CacheBehaviors.map(({ PathPattern }) => PathPattern)).toEqual(['/api/*', '/lti/*']);
    const [api] = CacheBehaviors;
    const originOf = (id: string) => Origins.find((each) => each.Id === id);
    expect(originOf(DefaultCacheBehavior.TargetOriginId)?.S3OriginConfig).toBeDefined();
    expect(DefaultCacheBehavior.ViewerProtocolPolicy).toBe('redirect-to-https');
    expect(originOf(api?.TargetOriginId ?? '')?.CustomOriginConfig?.OriginProtocolPolicy).toBe('https-only');
    expect(api).toMatchObject({ ViewerProtocolPolicy: 'https-only' });
    expect(api?.AllowedMethods).toContain('POST');
    app.hasResourceProperties('AWS::S3::Bucket', {
      PublicAccessBlockConfiguration: { BlockPublicAcls: true, RestrictPublicBuckets: true },
    });
  });

  it('sends the same headers as the local gateway, and HSTS with all answers', () => {
    const { CacheBehaviors, DefaultCacheBehavior } = distribution as unknown as {
      CacheBehaviors: { ResponseHeadersPolicyId: { Ref: string } }[];
      DefaultCacheBehavior: { ResponseHeadersPolicyId: { Ref: string } };
    };
    const hsts = { StrictTransportSecurity: { AccessControlMaxAgeSec: 31_536_000, Override: true } };
    expect(policyOf(DefaultCacheBehavior)?.SecurityHeadersConfig).toMatchObject({
      ...hsts,
      ContentSecurityPolicy: { ContentSecurityPolicy: contentSecurityPolicyOf(undefined), Override: true },
      FrameOptions: { FrameOption: 'DENY', Override: true },
      ReferrerPolicy: { ReferrerPolicy: 'no-referrer', Override: true },
    });
    for (const api of CacheBehaviors) expect(policyOf(api)?.SecurityHeadersConfig).toMatchObject(hsts);
  });

  it('names what CloudFront keeps for the whole account by the region: a stage may be deployed in several', () => {
    const named = propertiesOf(Object.values(app.toJSON().Resources), 'AWS::CloudFront::OriginAccessControl')
      .map(({ OriginAccessControlConfig }) => OriginAccessControlConfig)
      .concat(
        policies.map(([, policy]) => policy),
        propertiesOf(Object.values(app.toJSON().Resources), 'AWS::CloudFront::Function'),
      );
    expect(named).toHaveLength(4);
    for (const { Name } of named) expect(JSON.stringify(Name)).toContain('{"Ref":"AWS::Region"}');
  });

  it('rewrites what has no extension to the page, and leads there from all other paths', () => {
    const [{ Properties }] = Object.values(app.findResources('AWS::CloudFront::Function')) as [
      { Properties: { FunctionCode: string } },
    ];
    const handler = new Function(`${Properties.FunctionCode}; return handler;`)();
    const answerTo = (uri: string) => handler({ request: { uri } });
    const uriOf = (uri: string): string => answerTo(uri).uri;
    expect(uriOf('/app')).toBe('/app/index.html');
    expect(uriOf('/app/evaluations/6f1c0f52-5d0b-5b8e-9c3e-2f7a4d1e8b60')).toBe('/app/index.html');
    expect(uriOf('/app/assets/index-1.js')).toBe('/app/assets/index-1.js');
    for (const uri of ['/', '/reference/scalar.js', '/apple', '/index.html'])
      expect(answerTo(uri)).toMatchObject({ statusCode: 302, headers: { location: { value: '/app' } } });
  });

  it('uploads parts before pages: the ones to be kept permanently, the others not', () => {
    const deployments = Object.values(app.findResources('Custom::CDKBucketDeployment'));
    expect(deployments.map(({ Properties }) => Properties.SystemMetadata['cache-control'])).toEqual([
      'public, max-age=31536000, immutable',
      'no-cache',
    ]);
    const [, pages] = deployments;
    expect(pages?.Properties).toMatchObject({ DistributionPaths: ['/app*'], DestinationBucketKeyPrefix: 'app' });
    expect(JSON.stringify(pages?.DependsOn)).toContain('Assets');
  });

  it('configures the function of links with where they lead, and that of redemptions with what comes by way of the distribution', () => {
    expect(variablesOf('Fetch the links of a batch of invitations, once')?.PUBLIC_BASE_URL).toEqual({
      'Fn::Join': ['', ['https://', { 'Fn::ImportValue': expect.stringContaining('Distribution') }]],
    });
    const key = { 'Fn::ImportValue': 'Facet-sandbox-App-key' };
    expect(variablesOf('Redeem an invitation for a token to answer by')?.DISTRIBUTION_KEY).toEqual(key);
    expect(variablesOf('Read a phone number')).not.toHaveProperty('DISTRIBUTION_KEY');
    app.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: {
        Origins: Match.arrayWith([
          Match.objectLike({ OriginCustomHeaders: [Match.objectLike({ HeaderName: 'x-facet-distribution' })] }),
        ]),
      },
    });
  });

  it('makes the functions of students demand the distribution where the operator asks for it', () => {
    const names = ['redeem-invitation', 'read-phone-number', 'read-reference', 'create-response'];
    const asked = names.flatMap((name) => allRoutes.filter((route) => route.name === name));
    const demandsBy = (context: Readonly<Record<string, string>>) => {
      const { resources: found } = synthesise({ routes: asked, context });
      return asked.map(({ summary }) => variablesOf(summary, found)?.DISTRIBUTION_DEMAND);
    };
    expect(demandsBy({ requireDistribution: 'on' })).toEqual(['without token', undefined, undefined, 'all']);
    expect(demandsBy({})).toEqual(asked.map(() => undefined));
  });

  it.each(['on', 'off'])(
    'has the pages of launches know the address of the application (requireDistribution %s)',
    (on) => {
      const launches = Object.values(ltiRoutes);
      const { resources: found } = synthesise({ routes: launches, context: { requireDistribution: on } });
      for (const { summary } of launches) {
        const { PUBLIC_BASE_URL: address, DISTRIBUTION_DEMAND: demand } = variablesOf(summary, found) ?? {};
        expect([address !== undefined, demand]).toEqual([true, on === 'on' ? 'all' : undefined]);
      }
    },
  );

  it('configures how staff sign in to the application, and allows it to call the provider', () => {
    const said = { oidcIssuer: 'https://id.example.edu', oidcAudience: 'facet', oidcClientId: 'facet-app' };
    const configured = synthesise({ routes, context: said });
    const policies = Object.values(configured.app.findResources('AWS::CloudFront::ResponseHeadersPolicy')).map(
      ({ Properties }) =>
        Properties.ResponseHeadersPolicyConfig.SecurityHeadersConfig.ContentSecurityPolicy?.ContentSecurityPolicy,
    );
    // Of the bucket that takes archives of imports only CloudFormation knows the name.
    const bucket = { 'Fn::ImportValue': expect.stringContaining('ImportsBucket') };
    expect(policies).toContainEqual({
      'Fn::Join': [
        '',
        [
          expect.stringMatching(/ connect-src 'self' https:\/\/id\.example\.edu https:\/\/$/),
          bucket,
          expect.any(String),
        ],
      ],
    });
    const pagesOf = ({ app: template }: typeof configured) =>
      Object.values(template.findResources('Custom::CDKBucketDeployment'))[1]?.Properties.SourceObjectKeys;
    // The files, and /app/config.json, which differs by what was said.
    expect(pagesOf(configured)).toHaveLength(2);
    expect(pagesOf(configured)[0]).toEqual(pagesOf({ ...configured, app })[0]);
    expect(pagesOf(configured)[1]).not.toEqual(pagesOf({ ...configured, app })[1]);
  });

  it('has the domain that the context names, with its certificate', () => {
    const certificate = 'arn:aws:acm:us-east-1:123456789012:certificate/2';
    const context = { appDomainName: 'evaluations.example.edu', appCertificateArn: certificate };
    const configured = synthesise({ routes, context });
    configured.app.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: {
        Aliases: ['evaluations.example.edu'],
        ViewerCertificate: { AcmCertificateArn: certificate, MinimumProtocolVersion: 'TLSv1.2_2021' },
      },
    });
    configured.app.hasOutput('AppUrl', { Value: 'https://evaluations.example.edu/app' });
    expect(() =>
      synthesise({ routes, context: { ...context, appCertificateArn: 'arn:aws:acm:eu-west-1:1:x' } }),
    ).toThrow('appCertificateArn of us-east-1');
  });
});
