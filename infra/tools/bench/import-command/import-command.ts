import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { CreateTableCommand } from '@aws-sdk/client-dynamodb';
import { documentClient } from '../../../../lib/store/client.ts';
import { keyAttributes, tableDefinition } from '../../../../lib/store/table.ts';
import { setLocalEnvironment } from '../../../local/data/environment.ts';
import { startEngine } from '../../../local/engine/start-engine.ts';
import { projectFolder } from '../../../paths.ts';

const reporter = path.join(import.meta.dirname, 'report-peak.ts');

/** The environment and the arguments of Node with which `npm run facet` starts the command. */
const commandLine = () => {
  const { scripts } = JSON.parse(readFileSync(path.join(projectFolder, 'package.json'), 'utf8')) as {
    readonly scripts: { readonly facet: string };
  };
  const [, , ...words] = scripts.facet.split(' ');
  const node = words.indexOf('node');
  const env = Object.fromEntries(words.slice(0, node).map((setting) => setting.split('=')));
  return { env, args: words.slice(node + 1) };
};

const tableName = 'facet';

/** Creates a table without indexes and stream, which an import does not read and which take most of the engine's time. */
const createTable = async (endpoint: string): Promise<void> => {
  const { KeySchema, BillingMode } = tableDefinition(tableName);
  const AttributeDefinitions = Object.values(keyAttributes).map(
    (AttributeName) => ({ AttributeName, AttributeType: 'S' }) as const,
  );
  await documentClient(endpoint).send(
    new CreateTableCommand({ TableName: tableName, KeySchema, BillingMode, AttributeDefinitions }),
  );
};

/**
 * Imports a set as `npm run facet -- import PATH --table TABLE` does, into an engine of its own; returns the most memory
 * that the command held, in MiB.
 */
export const peakOfImport = async (location: string): Promise<number> => {
  const engine = await startEngine({ kind: 'dynoxide' });
  try {
    delete process.env.DYNAMODB_ENDPOINT;
    setLocalEnvironment(engine.endpoint);
    await createTable(engine.endpoint);
    const { env, args } = commandLine();
    const command = spawn(process.execPath, ['--import', reporter, ...args, 'import', location, '--table', tableName], {
      cwd: projectFolder,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit', 'pipe', 'ipc'],
    });
    const ended = once(command, 'close');
    // The pipe is the fourth of its files.
    const peak = Number(await text(command.stdio[3] as Readable));
    const [status] = await ended;
    if (status !== 0) throw new Error(`the import ended with ${status}`);
    return peak / 1024;
  } finally {
    await engine.stop();
  }
};
