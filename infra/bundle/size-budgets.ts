import { type DeployedFunction, deployedFunctions } from '../service/deployed-functions.ts';
import type { Bundle } from './build.ts';

/**
 * The largest sizes of bundles in bytes (a KB is 1,000 bytes, the stricter reading). `bytesWithHtml` is for a bundle
 * with the sanitiser in a file next to it.
 */
export const sizeBudgets = {
  bytes: 272_000,
  bytesWithHtml: 315_000,
  /** The file next to bundles that accept tokens. It is loaded with the first signed-in person. */
  bytesOfSignIn: 32_000,
  /** The files next to bundles that use S3, SQS, SES or SMTP. They are loaded with the first request to these. */
  bytesOfClients: 550_000,
  /** The files next to the function that sends mails: the clients of S3, SES and SMTP. */
  bytesOfMailClients: 1_100_000,
  /** The function that carries out several operations of any type. */
  bytesOfAllTypes: 690_000,
  /** A function that several operations share, with all their types. */
  bytesShared: 310_000,
  /** The functions that carry out imports and make reports. Nobody waits for their start. */
  bytesWithArchives: 440_000,
  /** The function that sends mails. Nobody waits for its start. */
  bytesWithMail: 420_000,
} as const;

export type SizedBundle = Bundle & { readonly budget: number; readonly fits: boolean };

// Returns the function of a bundle; undefined for a bundle that several operations share.
const named = (name: string): DeployedFunction | undefined => deployedFunctions.find((each) => each.name === name);

const budgetOf = (name: string): number => {
  const found = named(name);
  if (found === undefined) return sizeBudgets.bytesShared;
  const { handlesArchives, sendsMail, takesHtml, isOfAllTypes } = found;
  if (isOfAllTypes) return sizeBudgets.bytesOfAllTypes;
  if (handlesArchives) return sizeBudgets.bytesWithArchives;
  if (sendsMail) return sizeBudgets.bytesWithMail;
  return takesHtml ? sizeBudgets.bytesWithHtml : sizeBudgets.bytes;
};

const clientBudgetOf = (name: string): number =>
  named(name)?.sendsMail ? sizeBudgets.bytesOfMailClients : sizeBudgets.bytesOfClients;

/** Compares every bundle with its budget, the largest first. */
export const compareWithBudgets = (bundles: readonly Bundle[]): SizedBundle[] =>
  bundles
    .map((bundle) => {
      const budget = budgetOf(bundle.name);
      return {
        ...bundle,
        budget,
        fits:
          bundle.bytes <= budget &&
          (bundle.signInBytes ?? 0) <= sizeBudgets.bytesOfSignIn &&
          (bundle.clientBytes ?? 0) <= clientBudgetOf(bundle.name),
      };
    })
    .sort((one, other) => other.bytes - one.bytes);

/** Throws if bundles are larger than their budgets; `npm run budgets` lists all of them. */
export const requireBudgets = (bundles: readonly Bundle[]): void => {
  const tooLarge = compareWithBudgets(bundles).filter(({ fits }) => !fits);
  const names = tooLarge.map(({ name, bytes, budget }) => `${name} (${bytes} of ${budget} bytes)`);
  if (names.length > 0) throw new Error(`Bundles are larger than their budgets: ${names.join(', ')}`);
};
