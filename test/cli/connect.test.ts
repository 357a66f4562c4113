import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeDataFolder } from '../infra/local/support/holder.ts';
import { openTestTable } from '../support/table.ts';
import { callFacet } from './support/facet.ts';
import { createToken } from './support/tokens.ts';

describe('without --table', () => {
  it('an engine that does not exist is refused with the ones that do', async () => {
    const env = { FACET_DATA: makeDataFolder(), FACET_ENGINE: 'postgres' };
    const { status, stderr } = await callFacet(['token', 'list'], env);
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: 'Unknown engine "postgres": use dynoxide or dynamodb-local.\n',
    });
  });
});

describe('with --table', () => {
  it('a command works on that table, wherever the option stands, and touches no data folder', async () => {
    const { tableName, endpoint } = await openTestTable();
    const env = { DYNAMODB_ENDPOINT: endpoint, FACET_DATA: makeDataFolder() };
    expect(await callFacet(['--table', tableName, ...createToken('first')], env)).toMatchObject({ status: 0 });
    const { stdout } = await callFacet(['token', '--region', 'local', 'list', `--table=${tableName}`], env);
    expect(stdout).toContain(' first ');
    expect(readdirSync(env.FACET_DATA)).toEqual([]);
  });

  it('a table that does not exist is named, not created', async () => {
    const { endpoint } = await openTestTable();
    const args = ['token', 'list', '--table', 'no-such-table', '--region', 'us-east-1'];
    const { status, stdout, stderr } = await callFacet(args, { DYNAMODB_ENDPOINT: endpoint });
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toBe('There is no table "no-such-table" (region us-east-1).\n');
  });

  it('a database that does not answer is said in words', async () => {
    const args = ['token', 'list', '--table', 'facet'];
    const { status, stderr } = await callFacet(args, { DYNAMODB_ENDPOINT: 'http://127.0.0.1:1' });
    expect({ status, stderr }).toEqual({ status: 1, stderr: 'The database does not answer.\n' });
  });
});
