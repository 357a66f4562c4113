import { builtOperations, builtPages, type PageName } from '../../lib/operations.ts';
import type { PageFileName } from '../tools/reference/build-files.ts';

/** One Lambda function: the name of its bundle and the file, from the project's folder, that exports its `handler`. */
export interface DeployedFunction {
  readonly name: string;
  readonly source: string;
  /** The files that it sends; they are built beside it. */
  readonly files?: readonly PageFileName[];
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

/** Every function that gets deployed: one per operation and page, the one for unknown routes, and those that no request calls. */
export const deployedFunctions = (): DeployedFunction[] => [
  ...builtOperations().map(([name, { group }]) => ({
    name,
    source: `functions/${group}/${name}.ts`,
    ...(name === 'create-import' && { hasWholeSdk: true as const }),
  })),
  ...builtPages().map(([name, { group }]) => ({
    name,
    source: `functions/${group}/${name}.ts`,
    files: filesOfPages[name],
  })),
  { name: unknownRoute, source: `functions/${unknownRoute}.ts` },
  { name: sweep, source: `functions/course-evaluations/${sweep}.ts` },
  { name: carryOutImport, source: `functions/imports/${carryOutImport}.ts`, hasWholeSdk: true },
];
