import { describe, expect, it } from 'vitest';
import { cdkCommands } from '../../infra/deploy/cdk-command.ts';
import { describeDeployment } from '../../infra/deploy/describe.ts';
import { readDeployOptions, UsageError } from '../../infra/deploy/options.ts';

const commandsFor = (...args: readonly string[]) =>
  cdkCommands(readDeployOptions(args), 'outputs.json').map(({ args: words, env }) => ({ line: words.join(' '), env }));

describe('npm run deploy', () => {
  it('deploys all stacks of the stage one by one, and asks before permissions grow wider', () => {
    expect(commandsFor('--stage', 'sandbox')).toEqual([
      {
        line: 'deploy --all --outputs-file outputs.json --require-approval broadening --context stage=sandbox',
        env: {},
      },
    ]);
  });

  it('deploys stacks side by side where it asks nothing, with profile, region and settings, after a bootstrap where asked to', () => {
    const commands = commandsFor(
      ...['--stage', 'production', '--profile', 'ops', '--region', 'eu-central-1', '--yes', '--bootstrap'],
      ...['--context', 'alarmEmail=ops@example.edu', '--context', 'throttleRate=50'],
    );
    const rest =
      '--context stage=production --context alarmEmail=ops@example.edu --context throttleRate=50 --profile ops';
    const env = { AWS_REGION: 'eu-central-1', AWS_DEFAULT_REGION: 'eu-central-1' };
    expect(commands).toEqual([
      { line: `bootstrap ${rest}`, env },
      { line: `deploy --all --outputs-file outputs.json --require-approval never --concurrency 4 ${rest}`, env },
    ]);
  });

  it('changes nothing with --diff', () => {
    expect(commandsFor('--stage', 'sandbox', '--bootstrap', '--diff')).toEqual([
      { line: 'diff --all --context stage=sandbox', env: {} },
    ]);
  });

  it.each([
    [[], 'Say which stage: --stage sandbox.'],
    [['--stage', 'Prod'], 'A stage is lower-case letters, digits and hyphens, not "Prod".'],
    [['--stage', 'a; rm -rf /'], 'A stage is lower-case letters'],
    [['--stage', '--all'], 'argument is ambiguous'],
    [['--stage', 'sandbox', '--context', 'alarmEmail'], 'A setting is NAME=VALUE, not "alarmEmail".'],
    [['--stage', 'sandbox', '--context', 'stage=production'], 'A setting is NAME=VALUE, not "stage=production".'],
    [['--stage', 'sandbox', '--context', 'tabel=facet-restored'], 'There is no setting "tabel": alarmEmail, '],
    [['--stage', 'sandbox', '--force'], "Unknown option '--force'"],
    [['sandbox'], "Unexpected argument 'sandbox'"],
  ])('refuses %j', (args, message) => {
    expect(() => readDeployOptions(args)).toThrow(UsageError);
    expect(() => readDeployOptions(args)).toThrow(message);
  });
});

describe('what it says at the end', () => {
  const outputs = {
    'Facet-sandbox-Api': { BaseUrl: 'https://x.execute-api.us-east-1.amazonaws.com', TableName: 'T-1' },
  };

  it('is the address, and the one command for a first token', () => {
    const text = describeDeployment(
      outputs,
      readDeployOptions(['--stage', 'sandbox', '--profile', 'ops', '--region', 'r-1']),
    );
    expect(text).toContain('Facet sandbox is at https://x.execute-api.us-east-1.amazonaws.com/api/v1');
    expect(text).toContain(
      '  AWS_PROFILE=ops npm run facet -- token create --name first --all-scopes --table T-1 --region r-1\n',
    );
    expect(text).not.toContain('CNAME');
  });

  it('is also where the domain has to point', () => {
    const withDomain = { ...outputs, Other: { DomainTarget: 'd-1.execute-api.amazonaws.com' } };
    const text = describeDeployment(withDomain, readDeployOptions(['--stage', 'sandbox']));
    expect(text).toContain("Point the domain's CNAME record at d-1.execute-api.amazonaws.com");
  });
});
