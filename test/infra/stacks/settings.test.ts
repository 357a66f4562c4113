import { App } from 'aws-cdk-lib';
import { describe, expect, it } from 'vitest';
import { settingsOf } from '../../../infra/stacks/settings.ts';
import { stageOf } from '../../../infra/stacks/stage.ts';

const signIn = { oidcIssuer: 'https://id.example.edu', oidcAudience: 'https://facet.example.edu' };

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
    [{ ...signIn, oidcClaim: 'upn' }, 'The context "oidcClaim" is one of email, employee_id, sub, not "upn"'],
    [{ ...signIn, oidcGroups: '{"office":["results:all"]}' }, 'The context "oidcGroups" is JSON of lists of scopes'],
    [{ ...signIn, oidcGroups: '["results:read"]' }, 'The context "oidcGroups" is JSON of lists of scopes'],
    [{ ...signIn, oidcGroups: 'office=results:read' }, 'The context "oidcGroups" is JSON of lists of scopes'],
    [{ reservedConcurrency: 'list-students' }, 'The context "reservedConcurrency" is a whole number above 0, not ""'],
    [{ tracing: 'yes' }, 'The context "tracing" is on or off, not "yes"'],
    [{ alarmEmail: 7 }, 'The context "alarmEmail" is a text, not 7'],
  ])('are refused when they are %j', (context, message) => {
    expect(() => settingsFrom(context)).toThrow(message);
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
