import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '../../paths.ts';
import { findDynoxide } from './dynoxide-binary.ts';
import type { Surroundings } from './end-with-us.ts';
import type { Address } from './hidden-address.ts';

/** The command line that starts an engine. */
export interface Launch extends Surroundings {
  readonly command: string;
  readonly args: readonly string[];
  /** Part of what the engine prints once it runs. */
  readonly readyLine: string;
  /** Part of the line that it prints if the port is taken and it does not end. */
  readonly failureLine?: string;
  /** The web origin that only this process accepts, for an engine that does not say when the port is its own. */
  readonly ownOrigin?: string;
}

/**
 * The function that returns the launch of an engine. `file` keeps the data: a file for dynoxide, a folder for DynamoDB
 * Local; without it, the data live in memory.
 */
type LaunchOn = (address: Address, file: string | undefined) => Launch | Promise<Launch>;

/** The engines that the project can start by itself. */
export const engines = {
  dynoxide: async ({ host, port }, file) => ({
    command: await findDynoxide(),
    args: ['--host', host, '--port', String(port), ...(file ? ['--db-path', file] : [])],
    cwd: projectFolder,
    // One thread carries out the requests. Further threads would compete for the one lock of the allocator: with four
    // concurrent writes, processor time rose by half (docs/decisions/0030-where-the-local-engine-listens.md).
    environment: { TOKIO_WORKER_THREADS: '1' },
    // The engine prints this line after it has bound the port.
    readyLine: 'listening on',
  }),
  'dynamodb-local': ({ port }, file) => {
    // DynamoDB Local needs an existing folder; dynoxide creates its own file.
    if (file) mkdirSync(file, { recursive: true });
    // No web page has this origin.
    const ownOrigin = `http://${randomUUID()}.invalid`;
    return {
      command: 'java',
      args: [
        // The engine runs for minutes only. The second compiler and parallel garbage collection would take a third of
        // its processor time.
        ...['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'],
        '-Djava.library.path=./DynamoDBLocal_lib',
        // The engine listens on all addresses, without a setting for this. -cors allows one origin instead of all.
        // Without -sharedDb, it keeps one database per access key and region.
        ...['-jar', 'DynamoDBLocal.jar', '-sharedDb', '-cors', ownOrigin, '-port', String(port)],
        ...(file ? ['-dbPath', file] : ['-inMemory']),
      ],
      cwd: path.join(projectFolder, 'node_modules/amplify-dynamodb-simulator/emulator'),
      // The engine prints this line just before it binds the port, and nothing after that.
      readyLine: 'Initializing DynamoDB Local',
      failureLine: 'Failed to bind',
      ownOrigin,
    };
  },
} as const satisfies Record<string, LaunchOn>;

export type EngineKind = keyof typeof engines;

/** Returns whether an engine binds its port on all addresses of the machine. */
export const listensEverywhere = (kind: EngineKind): boolean => kind === 'dynamodb-local';

/** Returns the engine that the environment names. */
export const toEngineKind = (name = 'dynoxide'): EngineKind => {
  if (Object.hasOwn(engines, name)) return name as EngineKind;
  throw new Error(`Unknown engine "${name}": use ${Object.keys(engines).join(' or ')}.`);
};
