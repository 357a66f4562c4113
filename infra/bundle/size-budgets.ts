import type { Bundle } from './build.ts';
import { functionNamed } from './deployed-functions.ts';

/** Largest bundles in bytes (a KB is 1,000 bytes, the stricter reading); `bytesWithHtml` where the sanitiser stands beside it. */
export const sizeBudgets = {
  bytes: 230_000,
  bytesWithHtml: 280_000,
  /** What stands beside all that take tokens, and is loaded with the first person who has signed in. */
  bytesOfSignIn: 30_000,
  /** Nobody waits for the start of those that carry the clients of S3 and SQS too. */
  bytesWithWholeSdk: 900_000,
} as const;

export type SizedBundle = Bundle & { readonly budget: number; readonly fits: boolean };

const budgetOf = (name: string): number => {
  const { hasWholeSdk, takesHtml } = functionNamed(name);
  if (hasWholeSdk) return sizeBudgets.bytesWithWholeSdk;
  return takesHtml ? sizeBudgets.bytesWithHtml : sizeBudgets.bytes;
};

/** Holds every bundle against its budget, the largest first. */
export const compareWithBudgets = (bundles: readonly Bundle[]): SizedBundle[] =>
  bundles
    .map((bundle) => {
      const budget = budgetOf(bundle.name);
      return {
        ...bundle,
        budget,
        fits: bundle.bytes <= budget && (bundle.signInBytes ?? 0) <= sizeBudgets.bytesOfSignIn,
      };
    })
    .sort((one, other) => other.bytes - one.bytes);
