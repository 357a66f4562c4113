import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { types } from '../../lib/resources/registry.ts';
import { makeDataFolder } from '../infra/local/support/holder.ts';
import { callFacet, runFacet } from './support/facet.ts';

const untouched = { FACET_DATA: '/nowhere' };

describe('help', () => {
  it.each([
    [['--help'], '-- <command> [options]'],
    [['-h'], '-- <command> [options]'],
    [['token', '--help'], '-- token <command>'],
    [['token', 'create', '--help'], '-- token create --name NAME'],
    [['token', 'list', '--json', '-h'], '-- token list'],
    [['token', 'revoke', '--help'], '-- token revoke <id>'],
    [['token', 'rotate', '--help'], '-- token rotate <id>'],
    [['invoke', '--help'], '-- invoke <operation> --event FILE'],
    [['find', '--help'], '-- find <type> <id>'],
    [['import', '--help'], '-- import PATH'],
    [['generate', '--help'], '-- generate [--responses N]'],
    [['results', '--help'], '-- results --period ID'],
    [['message', '--help'], '-- message <command>'],
    [['message', 'plan', '--help'], '-- message plan --period ID'],
    [['message', 'pause', '--help'], '-- message pause <id>'],
  ])('%j is answered on standard output, without a database', async (args, usage) => {
    const { status, stdout, stderr } = await callFacet(args, untouched);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain(`Usage: npm run facet ${usage}`);
  });
});

it('the help of token create says of each restricted type what a token of a person sees', async () => {
  const { stdout } = await callFacet(['token', 'create', '--help'], untouched);
  const shown = stdout.slice(stdout.indexOf("What a person's token sees"), stdout.indexOf('Scopes:'));
  const kinds = new Set(types.values().flatMap(({ isRestricted, title }) => (isRestricted ? [title.split(' ')] : [])));
  expect([...kinds].map((words) => words.join(' ')).sort()).toEqual([
    ...[
      'comment',
      'reply',
      'report',
      'result',
      'webhook delivery',
      'webhook endpoint',
      'webhook recovery',
      'workflow case',
    ],
  ]);
  for (const kind of [
    'workflow cases',
    'results',
    'comments',
    'replies',
    'reports',
    'webhooks',
    'endpoints, deliveries and recoveries',
  ])
    expect(shown).toContain(`  ${kind}`);
  expect(shown).toContain('finance:read all credits');
});

it('a reason that Node gives ends with one full stop', async () => {
  const { stderr } = await callFacet(['generate', '--responses', '-1'], untouched);
  expect(stderr.split('\n\n')[0]).toMatch(/'--responses=-XYZ'\.$/);
});

describe('a command line that is not understood', () => {
  it.each([
    [
      [],
      'Say one of the commands token, import, questions, invite, remind, message, generate, results, report, sync, find, invoke.',
      '-- <command>',
    ],
    [['tokens'], 'There is no command "tokens".', '-- <command>'],
    [['toString'], 'There is no command "toString".', '-- <command>'],
    [['--loud'], '"--loud" stands where one of the commands', '-- <command>'],
    [['token'], 'Say one of the commands create, list, revoke, rotate.', '-- token <command>'],
    [['token', 'steal'], 'There is no command "steal".', '-- token <command>'],
    [['token', 'list', '--loud'], "Unknown option '--loud'.", '-- token list'],
    [['token', 'list', 'all'], 'The command has too many arguments.', '-- token list'],
    [['token', 'revoke'], 'The id of the token is missing.', '-- token revoke'],
    [
      ['remind', '--period', '01910cf3-f400-7720-bfb8-36087605c8e1', '--course', 'x'],
      '--course takes an id, and "x" is none.',
      '-- remind --period',
    ],
    [['token', 'list', '--table'], '--table needs a value.', '-- <command>'],
    [['token', 'list', '--table', '--json'], '--table needs a value.', '-- <command>'],
    [['token', 'list', '--region', 'us-east-1'], '--region goes with --table.', '-- <command>'],
    [['find', 'user'], 'The id is missing.', '-- find'],
    [['find', 'user', 'one', ''], 'The id is missing.', '-- find'],
    [['find', '', 'one'], 'The type is missing.', '-- find'],
    [['results'], 'Say which period: --period ID.', '-- results'],
    [['invoke', 'create-user'], 'Say where the event is: --event FILE.', '-- invoke'],
  ])('%j ends with status 2, the reason and the nearest help on standard error', async (args, reason, usage) => {
    const { status, stdout, stderr } = await callFacet(args, untouched);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^\S/);
    expect(stderr.split('\n\n')[0]).toContain(reason);
    expect(stderr).toContain(`Usage: npm run facet ${usage}`);
  });

  it('keeps no copy in the folder that one is in where the path is empty', async () => {
    const { status, stderr } = await callFacet(['sync', '--to', ''], untouched);
    expect([status, stderr]).toEqual([2, expect.stringMatching(/^Say where the copy is/)]);
  });

  it('names a copy that cannot be opened', async () => {
    const file = path.join(makeDataFolder(), 'file');
    writeFileSync(file, 'no database');
    const args = ['sync', '--url', 'http://127.0.0.1:1', '--token', 'x', '--to'];
    for (const place of [file, path.join(file, 'copy.sqlite')]) {
      const { status, stderr } = await callFacet([...args, place], untouched);
      expect([status, stderr]).toEqual([1, expect.stringContaining(`The copy ${place} can't be opened: `)]);
    }
  });

  it('shows nothing of a token that no header takes', async () => {
    const args = ['sync', '--to', '/nowhere/copy', '--url', 'http://127.0.0.1:1'];
    const { status, stderr } = await callFacet(args, { ...untouched, FACET_TOKEN: 'eyJhbGciOiJFUzI1NiJ9\n.secret' });
    expect([status, stderr]).toEqual([2, expect.stringMatching(/^The token has spaces/)]);
    expect(stderr).not.toMatch(/eyJ|\.secret/);
  });

  it('starts no engine', async () => {
    const folder = path.join(makeDataFolder(), 'data');
    await runFacet(['token', 'create', '--name', 'x'], { FACET_DATA: folder });
    expect(existsSync(folder)).toBe(false);
  });
});

describe('the program', () => {
  it('gives the text to standard output and the status 0', async () => {
    const inProcess = await callFacet(['token', '--help'], untouched);
    expect(inProcess).toMatchObject({ status: 0, stdout: expect.stringContaining('Usage: ') });
    expect(await runFacet(['token', '--help'], untouched)).toEqual(inProcess);
  });

  it('gives a complaint to standard error and the status 2', async () => {
    const inProcess = await callFacet(['token', 'list', '--loud'], untouched);
    expect(inProcess).toMatchObject({ status: 2, stderr: expect.stringContaining("Unknown option '--loud'.") });
    expect(await runFacet(['token', 'list', '--loud'], untouched)).toEqual(inProcess);
  });
});
