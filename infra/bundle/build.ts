import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import { projectFolder } from '../local/paths.ts';
import { buildFiles } from '../tools/reference/build-files.ts';
import { type DeployedFunction, deployedFunctions } from './deployed-functions.ts';
import { entries, entryOf } from './entries.ts';
import { nodeRandom } from './node-random.ts';
import { plainModules } from './plain-modules.ts';
import { trimSdk } from './sdk/trim-sdk.ts';
import { withoutSchemas, withoutUnits } from './without-schemas.ts';

/** A built function: `bytes` is the size of its file, with that of the sanitiser where it stands beside it. */
export interface Bundle {
  readonly name: string;
  readonly bytes: number;
  /** Size of what checks tokens of people who have signed in; it stands beside functions that take tokens. */
  readonly signInBytes?: number;
  readonly file: string;
}

/** Folder that holds one folder with an `index.mjs` per function. */
export const bundleFolder = path.join(projectFolder, 'dist/functions');

const sdkPart = (file: string): string => path.join(import.meta.dirname, 'sdk', file);

// All that Lambda needs of credentials is in the environment.
const wholeSdk = { '@aws-sdk/credential-provider-node': sdkPart('env-credentials.ts') };

// What reads archives is CommonJS and requires modules of Node.
const requiring: BuildOptions = {
  banner: { js: "const require = process.getBuiltinModule('node:module').createRequire(import.meta.url);" },
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

/** A file that stands beside bundles, to be loaded when it is needed first. */
interface FileApart {
  readonly source: string;
  readonly file: string;
}

/** Loaded when the first HTML comes in. */
const sanitiser: FileApart = { source: 'lib/model/definition/sanitise-html.ts', file: 'sanitise-html.mjs' };

/** Loaded when somebody who has signed in comes first: what checks tokens of the identity provider. */
export const signIn: FileApart = { source: 'lib/access/sign-in/read-person.ts', file: 'read-person.mjs' };

/** Leaves a file out of bundles that import it dynamically. */
const apart = ({ source, file }: FileApart): Plugin => ({
  name: `${file} apart`,
  setup: (build) => {
    build.onResolve({ filter: new RegExp(`/${path.basename(source, '.ts')}\\.ts$`) }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: `./${file}`, external: true } : undefined,
    );
  },
});

/** Builds files apart, each once. */
const builder = () => {
  const built = new Map<string, Promise<Uint8Array>>();
  const codeOf = async ({ source, file }: FileApart): Promise<Uint8Array> => {
    const entryPoints = [{ in: path.join(projectFolder, source), out: path.parse(file).name }];
    const { outputFiles } = await build({
      ...options,
      plugins: [plainModules, nodeRandom],
      entryPoints,
      outdir: bundleFolder,
      write: false,
    });
    return outputFiles[0]?.contents ?? new Uint8Array();
  };
  /** Puts a file into the folder of a function; answers its size in bytes. */
  return async (apart: FileApart, folder: string): Promise<number> => {
    const code = built.get(apart.file) ?? codeOf(apart);
    built.set(apart.file, code);
    await writeFile(path.join(folder, apart.file), await code);
    return (await code).length;
  };
};

type Builder = ReturnType<typeof builder>;

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
  const place = builder();
  const built = [
    bundle(trimmed, { folder, place, sdk: trimmedSdk }),
    bundle(reading, { folder, place, sdk: { ...trimmedSdk, plugins: [...trimmedSdk.plugins, withoutSchemas] } }),
    bundle(whole, { folder, place, sdk: requiring }),
  ];
  return (await Promise.all(built)).flat();
};

interface Target {
  readonly folder: string;
  readonly place: Builder;
}

const bundle = async (
  functions: readonly DeployedFunction[],
  { sdk, ...target }: Target & { readonly sdk: BuildOptions },
): Promise<Bundle[]> => {
  const { metafile } = await build({
    ...options,
    ...sdk,
    plugins: [entries(functions), apart(sanitiser), apart(signIn), plainModules, nodeRandom, ...(sdk.plugins ?? [])],
    entryPoints: functions.map(({ name }) => ({ in: entryOf(name), out: `${name}/index` })),
    outdir: target.folder,
    metafile: true,
  });
  if (sdk !== requiring) refuseDynamicRequires(metafile);
  return Promise.all(functions.map((each) => finish(each, target, metafile)));
};

const finish = async (
  { name, files, takesHtml }: DeployedFunction,
  { folder, place }: Target,
  metafile: Metafile,
): Promise<Bundle> => {
  const target = path.join(folder, name);
  const file = path.join(target, 'index.mjs');
  if (files !== undefined) await buildFiles(target, files);
  const { bytes, imports } = outputOf(file, metafile);
  const takesTokens = imports.some((each) => each.path === `./${signIn.file}`);
  return {
    name,
    file,
    bytes: bytes + (takesHtml ? await place(sanitiser, target) : 0),
    ...(takesTokens && { signInBytes: await place(signIn, target) }),
  };
};

const outputOf = (file: string, { outputs }: Metafile): Metafile['outputs'][string] => {
  const output = outputs[path.relative(projectFolder, file)];
  if (output === undefined) throw new Error(`esbuild wrote no ${file}`);
  return output;
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
