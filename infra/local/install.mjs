// Runs before every npm script, on whatever Node there is: installs the dependencies when they are not those of
// package-lock.json, and otherwise takes a few milliseconds. Plain JavaScript without dependencies for that reason.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const oldestNode = 20;
const project = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '../..');
const lockFile = path.join(project, '.facet', 'install.lock');
const quarterHour = 15 * 60 * 1000;
// A hang-up reaches npm too, and nohup has both ignore it.
const signals = ['SIGINT', 'SIGTERM'];

const refuseOldNode = () => {
  if (Number(process.versions.node.split('.')[0]) >= oldestNode) return;
  console.error(`Facet needs Node ${oldestNode} or newer to install itself; this is ${process.version}.`);
  process.exit(1);
};

const readPackages = (file) => {
  try {
    return JSON.parse(readFileSync(path.join(project, file), 'utf8')).packages ?? {};
  } catch {
    return {};
  }
};

// npm writes node_modules/.package-lock.json at the very end. Its contents are compared and not its age, because
// git gives package-lock.json a new age at every checkout. Packages for other platforms are optional and missing.
const isInstalled = () => {
  const installed = readPackages('node_modules/.package-lock.json');
  const isThere = ([name, { version, optional }]) =>
    name === '' || installed[name]?.version === version || (optional && !installed[name]);
  const binary = path.join(project, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(binary) && Object.entries(readPackages('package-lock.json')).every(isThere);
};

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

const removeStaleLock = () => {
  try {
    const isOld = Date.now() - statSync(lockFile).mtimeMs > quarterHour;
    if (isOld || !isAlive(Number(readFileSync(lockFile, 'utf8')))) rmSync(lockFile, { force: true });
  } catch {
    // Its owner has removed it in the meantime.
  }
};

const tryLock = () => {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    removeStaleLock();
    return false;
  }
};

const pause = (milliseconds) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

const lock = () => {
  mkdirSync(path.dirname(lockFile), { recursive: true, mode: 0o700 });
  if (tryLock()) return;
  console.error('Waiting for another installation of the dependencies …');
  while (!tryLock()) pause(200);
};

/** Runs npm to its end: its status, what it has complained of where that is read, and the signal that ended it. */
const runNpm = (command, stdio) => {
  // npm must not run on the Node inside node_modules, which it is about to replace.
  const PATH = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.startsWith(project))
    .join(path.delimiter);
  const always = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const shell = process.platform === 'win32';
  // A signal to this process alone ends npm first, also one that comes while npm starts.
  let signalled;
  const endNpm = (signal) => {
    signalled = signal;
    npm.kill(signal);
  };
  for (const signal of signals) process.on(signal, endNpm);
  const npm = spawn('npm', [...command, ...always], { cwd: project, env: { ...process.env, PATH }, stdio, shell });
  let complaint = '';
  npm.stderr?.setEncoding('utf8').on('data', (text) => {
    complaint += text;
  });
  return new Promise((resolve) => {
    const end = (status) => {
      for (const signal of signals) process.off(signal, endNpm);
      resolve({ status, complaint, signalled });
    };
    npm.once('error', (error) => {
      complaint += error;
      end(null);
    });
    npm.once('close', end);
  });
};

/** Installs the dependencies; answers the signal that ended it, if one did. */
const install = async () => {
  console.error('Installing the dependencies (npm ci) …');
  const { status, complaint, signalled } = await runNpm(['ci'], ['ignore', 'inherit', 'pipe']);
  if (status === 0) return undefined;
  if (signalled) return signalled;
  // npm 11 refuses a lock file that lacks optional packages of other platforms, as it does when it was written
  // against a registry that has not got them all; npm install takes the same versions and leaves the file alone.
  if (complaint.includes('EUSAGE')) {
    console.error('npm ci finds package-lock.json incomplete; continuing with npm install --no-save …');
    const full = await runNpm(['install', '--no-save'], ['ignore', 'inherit', 'inherit']);
    if (full.status === 0) return undefined;
    if (full.signalled) return full.signalled;
  }
  console.error(complaint || 'npm failed.');
  process.exitCode = 1;
  return undefined;
};

refuseOldNode();
if (!isInstalled()) {
  lock();
  let signalled;
  try {
    if (!isInstalled()) signalled = await install();
  } finally {
    rmSync(lockFile, { force: true });
  }
  if (signalled) process.kill(process.pid, signalled);
}
