import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { exportOf } from '../../lib/model/definition/operations.ts';
import type { AnyResource } from '../../lib/model/definition/resource.ts';
import { projectFolder } from '../paths.ts';
import type { DeployedFunction } from '../service/deployed-functions.ts';

const inProject = (file: string): string => JSON.stringify(path.resolve(projectFolder, file));

const functionScheme = 'function:';
const typesScheme = 'types-of:';

/** Returns the path of a function's entry, which exports only its handler, under the name `handler`. */
export const entryOf = (name: string): string => functionScheme + name;

// Matches an export whose value is a call of `list`, `read` … Such a call makes a handler without side effects, so
// esbuild may leave out the functions of a collection that an entry does not export.
const declaration = /^(export const \w+ = )(?=\w+\()/gm;

const fileOf = ({ group, type }: AnyResource): string => `lib/resources/${group}/${type.replaceAll('_', '-')}.ts`;

const importOf = async (resource: AnyResource, name: string): Promise<string> => {
  const file = path.resolve(projectFolder, fileOf(resource));
  const exported = Object.entries<unknown>(await import(file)).find(([, value]) => value === resource)?.[0];
  if (exported === undefined) throw new Error(`${fileOf(resource)} does not export the type ${resource.type}`);
  return `import { ${exported} as ${name} } from ${JSON.stringify(file)};`;
};

const ruleOf = ({ type }: AnyResource): string => exportOf({ name: type.replaceAll('_', '-') });

const registrationOfRestricted = (rules: readonly string[]): string[] => [
  `import { registerRestrictedTypes } from ${inProject('lib/domain/access-control/visibility.ts')};`,
  `import { ${rules.join(', ')} } from ${inProject('lib/domain/access-control/restricted-types.ts')};`,
  `registerRestrictedTypes([${rules.join(', ')}]);`,
];

const registration = async ({ types = new Set(), judgesItself }: DeployedFunction): Promise<string> => {
  const named = [...types].map((resource, index) => [resource, `type${index}`] as const);
  const restricted = judgesItself ? [] : [...types].filter(({ isRestricted }) => isRestricted).map(ruleOf);
  return [
    `import { registerTypes } from ${inProject('lib/resources/types.ts')};`,
    ...(await Promise.all(named.map(([resource, name]) => importOf(resource, name)))),
    `registerTypes([${named.map(([, name]) => name).join(', ')}]);`,
    ...(restricted.length === 0 ? [] : registrationOfRestricted(restricted)),
  ].join('\n');
};

const sharing = (shares: NonNullable<DeployedFunction['shares']>): string[] => {
  const meets = shares.flatMap(([, shared]) => shared.meets ?? []);
  const handler = 'byCollection(handlers, unknownRoute)';
  return [
    `import { byCollection } from ${inProject('infra/bundle/by-collection.ts')};`,
    `import { takingHead } from ${inProject('lib/http/pipeline/other-methods.ts')};`,
    `import { unknownRoute } from ${inProject('functions/service/unknown-route.ts')};`,
    ...shares.map(
      ([, { source, handler: shared }], index) => `import { ${shared} as shared${index} } from ${inProject(source)};`,
    ),
    `const handlers = { ${shares.map(([collection], index) => `${collection}: shared${index}`).join(', ')} };`,
    `export const handler = ${meets.length === 0 ? handler : `takingHead(${handler}, ${JSON.stringify(meets)})`};`,
  ];
};

const exporting = ({ source, handler, meets }: DeployedFunction): string[] =>
  meets === undefined
    ? [`export { ${handler} as handler } from ${inProject(source)};`]
    : [
        `import { ${handler} as get } from ${inProject(source)};`,
        `import { takingHead } from ${inProject('lib/http/pipeline/other-methods.ts')};`,
        `export const handler = takingHead(get, ${JSON.stringify(meets)});`,
      ];

const ofOperation = (name: string): string[] => [
  // The types are imported first, because the function's own file may ask for a type while it loads.
  `import ${JSON.stringify(typesScheme + name)};`,
  `import { warmUp } from ${inProject('lib/http/pipeline/warm-up.ts')};`,
  'await warmUp();',
];

const entry = (entered: DeployedFunction): string =>
  [
    ...(entered.types === undefined ? [] : ofOperation(entered.name)),
    ...(entered.shares === undefined ? exporting(entered) : sharing(entered.shares)),
  ].join('\n');

/**
 * Makes the entries of functions. Each imports one export of its collection's file, and the types that its requests can
 * lead to.
 */
export const entries = (functions: readonly DeployedFunction[]): Plugin => ({
  name: 'entries',
  setup: (build) => {
    const byName = new Map(functions.map((each) => [each.name, each]));
    const all = functions.flatMap((each) => each.shares?.map(([, shared]) => shared) ?? [each]);
    const sources = new Set(all.map(({ source }) => path.resolve(projectFolder, source)));
    const virtual = (scheme: string, contentsOf: (of: DeployedFunction) => string | Promise<string>): void => {
      build.onResolve({ filter: new RegExp(`^${scheme}`) }, ({ path: asked }) => ({ path: asked, namespace: scheme }));
      build.onLoad({ filter: /.*/, namespace: scheme }, async ({ path: asked }) => {
        const found = byName.get(asked.slice(scheme.length));
        return found && { contents: await contentsOf(found), resolveDir: projectFolder };
      });
    };
    virtual(functionScheme, entry);
    virtual(typesScheme, registration);
    build.onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
      if (!sources.has(file)) return undefined;
      const source = await readFile(file, 'utf8');
      return { contents: source.replace(declaration, '$1/* @__PURE__ */ '), loader: 'ts' };
    });
  },
});
