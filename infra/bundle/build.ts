import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import { projectFolder } from '../local/paths.ts';
import { buildFiles } from '../tools/reference/build-files.ts';
import { type DeployedFunction, deployedFunctions } from './deployed-functions.ts';
import { entries, entryOf } from './entries.ts';
import { trimSdk } from './sdk/trim-sdk.ts';
import { withoutSchemas, withoutUnits } from './without-schemas.ts';

/** A built function: `bytes` is the size of its file, with that of the sanitiser where it stands beside it. */
export interface Bundle {
  readonly name: string;
  readonly bytes: number;
  readonly file: string;
}

/** Folder that holds one folder with an `index.mjs` per function. */
export const bundleFolder = path.join(projectFolder, 'dist/functions');

const sdkPart = (file: string): string => path.join(import.meta.dirname, 'sdk', file);

// All that Lambda needs of credentials is in the environment.
const wholeSdk = { '@aws-sdk/credential-provider-node': sdkPart('env-credentials.ts') };

// What reads archives is CommonJS and requires modules of Node.
const requiring: BuildOptions = {
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
};

const trimmedSdk = {
  alias: {
    ...wholeSdk,
    '@aws-sdk/endpoint-cache': sdkPart('no-endpoint-cache.ts'),
    '@smithy/core/event-streams': sdkPart('no-event-streams.ts'),
  },
  plugins: [trimSdk, withoutUnits],
} satisfies BuildOptions;

const options = {
  bundle: true,
  minify: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  // Not esbuild's default for platform node: the SDK's `main` is CommonJS, which cannot be tree-shaken (345 for 549 KB).
  mainFields: ['module', 'main'],
  alias: wholeSdk,
  legalComments: 'none',
  sourcemap: false,
  absWorkingDir: projectFolder,
  outExtension: { '.js': '.mjs' },
  logLevel: 'warning',
  // A file that is imported for its side effects has to be named in `sideEffects` of package.json.
  logOverride: { 'ignored-bare-import': 'error' },
} as const satisfies BuildOptions;

const sanitiserSource = path.join(projectFolder, 'lib/model/definition/sanitise-html.ts');
const sanitiserFile = 'sanitise-html.mjs';

/** Leaves the sanitiser out of bundles: it is loaded from a file beside them when the first HTML comes in. */
const sanitiserApart: Plugin = {
  name: 'sanitiser-apart',
  setup: (build) => {
    build.onResolve({ filter: /\/sanitise-html\.ts$/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: `./${sanitiserFile}`, external: true } : undefined,
    );
  },
};

/** Builds the sanitiser into the folder of a function; answers its size in bytes. */
const buildSanitiser = async (folder: string): Promise<number> => {
  const { metafile } = await build({
    ...options,
    entryPoints: [{ in: sanitiserSource, out: path.parse(sanitiserFile).name }],
    outdir: folder,
    metafile: true,
  });
  return Object.values(metafile.outputs).reduce((sum, { bytes }) => sum + bytes, 0);
};

const kindOf = ({ hasWholeSdk, validatesNothing }: DeployedFunction): 'whole' | 'reading' | 'trimmed' => {
  if (hasWholeSdk) return 'whole';
  return validatesNothing ? 'reading' : 'trimmed';
};

/** Bundles each function into `<folder>/<name>/index.mjs`, ready for Lambda; what the folder held before is removed. */
export const bundleFunctions = async (
  functions: readonly DeployedFunction[] = deployedFunctions,
  folder = bundleFolder,
): Promise<Bundle[]> => {
  await rm(folder, { recursive: true, force: true });
  const { whole = [], reading = [], trimmed = [] } = Object.groupBy(functions, kindOf);
  const built = [
    bundle(trimmed, folder, trimmedSdk),
    bundle(reading, folder, { ...trimmedSdk, plugins: [...trimmedSdk.plugins, withoutSchemas] }),
    bundle(whole, folder, requiring),
  ];
  return (await Promise.all(built)).flat();
};

const bundle = async (functions: readonly DeployedFunction[], folder: string, sdk: BuildOptions): Promise<Bundle[]> => {
  const { metafile } = await build({
    ...options,
    ...sdk,
    plugins: [entries(functions), sanitiserApart, ...(sdk.plugins ?? [])],
    entryPoints: functions.map(({ name }) => ({ in: entryOf(name), out: `${name}/index` })),
    outdir: folder,
    metafile: true,
  });
  if (sdk !== requiring) refuseDynamicRequires(metafile);
  return Promise.all(functions.map((each) => finish(each, folder, metafile)));
};

const finish = async ({ name, files, takesHtml }: DeployedFunction, folder: string, metafile: Metafile) => {
  const target = path.join(folder, name);
  if (files !== undefined) await buildFiles(target, files);
  const sanitiser = takesHtml ? await buildSanitiser(target) : 0;
  const { bytes, ...rest } = measure(name, folder, metafile);
  return { ...rest, bytes: bytes + sanitiser };
};

const measure = (name: string, folder: string, { outputs }: Metafile): Bundle => {
  const file = path.join(folder, name, 'index.mjs');
  const output = outputs[path.relative(projectFolder, file)];
  if (output === undefined) throw new Error(`esbuild wrote no ${file}`);
  return { name, bytes: output.bytes, file };
};

// `require` does not exist in an ES module: a CommonJS dependency that requires a Node module would bundle well and
// throw at run time.
const refuseDynamicRequires = ({ inputs }: Metafile): void => {
  for (const [file, { imports }] of Object.entries(inputs)) {
    const required = imports.find(({ kind, external }) => kind === 'require-call' && external);
    if (required) throw new Error(`${file} requires "${required.path}", which fails in an ES module bundle`);
  }
};

if (import.meta.main) {
  const bundles = await bundleFunctions();
  console.log(`Bundled ${bundles.length} functions into ${path.relative(process.cwd(), bundleFolder)}`);
}
