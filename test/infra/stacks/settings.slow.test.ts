import { App } from 'aws-cdk-lib';
import { describe, expect, it } from 'vitest';
import { settingsOf } from '../../../infra/stacks/settings.ts';
import { stageOf } from '../../../infra/stacks/stage.ts';
import { contentSecurityPolicyOf } from '../../../infra/web/security-headers.ts';
import { appConfigOf } from '../../../infra/web/sign-in.ts';

const signIn = { oidcIssuer: 'https://id.example.edu', oidcAudience: 'https://facet.example.edu' };

const domain = { domainName: 'facet.example.edu', certificateArn: 'arn:aws:acm:eu-central-1:1:certificate/1' };

const streamOf = (table: string): string =>
  `arn:aws:dynamodb:eu-central-1:1:table/${table}/stream/2026-11-20T08:00:00.000`;

describe('the settings', () => {
  const settingsFrom = (context: Readonly<Record<string, unknown>>) =>
    settingsOf(new App({ context: { ...context } }).node);

  it.each([
    [{ domainName: 'facet.example.edu' }, 'A custom domain needs both'],
    [{ throttleRate: 'fast' }, 'The context "throttleRate" is a whole number above 0, not "fast"'],
    [{ requestsPerMinute: '0' }, 'The context "requestsPerMinute" is a whole number above 0, not "0"'],
    [{ requirePreconditions: 'yes' }, 'The context "requirePreconditions" is on or off, not "yes"'],
    [{ oidcIssuer: 'https://id.example.edu' }, 'takes both contexts, oidcIssuer and oidcAudience'],
    [{ oidcAudience: 'facet' }, 'takes both contexts, oidcIssuer and oidcAudience'],
    [
      { oidcIssuer: 'http://id.example.edu', oidcAudience: 'facet' },
      '"oidcIssuer" is an address that begins with https',
    ],
    [{ oidcClientId: 'facet-app' }, 'takes both contexts, oidcIssuer and oidcAudience'],
    [
      { ...signIn, oidcClientId: 'facet-app', oidcAudienceParameter: 'aud' },
      'The context "oidcAudienceParameter" is one of resource, audience, none, not "aud"',
    ],
    [
      { ...signIn, oidcClientId: 'facet-app', oidcTokenOrigin: 'http://id.example.edu' },
      '"oidcTokenOrigin" is an address that begins with https',
    ],
    [
      { ...signIn, oidcClaim: 'upn' },
      'The context "oidcClaim" is one of email, employee_id, sub, eduperson_principal_name, not "upn"',
    ],
    [{ ...signIn, oidcUserinfo: 'yes' }, 'The context "oidcUserinfo" is one of on, off, not "yes"'],
    [{ ...signIn, oidcAudienceClaim: 'azp' }, 'The context "oidcAudienceClaim" is one of aud, client_id, not "azp"'],
    [
      { ...signIn, oidcAudienceClaim: 'client_id', oidcClientId: 'facet-app' },
      'The context "oidcClientId" is the same as "oidcAudience" where "oidcAudienceClaim" is client_id, not "facet-app"',
    ],
    [{ oidcUserinfo: 'on' }, 'takes both contexts, oidcIssuer and oidcAudience'],
    [{ ...signIn, oidcGroups: '{"office":["results:all"]}' }, 'The context "oidcGroups" is JSON of lists of scopes'],
    [{ ...signIn, oidcGroups: '["results:read"]' }, 'The context "oidcGroups" is JSON of lists of scopes'],
    [{ ...signIn, oidcGroups: JSON.stringify({ ['ü'.repeat(1_300)]: ['results:read'] }) }, 'of at most 2,500 bytes'],
    [{ ...signIn, oidcGroups: 'office=results:read' }, 'The context "oidcGroups" is JSON of lists of scopes'],
    [{ reservedConcurrency: 'list-students' }, 'The context "reservedConcurrency" is a whole number above 0, not ""'],
    [{ tracing: 'yes' }, 'The context "tracing" is on or off, not "yes"'],
    [{ reservedConcurrency: 'list-students=5=6' }, 'is a whole number above 0, not "5=6"'],
    [{ alarmEmail: 7 }, 'The context "alarmEmail" is a text, not 7'],
    [{ alarmEmail: 'a@example.edu,b@example.edu' }, 'The context "alarmEmail" is one e-mail address'],
    [{ ...domain, domainName: 'https://facet.example.edu' }, 'The context "domainName" is a host name'],
    [{ ...domain, certificateArn: 'certificate' }, 'The context "certificateArn" is the ARN of a certificate'],
    [
      { appDomainName: 'facet.example.edu/app', appCertificateArn: 'arn:aws:acm:us-east-1:1:certificate/1' },
      'The context "appDomainName" is a host name',
    ],
    [{ table: 'arn:aws:dynamodb:eu-central-1:1:table/restored' }, 'The context "table" is the name of a table'],
    [{ tableStream: streamOf('restored') }, 'The context "tableStream" is the ARN of the stream of "table"'],
    [{ table: 'restored', tableStream: streamOf('other') }, 'The context "tableStream" is the ARN of the stream of'],
    [{ mailTransport: 'pigeon', mailFrom: 'a@b.example' }, 'The context "mailTransport" is ses or smtp, not "pigeon"'],
    [{ mailFrom: 'a@b.example' }, 'The context "mailTransport" is ses or smtp, not null'],
    [{ mailTransport: 'ses', mailFrom: 'office' }, 'The context "mailFrom" is the address that mails come from'],
    [{ mailTransport: 'smtp', mailFrom: 'a@b.example' }, 'The context "mailSmtpSecret" is the ARN of a secret'],
    [{ mailTransport: 'ses', mailFrom: 'a@b.example', mailRate: '0' }, 'The context "mailRate" is a number of mails'],
    [{ oidcGroups: '{}' }, 'takes both contexts, oidcIssuer and oidcAudience'],
    [{ corsOrigins: 'https://a.example.edu,https://b.example.edu/' }, 'not "https://b.example.edu/"'],
  ])('are refused when they are %j', (context, message) => {
    expect(() => settingsFrom(context)).toThrow(message);
  });

  it.each([
    'https://a.example.edu/',
    'https://a.example.edu/app',
    'https://A.example.edu',
    'https://a.example.edu:443',
    'https://a.example.edu https://b.example.edu',
    'https://*.example.edu',
    '*.example.edu',
    'a.example.edu',
    'http://',
    'null',
  ])('let no page in from %j, which no browser names so', (corsOrigins) => {
    expect(() => settingsFrom({ corsOrigins })).toThrow('The context "corsOrigins" is origins as browsers send them');
  });

  it('are taken as they are meant', () => {
    const context = { table: 'restored', tableStream: streamOf('restored'), ...domain };
    expect(settingsFrom({ ...context, corsOrigins: 'https://a.example.edu, http://localhost:5173,*,' })).toMatchObject({
      ...{ table: 'restored', tableStream: streamOf('restored') },
      domain: { name: domain.domainName, certificateArn: domain.certificateArn },
      corsOrigins: ['https://a.example.edu', 'http://localhost:5173', '*'],
    });
  });
});

