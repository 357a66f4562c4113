import { test } from 'vitest';
import { isThorough } from './is-thorough.ts';

/** A test that `npm test` leaves out, among others that it runs; whole files of such tests are `*.thorough.test.ts`. */
export const thorough = test.runIf(isThorough);

/** The first of some rows in `npm test`, and all of them where there is time. */
export const firstOf = <const Row>(rows: readonly Row[]): readonly Row[] => (isThorough ? rows : rows.slice(0, 1));
