import { isBuiltin } from 'node:module';
import type { Plugin } from 'esbuild';

const name = 'plain-modules';

// A module that is called or constructed, or used as `this`, cannot be replaced. Node has loaded such modules anyway.
const isItself = (builtin: object | undefined): boolean => typeof builtin === 'function' || builtin === process;

const loading = (path: string): string => `process.getBuiltinModule('node:${path}')`;

// esbuild gives an import the prototype of this export, so that a member is looked up there when it is used.
const lazy = (path: string): string => `
let loaded;
const get = (_, member) => member === '__esModule' ? undefined : (loaded ??= ${loading(path)})[member];
module.exports = Object.create(new Proxy({}, { get }));`;

/**
 * Loads Node's own modules as CommonJS, each at the first use of a member. An `import` reads the values of all exports:
 * those of `process` open its streams (5 ms of processor time), those of `http` load undici (13 ms), and those of `fs`
 * load its streams (3 ms).
 */
export const plainModules: Plugin = {
  name,
  setup: (build) => {
    build.onResolve({ filter: /^(?:node:)?[a-z_0-9]+(?:\/[a-z]+)*$/ }, ({ path, kind }) =>
      // A required module is CommonJS already.
      kind === 'require-call' || !isBuiltin(path) ? undefined : { path: path.replace('node:', ''), namespace: name },
    );
    build.onLoad({ filter: /.*/, namespace: name }, ({ path }) => {
      const builtin = process.getBuiltinModule(path);
      return { contents: isItself(builtin) ? `module.exports = ${loading(path)};` : lazy(path) };
    });
  },
};