describe('how staff sign in', () => {
  const appOf = (context: Readonly<Record<string, string>>) =>
    settingsOf(new App({ context: { ...signIn, ...context } }).node).signIn?.app;

  it('is named by the client that the provider knows, and is not without one', () => {
    expect(appOf({})).toBeUndefined();
    expect(appConfigOf(appOf({}))).toEqual({ sign_in: null, sends_mail: false });
    expect(appConfigOf(appOf({}), true)).toEqual({ sign_in: null, sends_mail: true });
    expect(appConfigOf(appOf({ oidcClientId: 'facet-app' }))).toEqual({
      sign_in: {
        ...{ issuer: signIn.oidcIssuer, client_id: 'facet-app', scope: 'openid email profile' },
        parameters: { resource: signIn.oidcAudience },
      },
      sends_mail: false,
    });
  });

  it.each([
    ['audience', { audience: signIn.oidcAudience }],
    ['none', {}],
  ])('names the audience as the provider has it: %s', (oidcAudienceParameter, parameters) => {
    const app = appOf({ oidcClientId: 'facet-app', oidcAudienceParameter, oidcScope: 'openid api://facet/.default' });
    expect(appConfigOf(app)).toMatchObject({ sign_in: { scope: 'openid api://facet/.default', parameters } });
  });

  it('allows the application to ask the provider, and nobody else', () => {
    const policyOf = (context: Readonly<Record<string, string>>) => contentSecurityPolicyOf(appOf(context));
    expect(policyOf({})).toContain("connect-src 'self';");
    const own = policyOf({ oidcClientId: 'facet-app' });
    expect(own).toContain("connect-src 'self' https://id.example.edu;");
    const apart = policyOf({ oidcClientId: 'facet-app', oidcTokenOrigin: 'https://token.example.edu/path' });
    expect(apart).toContain("connect-src 'self' https://id.example.edu https://token.example.edu;");
    expect(apart.replace(/connect-src[^;]*/, '')).toBe(policyOf({}).replace(/connect-src[^;]*/, ''));
  });
});

describe('the stage', () => {
  const stageFor = (stage: unknown): string => stageOf(new App({ context: stage === undefined ? {} : { stage } }).node);

  it('is the one that the context names, a sandbox without', () => {
    expect(stageFor('production')).toBe('production');
    expect(stageFor(undefined)).toBe('sandbox');
  });

  it.each(['Production', '', 'a b', 7])('is refused when it is %j', (stage) => {
    expect(() => stageFor(stage)).toThrow('A stage is lower-case letters, digits and hyphens');
  });
});
