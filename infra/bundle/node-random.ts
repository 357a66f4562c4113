import type { Plugin } from 'esbuild';

const contents = `
import { randomFillSync } from 'node:crypto';
const bytes = new Uint8Array(16);
export default () => randomFillSync(bytes);`;

/**
 * Makes ids of random bytes that `node:crypto` has given: the library asks the Web Crypto API, which is loaded for it and
 * nothing else. 1.5 ms.
 */
export const nodeRandom: Plugin = {
  name: 'node-random',
  setup: (build) => {
    build.onLoad({ filter: /uuid[\\/]dist-node[\\/]rng\.js$/ }, () => ({ contents, resolveDir: import.meta.dirname }));
  },
};
