import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import { projectFolder } from '../paths.ts';
import { type DeployedFunction, deployedFunctions } from '../service/deployed-functions.ts';
import { buildFiles } from '../web/reference/build-files.ts';
import { entries, entryOf } from './entries.ts';
import { nodeRandom } from './node-random.ts';
import { plainModules } from './plain-modules.ts';
import { placeRenderer, rendererPackage } from './report-renderer.ts';
import { trimSdk } from './sdk/trim-sdk.ts';
import { trimNodemailer } from './trim-nodemailer.ts';
import { withoutMeanings } from './without-meanings.ts';
import { withoutSchemas, withoutUnits } from './without-schemas.ts';

/** A built function. `bytes` is the size of its file, plus that of the sanitiser if this is in a file next to it. */
export interface Bundle {
  readonly name: string;
  readonly bytes: number;
  /** The size of the file that checks tokens of signed-in people. It is next to functions that accept tokens. */
  readonly signInBytes?: number;
  /** The size of the files next to functions that use S3, SQS, Lambda, SES or SMTP. */
  readonly clientBytes?: number;
  readonly file: string;
}

/** The folder that holds one folder with an `index.mjs` per function. */
export const bundleFolder = path.join(projectFolder, 'dist/functions');

const sdkPart = (file: string): string => path.join(import.meta.dirname, 'sdk', file);

// On Lambda, all credentials are in the environment.
const wholeSdk = { '@aws-sdk/credential-provider-node': sdkPart('env-credentials.ts') };

// The modules that read archives are CommonJS and require modules of Node.
const requiring: BuildOptions = {
  banner: { js: "const require = process.getBuiltinModule('node:module').createRequire(import.meta.url);" },
};

const trimmedSdk = {
  alias: {
    ...wholeSdk,
    '@aws-sdk/endpoint-cache': sdkPart('left-out.ts'),
    '@smithy/core/event-streams': sdkPart('left-out.ts'),
  },
  plugins: [trimSdk, withoutUnits, withoutMeanings],
} satisfies BuildOptions;

const options = {
  bundle: true,
  minify: true,
  format: 'esm',
  platform: 'node',
  external: [rendererPackage],
  target: 'node24',
  // This setting is not esbuild's default for platform node. The SDK's `main` is CommonJS, which cannot be tree-shaken
  // (345 for 549 KB).
  mainFields: ['module', 'main'],
  alias: wholeSdk,
  legalComments: 'none',
  sourcemap: false,
  absWorkingDir: projectFolder,
  outExtension: { '.js': '.mjs' },
  logLevel: 'warning',
  // No file of the project is imported for its side effects: `sideEffects` of package.json is false.
  logOverride: { 'ignored-bare-import': 'error' },
} as const satisfies BuildOptions;

/** A file next to bundles that is loaded when it is first needed. */
interface FileApart {
  readonly source: string;
  readonly file: string;
}

/** The file that sanitises HTML, loaded with the first HTML. */
const sanitiser: FileApart = { source: 'lib/model/definition/sanitise-html.ts', file: 'sanitise-html.mjs' };

/** The file that checks tokens of the identity provider, loaded with the first request of a signed-in person. */
export const signIn: FileApart = { source: 'lib/access/sign-in/read-person.ts', file: 'read-person.mjs' };

/**
 * The clients of S3, SQS, Lambda, SES and SMTP. Most are larger than the rest of a function, so each is loaded with its
 * first call.
 */
const clients: readonly FileApart[] = [
  { source: 'lib/import/remote/uploads/s3-uploads.ts', file: 's3-uploads.mjs' },
  { source: 'lib/domain/evaluations/invitations/link-keys/s3-link-keys.ts', file: 's3-link-keys.mjs' },
  {
    source: 'lib/domain/evaluations/results/report-jobs/files/s3-files.ts',
    file: 's3-files.mjs',
  },
  { source: 'lib/runtime/send-messages.ts', file: 'send-messages.mjs' },
  { source: 'lib/runtime/invoke-function.ts', file: 'invoke-function.mjs' },
  { source: 'lib/mail/ses-transport.ts', file: 'ses-transport.mjs' },
  { source: 'lib/mail/smtp-transport.ts', file: 'smtp-transport.mjs' },
  { source: 'lib/mail/smtp-secret.ts', file: 'smtp-secret.mjs' },
];

