import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished } from 'vitest';

const module = JSON.stringify(new URL('../../../../infra/local/process/end-with-npm.ts', import.meta.url).href);

// The process under npm: shows what it watches, before and after what has started its parent has ended.
const watched = `
  import { readFileSync } from 'node:fs';
  import { lineage } from ${module};
  const starter = () => readFileSync('/proc/' + process.ppid + '/stat', 'latin1').split(') ')[1].split(' ')[1];
  const before = starter();
  console.log(lineage());
  while (starter() === before) await new Promise((resolve) => setTimeout(resolve, 10));
  console.log(lineage());
`;
const npm = `
  import { spawn } from 'node:child_process';
  spawn(process.execPath, ['--input-type=module', '--eval', ${JSON.stringify(watched)}], { stdio: ['ignore', 'inherit', 'inherit'] });
`;

// It looks into /proc.
it.skipIf(process.platform !== 'linux')('a command stays when the shell that has started its npm ends', async () => {
  const start = `"$0" --input-type=module --eval "$1" < /dev/null & read line`;
  const shell = spawn('sh', ['-c', start, process.execPath, npm], {
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  });
  onTestFinished(() => {
    try {
      process.kill(-(shell.pid ?? 0), 'SIGKILL');
    } catch {
      // All of them have ended.
    }
  });
  const shown: string[] = [];
  for await (const line of createInterface(shell.stdout)) {
    shown.push(line);
    if (shown.length === 1) shell.stdin.end('\n');
  }
  expect(shown).toHaveLength(2);
  expect(shown[1]).toBe(shown[0]);
});
