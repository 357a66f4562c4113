import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

it.each(['cost/costs.ts', 'client/generate.ts'])(
  '%s takes no arguments, and with one writes no file of the project',
  (tool) => {
    const file = fileURLToPath(new URL(`../../../infra/tools/${tool}`, import.meta.url));
    const { status, stderr } = spawnSync(process.execPath, [file, '--help'], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([2, expect.stringContaining('\nUsage: npm run ')]);
  },
);
