import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

// A text in quotes, which may have quotes of the other kind, after the name of the member.
const lineOf = (member: string): RegExp => new RegExp(`^ *${member}:\\s*(?<quote>['"]).*\\k<quote>,$`, 'gm');

/** What only the OpenAPI document says, by the files that have it. */
const left = [
  [/[\\/]lib[\\/]errors[\\/][\w-]+\.ts$/, lineOf('means')],
  [/[\\/]lib[\\/]resources[\\/][\w-]+[\\/][\w-]+\.ts$/, lineOf('summary')],
] as const;

/** Leaves out what errors mean and what to do about them, and what operations are called: 6 KB and more. */
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
