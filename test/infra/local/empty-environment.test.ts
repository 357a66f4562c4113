import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setLocalEnvironment } from '../../../infra/local/data/environment.ts';
import { setServerEnvironment } from '../../../infra/local/data/prepare-server.ts';
import { readHost, readPort } from '../../../infra/local/explain-start.ts';
import { dataFolder, projectFolder } from '../../../infra/paths.ts';
import { callFacet } from '../../cli/support/facet.ts';

const given = { ...process.env };

beforeEach(() => {
  for (const name of [
    'PORT',
    'HOST',
    'FACET_DATA',
    'IMPORT_FOLDER',
    'INVITATION_FOLDER',
    'REPORT_FOLDER',
    'WEBHOOKS_TO_LOOPBACK',
  ])
    vi.stubEnv(name, '');
});

afterEach(() => {
  vi.unstubAllEnvs();
  for (const name of Object.keys(process.env)) if (!Object.hasOwn(given, name)) delete process.env[name];
  Object.assign(process.env, given);
});

it('listens on this machine alone, at the usual port, where HOST and PORT are empty', () => {
  expect([readHost(), readPort()]).toEqual(['127.0.0.1', 3000]);
});

it('keeps data in .facet, and not in the project, where folders are empty', () => {
  setServerEnvironment('http://127.0.0.1:1');
  const folder = path.join(projectFolder, '.facet');
  expect(dataFolder()).toBe(folder);
  expect(process.env).toMatchObject({
    IMPORT_FOLDER: path.join(folder, 'uploads'),
    INVITATION_FOLDER: path.join(folder, 'invitations'),
    REPORT_FOLDER: path.join(folder, 'reports'),
    WEBHOOKS_TO_LOOPBACK: '1',
  });
});

it('works on a database of its own in the usual region where AWS_REGION is empty', () => {
  vi.stubEnv('DYNAMODB_ENDPOINT', 'http://127.0.0.1:1');
  vi.stubEnv('AWS_REGION', '');
  setLocalEnvironment('http://127.0.0.1:1');
  expect(process.env.AWS_REGION).toBe('local');
});

it.each([
  [['sync', '--to', '/nowhere/copy', '--url', 'http://127.0.0.1:1'], { FACET_TOKEN: '' }, 'Give a token'],
  [
    ['token', 'list', '--table', 'facet'],
    { AWS_REGION: '', AWS_CONFIG_FILE: '/nowhere', AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' },
    'Say in which region',
  ],
])('%j says what is missing with %j', async (args, env, complaint) => {
  const { stderr } = await callFacet(args, { FACET_DATA: '/nowhere', DYNAMODB_ENDPOINT: '', ...env });
  expect(stderr).toContain(complaint);
});
