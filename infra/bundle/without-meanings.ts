import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

// Returns a pattern for a member with a text in quotes. The text may contain quotes of the other kind.
const lineOf = (member: string): RegExp => new RegExp(`^ *${member}:\\s*(?<quote>['"]).*\\k<quote>,$`, 'gm');

/** The members that only the OpenAPI document uses, by their files. */
const left = [
  [/[\\/]lib[\\/]errors[\\/][\w-]+\.ts$/, lineOf('means')],
  [/[\\/]lib[\\/]resources[\\/][\w-]+[\\/][\w-]+\.ts$/, lineOf('summary')],
] as const;

/** Leaves out the meanings and remedies of errors, and the names of operations: 6 KB and more. */
export const withoutMeanings: Plugin = {
  name: 'without-meanings',
  setup: (build) => {
    for (const [filter, line] of left)
      build.onLoad({ filter }, async ({ path }) => ({
        contents: (await readFile(path, 'utf8')).replaceAll(line, ''),
        loader: 'ts',
      }));
  },
};
