import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';

const contents = `
export * as configure from '@warp-drive/core/configure';
export * as core from '@warp-drive/core';
export * as reactive from '@warp-drive/core/reactive';
export * as cache from '@warp-drive/json-api';
export * as requests from '@warp-drive/utilities/json-api';
`;

interface WarpDrive {
  readonly configure: typeof import('@warp-drive/core/configure');
  readonly core: typeof import('@warp-drive/core');
  readonly reactive: typeof import('@warp-drive/core/reactive');
  readonly cache: typeof import('@warp-drive/json-api');
  readonly requests: typeof import('@warp-drive/utilities/json-api');
}

/** WarpDrive as an application without its Babel plugins has it: bundled from its builds under `unpkg`. */
export const loadWarpDrive = async (): Promise<WarpDrive> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'facet-warp-drive-'));
  const outfile = path.join(folder, 'bundle.mjs');
  try {
    const stdin = { contents, resolveDir: import.meta.dirname };
    await build({ stdin, outfile, bundle: true, format: 'esm', conditions: ['unpkg'] });
    // Vitest knows no type of a file that is not there yet.
    return (await import(/* @vite-ignore */ outfile)) as WarpDrive;
  } finally {
    rmSync(folder, { recursive: true });
  }
};
