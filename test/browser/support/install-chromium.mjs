// Runs before the tests in a browser: installs Debian's chromium without a window where there is none, since npm brings no browser.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';

const chromium = process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell';

const run = (command) => {
  const isRoot = process.getuid?.() === 0;
  const [name, ...args] = isRoot ? command : ['sudo', '-n', ...command];
  return spawnSync(name, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
};

if (!existsSync(chromium)) {
  console.error('Installing chromium-headless-shell with apt-get …');
  const isInstalled =
    run(['apt-get', 'update']) &&
    run(['apt-get', 'install', '-y', '--no-install-recommends', 'chromium-headless-shell']);
  if (!isInstalled || !existsSync(chromium)) {
    console.error(
      'The tests in a browser need chromium: install it (Debian, Ubuntu: apt-get install chromium-headless-shell), or say in CHROMIUM where it is.',
    );
    process.exitCode = 1;
  }
}
