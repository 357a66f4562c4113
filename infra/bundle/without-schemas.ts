import type { Plugin } from 'esbuild';

const name = 'without-schemas';
const schemas = 'no-schemas';
const parsers = 'no-parsers';

const validates = /^(?:safeParse|parse|assert|is|parser|safeParser)(?:Async)?$/;

/** Leaves out the schema of a result's figures, which is large: only the OpenAPI document uses it. 3 KB. */
export const withoutUnits: Plugin = {
  name: 'without-units',
  setup: (build) => {
    build.onLoad({ filter: /[\\/]result-units\.ts$/ }, () => ({ contents: 'export const unitsSchema = undefined;' }));
  },
};

const exportsOfValibot = async (isWanted: (each: string) => boolean, value: string): Promise<string> => {
  const names = Object.keys(await import('valibot')).filter(isWanted);
  // Some names are reserved words, so each is only exported under its name, and not declared.
  return `function none() {${value}}\nexport { ${names.map((each) => `none as ${each}`).join(', ')} };`;
};

/**
 * Leaves valibot out of bundles of functions that validate nothing, because attribute schemas serve writes and the
 * OpenAPI document. The build of a function that validates all the same fails. 10 KB.
 */
export const withoutSchemas: Plugin = {
  name,
  setup: (build) => {
    build.onResolve({ filter: /^valibot$/ }, () => ({ path: schemas, namespace: name, sideEffects: false }));
    build.onResolve({ filter: /^no-parsers$/ }, () => ({ path: parsers, namespace: name, sideEffects: false }));
    build.onLoad({ filter: /^no-schemas$/, namespace: name }, async () => ({
      contents: `${await exportsOfValibot((each) => !validates.test(each), '')}\nexport * from '${parsers}';`,
    }));
    // The parsers are a module of their own, so that the build shows whether a bundle uses them.
    build.onLoad({ filter: /^no-parsers$/, namespace: name }, async () => ({
      contents: await exportsOfValibot(
        (each) => validates.test(each),
        'throw new Error("schemas are left out; see infra/bundle");',
      ),
    }));
    build.onEnd(({ metafile }) => {
      const validating = Object.entries(metafile?.outputs ?? {}).filter(
        ([, { inputs }]) => (inputs[`${name}:${parsers}`]?.bytesInOutput ?? 0) > 0,
      );
      return {
        errors: validating.map(([file]) => ({ pluginName: name, text: `${file} validates without its schemas` })),
      };
    });
  },
};
