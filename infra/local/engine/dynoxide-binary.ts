import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '../../paths.ts';

const packageName = `@dynoxide/${process.platform}-${process.arch}`;

const binaryPath = (): string =>
  path.join(projectFolder, 'node_modules', packageName, process.platform === 'win32' ? 'dynoxide.exe' : 'dynoxide');

/** Any platform's version will do: dynoxide releases the binaries of all platforms together. */
const pinnedVersion = (): string => {
  const manifest = JSON.parse(readFileSync(path.join(projectFolder, 'package.json'), 'utf8')) as {
    optionalDependencies?: Record<string, string>;
  };
  const pinned = Object.entries(manifest.optionalDependencies ?? {}).find(([name]) => name.startsWith('@dynoxide/'));
  return pinned?.[1] ?? 'latest';
};

const threeWays = (wanted: string): string =>
  [
    `The DynamoDB engine for this platform could not be fetched. There are three ways to continue:`,
    `  1. install it by hand:            npm install --no-save ${wanted}`,
    `  2. use AWS's DynamoDB Local:      FACET_ENGINE=dynamodb-local (needs Java 17)`,
    `  3. use any DynamoDB you have:     DYNAMODB_ENDPOINT=http://host:port`,
  ].join('\n');

// --no-save leaves package.json and package-lock.json as they are, and what they name stays installed.
const runNpm = (wanted: string): Promise<boolean> =>
  new Promise((resolve) => {
    const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', wanted];
    const npm = spawn('npm', args, {
      cwd: projectFolder,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
    npm.once('error', () => resolve(false));
    npm.once('close', (code) => resolve(code === 0));
  });

/** Gives the path of dynoxide's binary and fetches its package first when this platform has none yet. */
export const findDynoxide = async (): Promise<string> => {
  if (existsSync(binaryPath())) return binaryPath();
  const wanted = `${packageName}@${pinnedVersion()}`;
  console.error(`Fetching the DynamoDB engine for this platform (${wanted}) …`);
  const fetched = await runNpm(wanted);
  if (!fetched || !existsSync(binaryPath())) throw new Error(threeWays(wanted));
  return binaryPath();
};