/** The file that draws reports on a developer's machine, without a function. It is next to no bundle. */
const drawing: FileApart = { source: 'lib/reports/draw-report.ts', file: 'draw-report.mjs' };

/** Leaves a file out of bundles that import it dynamically. */
const apart = ({ source, file }: FileApart): Plugin => ({
  name: `${file} apart`,
  setup: (build) => {
    build.onResolve({ filter: new RegExp(`/${path.basename(source, '.ts')}\\.ts$`) }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: `./${file}`, external: true } : undefined,
    );
  },
});

/** Returns a function that builds the files next to bundles, each once. */
const builder = () => {
  const built = new Map<string, Promise<Uint8Array>>();
  const codeOf = async ({ source, file }: FileApart): Promise<Uint8Array> => {
    const entryPoints = [{ in: path.join(projectFolder, source), out: path.parse(file).name }];
    const { outputFiles } = await build({
      ...options,
      plugins: [plainModules, nodeRandom, trimNodemailer],
      entryPoints,
      outdir: bundleFolder,
      write: false,
    });
    return outputFiles[0]?.contents ?? new Uint8Array();
  };
  /** Puts a file into the folder of a function. Returns its size in bytes. */
  return async (apart: FileApart, folder: string): Promise<number> => {
    const code = built.get(apart.file) ?? codeOf(apart);
    built.set(apart.file, code);
    await writeFile(path.join(folder, apart.file), await code);
    return (await code).length;
  };
};

type Builder = ReturnType<typeof builder>;

const kindOf = ({ handlesArchives, validatesNothing }: DeployedFunction): 'archives' | 'reading' | 'writing' => {
  if (handlesArchives) return 'archives';
  return validatesNothing ? 'reading' : 'writing';
};

/**
 * Bundles each function into `<folder>/<name>/index.mjs`, ready for Lambda. The previous content of the folder is
 * removed.
 */
export const bundleFunctions = async (
  functions: readonly DeployedFunction[] = deployedFunctions,
  folder = bundleFolder,
): Promise<Bundle[]> => {
  await rm(folder, { recursive: true, force: true });
  const { archives = [], reading = [], writing = [] } = Object.groupBy(functions, kindOf);
  const place = builder();
  const built = [
    bundle(writing, { folder, place }),
    bundle(reading, { folder, place, plugins: [withoutSchemas] }),
    bundle(archives, { folder, place, requires: true }),
  ];
  return (await Promise.all(built)).flat();
};

interface Target {
  readonly folder: string;
  readonly place: Builder;
}

interface Kind {
  readonly plugins?: readonly Plugin[];
  /** Whether a module in the bundle requires modules of Node. */
  readonly requires?: boolean;
}

const bundle = async (
  functions: readonly DeployedFunction[],
  { plugins = [], requires = false, ...target }: Target & Kind,
): Promise<Bundle[]> => {
  const { metafile } = await build({
    ...options,
    ...trimmedSdk,
    ...(requires ? requiring : {}),
    plugins: [
      entries(functions),
      ...[sanitiser, signIn, drawing, ...clients].map(apart),
      plainModules,
      nodeRandom,
      trimNodemailer,
      ...trimmedSdk.plugins,
      ...plugins,
    ],
    entryPoints: functions.map(({ name }) => ({ in: entryOf(name), out: `${name}/index` })),
    outdir: target.folder,
    metafile: true,
  });
  if (!requires) refuseDynamicRequires(metafile);
  return Promise.all(functions.map((each) => finish(each, target, metafile)));
};

const finish = async (
  { name, files, takesHtml, drawsReports }: DeployedFunction,
  { folder, place }: Target,
  metafile: Metafile,
): Promise<Bundle> => {
  const target = path.join(folder, name);
  const file = path.join(target, 'index.mjs');
  if (files !== undefined) await buildFiles(target, files);
  if (drawsReports) await placeRenderer(target);
  const { bytes, imports } = outputOf(file, metafile);
  const loads = ({ file: other }: FileApart): boolean => imports.some((each) => each.path === `./${other}`);
  const sizes = await Promise.all(clients.filter(loads).map((each) => place(each, target)));
  return {
    name,
    file,
    bytes: bytes + (takesHtml ? await place(sanitiser, target) : 0),
    ...(loads(signIn) && { signInBytes: await place(signIn, target) }),
    ...(sizes.length > 0 && { clientBytes: sizes.reduce((sum, each) => sum + each) }),
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
