import { exportOf, type Operation, type Route } from '../../lib/model/definition/operations.ts';
import type { AnyResource } from '../../lib/model/definition/resource.ts';
import { operations, type PageName, pages } from '../../lib/operations.ts';
import { resourceOf } from '../../lib/resources/registry.ts';
import type { PageFileName } from '../tools/reference/build-files.ts';
import { typesOfOperation } from './types-of-operation.ts';

/** One Lambda function: its name, the file, from the project's folder, and the export of it that is the handler. */
export interface DeployedFunction {
  readonly name: string;
  readonly source: string;
  readonly handler: string;
  /** The files that it sends; they are built beside it. */
  readonly files?: readonly PageFileName[];
  /** The types that its requests can lead to; none for a function that is no operation. */
  readonly types?: ReadonlySet<AnyResource>;
  /** It writes rich text, for which it loads the sanitiser. */
  readonly takesHtml?: true;
  /** It has to do with more of AWS than DynamoDB: nothing of the SDK is left out. */
  readonly hasWholeSdk?: true;
}

/** Name of the function that answers for every path and method without an operation. */
export const unknownRoute = 'unknown-route';

/** Name of the function that runs on a schedule and finishes what interrupted requests have left. */
export const sweep = 'sweep-coverage';

/** Name of the function that carries out uploaded imports. */
export const carryOutImport = 'carry-out-import';

const filesOfPages: Readonly<Record<PageName, readonly PageFileName[]>> = {
  'read-openapi': ['openapi.json'],
  'read-reference': ['page.html'],
  'read-reference-part': ['scalar.js', 'page.js', 'page.css'],
  'read-entry': [],
};

/** The function of a route. */
export const functionOf = ({ name, group, file }: Pick<Route, 'name' | 'group' | 'file'>): DeployedFunction => ({
  name,
  source: `functions/${group}/${file}.ts`,
  handler: exportOf({ name }),
});

const takesHtml = ({ kind, answers }: Operation): boolean =>
  (kind === 'create' || kind === 'update') &&
  Object.values(resourceOf(answers).attributes).some(({ load }) => load !== undefined);

/** Every function that gets deployed: one per operation and page, the one for unknown routes, and those that no request calls. */
export const deployedFunctions: readonly DeployedFunction[] = [
  ...operations.map((operation) => ({
    ...functionOf(operation),
    types: typesOfOperation(operation),
    ...(takesHtml(operation) && { takesHtml: true as const }),
    ...(operation.tellsUpload && { hasWholeSdk: true as const }),
  })),
  ...Object.entries(pages).map(([name, page]) => ({ ...functionOf(page), files: filesOfPages[name as PageName] })),
  functionOf({ name: unknownRoute, group: 'service', file: unknownRoute }),
  functionOf({ name: sweep, group: 'course-evaluations', file: sweep }),
  { ...functionOf({ name: carryOutImport, group: 'imports', file: carryOutImport }), hasWholeSdk: true },
];

/** The function of a name; throws on a name that is none. */
export const functionNamed = (name: string): DeployedFunction => {
  const found = deployedFunctions.find((each) => each.name === name);
  if (found === undefined) throw new Error(`there is no function "${name}"`);
  return found;
};
