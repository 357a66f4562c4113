import { expect } from 'vitest';
import { withAttributes } from './conformance.ts';
import type { RequestDocument } from './fixtures/fixture.ts';

/** As many characters as a body of 1 MiB has room for beside the rest. */
export const megabyte = 1_000_000;

/** A text of a megabyte: one that is said over and over. */
export const many = (text: string): string => text.repeat(Math.floor(megabyte / text.length));

/** The valid body with an attribute that is written as it stands. */
export const raw = (field: string, json: string) => (valid: RequestDocument) =>
  JSON.stringify(withAttributes({ [field]: '<raw>' })(valid)).replace('"<raw>"', () => json);

// What takes time that grows with the square of the length takes minutes.
const tooSlow = 5_000;

/** Expects work that grows with the length of what is sent, not with its square; what others do beside it does not count. */
export const timed = async (work: () => Promise<void>): Promise<void> => {
  const begun = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(begun);
  expect((user + system) / 1_000).toBeLessThan(tooSlow);
};
