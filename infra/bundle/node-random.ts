import type { Plugin } from 'esbuild';

const contents = `
import { randomFillSync } from 'node:crypto';
const bytes = new Uint8Array(16);
export default () => randomFillSync(bytes);`;

/**
 * Makes the ids from random bytes of `node:crypto`. The library uses the Web Crypto API, which would be loaded only for
 * this. Saves 1.5 ms.
 */
export const nodeRandom: Plugin = {
  name: 'node-random',
  setup: (build) => {
    build.onLoad({ filter: /uuid[\\/]dist-node[\\/]rng\.js$/ }, () => ({ contents, resolveDir: import.meta.dirname }));
  },
};
