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

/** `file` keeps the data: a file for dynoxide, a folder for DynamoDB Local. Without it they live in memory. */
type LaunchOn = (address: Address, file: string | undefined) => Launch | Promise<Launch>;

/** The engines that the project can start by itself. */
export const engines = {
  dynoxide: async ({ host, port }, file) => ({
    command: await findDynoxide(),
    args: ['--host', host, '--port', String(port), ...(file ? ['--db-path', file] : [])],
    cwd: projectFolder,
    // It carries out one request at a time. Further threads, which read and write others meanwhile, meet it at the one lock
    // of its allocator: four writes at once took half as much processor time again (docs/decisions/0030-where-the-local-engine-listens.md).
    environment: { TOKIO_WORKER_THREADS: '1' },
    // Printed after the port is bound.
    readyLine: 'listening on',
  }),
  'dynamodb-local': ({ port }, file) => {
    // DynamoDB Local needs an existing folder; dynoxide creates its own file.
    if (file) mkdirSync(file, { recursive: true });
    // No page has it.
    const ownOrigin = `http://${randomUUID()}.invalid`;
    return {
      command: 'java',
      args: [
        // It runs for minutes: what the second compiler and threads that collect take is a third of its processor time.
        ...['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'],
        '-Djava.library.path=./DynamoDBLocal_lib',
        // It listens on all addresses and has no setting for it.
        // -cors: one origin, where it would be all. -sharedDb: otherwise DynamoDB Local keeps one database per access key and region.
        ...['-jar', 'DynamoDBLocal.jar', '-sharedDb', '-cors', ownOrigin, '-port', String(port)],
        ...(file ? ['-dbPath', file] : ['-inMemory']),
      ],
      cwd: path.join(projectFolder, 'node_modules/amplify-dynamodb-simulator/emulator'),
      // Printed just before the port is bound; nothing comes after it.
      readyLine: 'Initializing DynamoDB Local',
      failureLine: 'Failed to bind',
      ownOrigin,
    };
  },
} as const satisfies Record<string, LaunchOn>;

export type EngineKind = keyof typeof engines;

/** Whether an engine takes its port on all addresses of the machine. */
export const listensEverywhere = (kind: EngineKind): boolean => kind === 'dynamodb-local';

/** Reads an engine's name as it comes from the environment. */
export const toEngineKind = (name = 'dynoxide'): EngineKind => {
  if (Object.hasOwn(engines, name)) return name as EngineKind;
  throw new Error(`Unknown engine "${name}": use ${Object.keys(engines).join(' or ')}.`);
};
