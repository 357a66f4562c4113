import path from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';

const source = path.resolve(import.meta.dirname, '../../lib/model/definition/sanitise-html.ts');
const fileName = 'sanitise-html.mjs';

/** Leaves the sanitiser out of bundles: it is loaded from a file beside them when the first HTML comes in. */
export const sanitiserApart: Plugin = {
  name: 'sanitiser-apart',
  setup: (build) => {
    build.onResolve({ filter: /\/sanitise-html\.ts$/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: `./${fileName}`, external: true } : undefined,
    );
  },
};

/** Builds the sanitiser into the folder of a function; answers its size in bytes. */
export const buildSanitiser = async (options: BuildOptions, folder: string): Promise<number> => {
  const { metafile } = await build({
    ...options,
    entryPoints: [{ in: source, out: path.parse(fileName).name }],
    outdir: folder,
    metafile: true,
  });
  return Object.values(metafile.outputs).reduce((sum, { bytes }) => sum + bytes, 0);
};
