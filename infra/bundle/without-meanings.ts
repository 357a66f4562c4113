import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

// A text in quotes, which may have quotes of the other kind, after the name of the member.
const meaning = /^ *means:\s*(?<quote>['"]).*\k<quote>,$/gm;

/** Leaves out what errors mean and what to do about them: only the OpenAPI document says it. 5 KB and more. */
export const withoutMeanings: Plugin = {
  name: 'without-meanings',
  setup: (build) => {
    build.onLoad({ filter: /[\\/]lib[\\/]errors[\\/][\w-]+\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replaceAll(meaning, ''),
      loader: 'ts',
    }));
  },
};
