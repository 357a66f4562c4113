import { isBuiltin } from 'node:module';
import type { Plugin } from 'esbuild';

const name = 'plain-modules';

// Modules that are called or constructed themselves, or used as `this`, cannot be replaced. Node has loaded them anyway.
const isItself = (builtin: object | undefined): boolean => typeof builtin === 'function' || builtin === process;

const loading = (path: string): string => `process.getBuiltinModule('node:${path}')`;

// esbuild gives what it imports the prototype of what is exported here, so that each member is looked for there.
const lazy = (path: string): string => `
let loaded;
const get = (_, member) => member === '__esModule' ? undefined : (loaded ??= ${loading(path)})[member];
module.exports = Object.create(new Proxy({}, { get }));`;

/**
 * Takes Node's own modules as CommonJS, each when its first member is used. An `import` asks all exports of a module for their
 * values: those of `process` open its streams (5 ms of processor time), `http`'s load undici (13 ms), and `fs`'s its streams (3 ms).
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
