import type { Plugin } from 'esbuild';

/**
 * Takes Node's modules `http`, `https` and `crypto` as CommonJS. An `import` asks each of their exports for its value, and so
 * loads undici, which takes longer than all else that a function does while it starts; of CommonJS each is asked for where it
 * is used.
 */
export const plainModules: Plugin = {
  name: 'plain-modules',
  setup: (build) => {
    build.onResolve({ filter: /^(?:node:)?(?:https?|crypto)$/ }, ({ path, kind }) =>
      // What is required is CommonJS already.
      kind === 'require-call' ? undefined : { path: path.replace('node:', ''), namespace: 'plain-modules' },
    );
    build.onLoad({ filter: /.*/, namespace: 'plain-modules' }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule('node:${path}');`,
    }));
  },
};
