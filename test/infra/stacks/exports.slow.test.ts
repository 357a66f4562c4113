import type { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { operationNamed } from '../../../lib/operations.ts';
import { synthesise } from '../support/synthesise.ts';

const routes = ['create-import', 'invite-students', 'read-invitation-links', 'redeem-invitation'].map(operationNamed);

const certificate = 'arn:aws:acm:us-east-1:123456789012:certificate/1';

/** What other stacks can import from a stack, by the names of its exports. */
const exportsOf = (template: Template): unknown[] =>
  Object.values(template.findOutputs('*'))
    .flatMap(({ Export, Value }) => (Export ? [[Export.Name, Value]] : []))
    .sort();

const exportsWith = (context: Readonly<Record<string, string>>) => {
  const { data, ballots, api, app, watch, groups } = synthesise({ routes, context });
  return [data, ballots, api, app, watch, ...groups].map(exportsOf);
};

describe('the exports of the stacks', () => {
  const usual = exportsWith({});

  it('are there', () => {
    expect(usual.slice(0, 4).filter(({ length }) => length === 0)).toEqual([]);
  });

  // CloudFormation removes no export that is imported, and the stack that exports is deployed first.
  it.each<[Readonly<Record<string, string>>]>([
    [{ domainName: 'facet.example.edu', certificateArn: certificate }],
    [{ appDomainName: 'eval.example.edu', appCertificateArn: certificate }],
    [{ oidcIssuer: 'https://id.example.edu', oidcAudience: 'facet', oidcClientId: 'app' }],
    [{ table: 'facet-restored' }],
    [{ gradual: 'on', tracing: 'on', corsOrigins: 'https://a.example.edu', alarmEmail: 'ops@example.edu' }],
  ])('are the same with %j, so that a stage can get a setting and lose it again', (context) => {
    expect(exportsWith(context)).toEqual(usual);
  });
});
