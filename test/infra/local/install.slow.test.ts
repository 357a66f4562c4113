import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeDataFolder } from './support/holder.ts';

const installer = path.resolve(import.meta.dirname, '../../../infra/local/install.mjs');

const wanted = { '': {}, 'node_modules/a': { version: '1.0.0' } };

// Does what npm does, in the parts that the installer sees, and writes down how it was called.
const npm = `#!/bin/sh
echo "$1" >> calls
if [ "$1" = ci ] && [ -f incomplete ]; then echo "npm error code EUSAGE" >&2; exit 1; fi
mkdir -p node_modules/node/bin && touch node_modules/node/bin/node
cp package-lock.json node_modules/.package-lock.json
`;

const makeProject = (): string => {
  const project = makeDataFolder();
  mkdirSync(path.join(project, 'infra/local'), { recursive: true });
  mkdirSync(path.join(project, 'bin'));
  cpSync(installer, path.join(project, 'infra/local/install.mjs'));
  writeLock(project, wanted);
  writeFileSync(path.join(project, 'npm'), npm);
  return project;
};

const writeLock = (project: string, packages: object): void =>
  writeFileSync(path.join(project, 'package-lock.json'), JSON.stringify({ packages }));

const startInstaller = (project: string) => {
  const bin = makeDataFolder();
  cpSync(path.join(project, 'npm'), path.join(bin, 'npm'));
  chmodSync(path.join(bin, 'npm'), 0o755);
  const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` };
  return spawn(process.execPath, [path.join(project, 'infra/local/install.mjs')], { env, stdio: 'pipe' });
};

const runInstaller = async (project: string) => {
  const child = startInstaller(project);
  let stderr = '';
  child.stderr.on('data', (text) => {
    stderr += text;
  });
  const [code] = await once(child, 'close');
  return { code, stderr };
};

const callsOf = (project: string): string[] => {
  const file = path.join(project, 'calls');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
};

const expectNothingLeft = async (project: string, child: ChildProcess, signal: string): Promise<void> => {
  const [, endedBy] = await once(child, 'exit');
  expect(endedBy).toBe(signal);
  expect(() => process.kill(Number(readFileSync(path.join(project, 'number'), 'utf8')), 0)).toThrow('ESRCH');
  expect(existsSync(path.join(project, '.facet/install.lock'))).toBe(false);
};

describe('the installer', () => {
  it('installs when nothing is there, says so, and then does nothing more', async () => {
    const project = makeProject();
    expect(await runInstaller(project)).toEqual({ code: 0, stderr: 'Installing the dependencies (npm ci) …\n' });
    expect(await runInstaller(project)).toEqual({ code: 0, stderr: '' });
    expect(callsOf(project)).toEqual(['ci']);
  });

  it('installs again when the lock file wants another version', async () => {
    const project = makeProject();
    await runInstaller(project);
    writeLock(project, { ...wanted, 'node_modules/a': { version: '2.0.0' } });
    await runInstaller(project);
    expect(callsOf(project)).toEqual(['ci', 'ci']);
  });

  it('does not miss optional packages of other platforms', async () => {
    const project = makeProject();
    await runInstaller(project);
    writeLock(project, { ...wanted, 'node_modules/b': { version: '1.0.0', optional: true } });
    await runInstaller(project);
    expect(callsOf(project)).toEqual(['ci']);
  });

  it('continues with npm install when npm ci refuses the lock file', async () => {
    const project = makeProject();
    writeFileSync(path.join(project, 'incomplete'), '');
    expect((await runInstaller(project)).code).toBe(0);
    expect(callsOf(project)).toEqual(['ci', 'install']);
  });

  it('allows one of two at once to install while the other waits', async () => {
    const project = makeProject();
    const results = await Promise.all([runInstaller(project), runInstaller(project)]);
    expect(results.map(({ code }) => code)).toEqual([0, 0]);
    expect(callsOf(project)).toEqual(['ci']);
    expect(existsSync(path.join(project, '.facet/install.lock'))).toBe(false);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('ends npm, and leaves no lock, when %s ends it', async (signal) => {
    const project = makeProject();
    writeFileSync(path.join(project, 'npm'), '#!/bin/sh\necho "$$" > number\nexec sleep 600\n');
    const child = startInstaller(project);
    const number = path.join(project, 'number');
    await expect.poll(() => existsSync(number) && readFileSync(number, 'utf8')).toMatch(/^\d+\n$/);
    child.kill(signal);
    await expectNothingLeft(project, child, signal);
  });

  // Several times, since the installer has hardly begun to wait for npm.
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'ends npm when %s comes as soon as npm runs',
    { repeats: 4 },
    async (signal) => {
      const project = makeProject();
      const sent = `kill -s ${signal.slice(3)} "$PPID"`;
      writeFileSync(path.join(project, 'npm'), `#!/bin/sh\necho "$$" > number\n${sent}\nexec sleep 600\n`);
      await expectNothingLeft(project, startInstaller(project), signal);
    },
  );

  it('takes over from one that was killed', async () => {
    const project = makeProject();
    mkdirSync(path.join(project, '.facet'));
    writeFileSync(path.join(project, '.facet/install.lock'), '999999999');
    expect((await runInstaller(project)).code).toBe(0);
    expect(callsOf(project)).toEqual(['ci']);
  });
});
