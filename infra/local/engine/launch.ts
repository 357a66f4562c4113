import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '../paths.ts';
import { findDynoxide } from './dynoxide-binary.ts';
import type { EngineKind } from './engine-kind.ts';

export interface Launch {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** Part of what the engine prints once it runs. */
  readonly readyLine: string;
}

export interface LaunchOptions {
  readonly port: number;
  /** Where the data stays; without it they live in memory. A folder for DynamoDB Local, a file for dynoxide. */
  readonly file?: string | undefined;
}

const launchDynoxide = async ({ port, file }: LaunchOptions): Promise<Launch> => ({
  command: await findDynoxide(),
  args: ['--port', String(port), ...(file ? ['--db-path', file] : [])],
  cwd: projectFolder,
  // Printed after the port is bound.
  readyLine: 'listening on',
});

// -sharedDb: otherwise DynamoDB Local keeps one database per access key and region.
const launchDynamodbLocal = async ({ port, file }: LaunchOptions): Promise<Launch> => {
  // dynoxide makes its file; DynamoDB Local wants a folder that is there.
  if (file) mkdirSync(file, { recursive: true });
  return {
    command: 'java',
    args: [
      '-Djava.library.path=./DynamoDBLocal_lib',
      ...['-jar', 'DynamoDBLocal.jar', '-sharedDb', '-port', String(port)],
      ...(file ? ['-dbPath', file] : ['-inMemory']),
    ],
    cwd: path.join(projectFolder, 'node_modules/amplify-dynamodb-simulator/emulator'),
    // Printed just before the port is bound; nothing comes after it.
    readyLine: 'Initializing DynamoDB Local',
  };
};

/** Gives the command line that starts an engine. */
export const launch: Readonly<Record<EngineKind, (options: LaunchOptions) => Promise<Launch>>> = {
  dynoxide: launchDynoxide,
  'dynamodb-local': launchDynamodbLocal,
};
