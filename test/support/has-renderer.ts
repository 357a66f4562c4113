import { describe } from 'vitest';

const isThere = await import('@myriaddreamin/typst-ts-node-compiler').then(
  () => true,
  () => false,
);

/** Tests of reports, which are skipped where the optional package that draws them is missing. */
export const describeReports = describe.skipIf(!isThere);
