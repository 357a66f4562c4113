import { test } from 'vitest';
import { onOtherEngine } from './is-thorough.ts';

/**
 * A test that only the run on DynamoDB Local has time for, among others that all runs have; whole files of such tests are
 * `*.thorough.test.ts`.
 */
export const thorough = test.runIf(onOtherEngine);

/** All of some rows on DynamoDB Local, and the first of them elsewhere. */
export const firstOf = <const Row>(rows: readonly Row[]): readonly Row[] => (onOtherEngine ? rows : rows.slice(0, 1));
