import { bundleFunctions } from './build.ts';
import { compareWithBudgets, type SizedBundle, sizeBudgets } from './size-budgets.ts';

const row = ({ name, bytes, budget, fits }: SizedBundle): string =>
  `${name.padEnd(32)}${kilobytes(bytes)} of ${kilobytes(budget)}${fits ? '' : '  TOO LARGE'}`;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1).padStart(6)} KB`;

const bundles = compareWithBudgets(await bundleFunctions());
for (const bundle of bundles) console.log(row(bundle));
const largest = (part: 'signInBytes' | 'clientBytes'): string =>
  kilobytes(Math.max(...bundles.map((bundle) => bundle[part] ?? 0)));
console.log(
  `Sign-in, next to functions that take tokens: ${largest('signInBytes')} of ${kilobytes(sizeBudgets.bytesOfSignIn)}`,
);
console.log(
  `S3, SQS, SES and SMTP, next to functions that call them: ${largest('clientBytes')} of ${kilobytes(sizeBudgets.bytesOfClients)}`,
);

const tooLarge = bundles.filter(({ fits }) => !fits).length;
console.log(
  tooLarge === 0 ? 'Every bundle fits its budget.' : `${tooLarge} of ${bundles.length} bundles are too large.`,
);
process.exitCode = tooLarge === 0 ? 0 : 1;
