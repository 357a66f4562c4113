import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { projectFolder } from '../paths.ts';

const builds = path.join(projectFolder, 'dist/app');
const vite = path.join(path.dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');

const sources = [
  'app/{index.html,package.json,tsconfig.json,vite.config.ts}',
  'app/{public,src}/**/*',
  'client/src/*.ts',
];

/** Follows from all that the application is built of, so that nothing is built twice, and nothing old is served. */
const digestOfSources = (): string => {
  const hash = createHash('sha256');
  const files = sources.flatMap((pattern) => globSync(pattern, { cwd: projectFolder, withFileTypes: true }));
  const names = files.filter((file) => file.isFile()).map((file) => path.join(file.parentPath, file.name));
  for (const name of [...names, path.join(projectFolder, 'package-lock.json')].sort()) {
    hash.update(`${path.relative(projectFolder, name)}\n`).update(readFileSync(name));
  }
  return hash.digest('hex').slice(0, 16);
};

const runVite = async (folder: string): Promise<void> => {
  const args = [vite, 'build', 'app', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  // In any environment, because a development build is several times as large.
  const env = { ...process.env, NODE_ENV: 'production' };
  const build = spawn(process.execPath, args, { cwd: projectFolder, env, stdio: ['ignore', 'ignore', 'pipe'] });
  let complaint = '';
  build.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  const end = () => build.kill();
  process.once('exit', end);
  const [status] = await once(build, 'close');
  process.off('exit', end);
  if (status !== 0) throw new Error(`the web application can not be built:\n${complaint}`);
};

const anHour = 3_600_000;

const removeOthers = (kept: string): void => {
  for (const name of readdirSync(builds)) {
    const folder = path.join(builds, name);
    // Another process may be building or reading a younger one.
    const isOld = Date.now() - statSync(folder).mtimeMs > anHour;
    if (folder !== kept && isOld) rmSync(folder, { recursive: true, force: true });
  }
};

/** The folder of the built web application; it is built first if its sources have changed. Takes some seconds then. */
export const buildWebApp = async (): Promise<string> => {
  const folder = path.join(builds, digestOfSources());
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(builds, { recursive: true });
  await runVite(unfinished);
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // Another process was faster, with the same result.
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  removeOthers(folder);
  return folder;
};
