import { execFile } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const root = pathToFileURL(`${process.cwd()}/`);
const moduleAt = (file: string): string => JSON.stringify(new URL(file, root).href);

/** What a process writes to standard output that logs an entry, then runs some code. */
const outputOf = async (code: string): Promise<string> => {
  const program = `
    const { gatherLog } = await import(${moduleAt('infra/local/process/gather-log.ts')});
    const { log } = await import(${moduleAt('lib/runtime/log.ts')});
    gatherLog();
    for (const n of [1, 2, 3]) log({ n });
    ${code}`;
  const env = { ...process.env, LOG_LEVEL: '' };
  const ran = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], { env });
  return (await ran.catch((failed: { stdout: string }) => failed)).stdout;
};

const lines = '{"n":1}\n{"n":2}\n{"n":3}\n';

it.each([
  [
    'once they have been gathered',
    'await new Promise((resolve) => setTimeout(resolve, 200)); process.kill(process.pid, "SIGKILL");',
  ],
  ['when the process ends', 'process.exit(0);'],
  ['when the process fails', 'throw new Error("stray");'],
])('writes the lines of the log in their order %s', async (_when, code) => {
  expect(await outputOf(code)).toBe(lines);
});

it('writes them several at a time', async () => {
  const code = `
    const write = process.stdout.write.bind(process.stdout);
    process.stdout.write = (text) => write('<' + text + '>');`;
  expect(await outputOf(code)).toBe(`<${lines}>`);
});
