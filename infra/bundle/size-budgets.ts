import type { Bundle } from './build.ts';
import { deployedFunctions } from './deployed-functions.ts';

/** Largest bundle in bytes (a KB is 1,000 bytes, the stricter reading), and the functions that carry an HTML parser. */
export const sizeBudgets = {
  bytes: 230_000,
  bytesWithHtml: 280_000,
  /** Nobody waits for the start of those that carry the clients of S3 and SQS too. */
  bytesWithWholeSdk: 900_000,
  withHtml: [
    'create-additional-appointment',
    'create-evaluation-period',
    'update-additional-appointment',
    'update-evaluation-period',
  ],
} as const;

/** A bundle beside what it may weigh. */
export interface SizedBundle extends Bundle {
  readonly budget: number;
  readonly fits: boolean;
}

const wholeSdk = deployedFunctions().flatMap(({ name, hasWholeSdk }) => (hasWholeSdk ? [name] : []));

const budgetOf = (name: string): number => {
  if (wholeSdk.includes(name)) return sizeBudgets.bytesWithWholeSdk;
  return sizeBudgets.withHtml.some((withHtml) => withHtml === name) ? sizeBudgets.bytesWithHtml : sizeBudgets.bytes;
};

/** Holds every bundle against its budget, the largest first. */
export const compareWithBudgets = (bundles: readonly Bundle[]): SizedBundle[] =>
  bundles
    .map((bundle) => ({ ...bundle, budget: budgetOf(bundle.name), fits: bundle.bytes <= budgetOf(bundle.name) }))
    .sort((one, other) => other.bytes - one.bytes);
