import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * One thing that a function does with the table: an action of DynamoDB, of a `Query` also the index (the table without
 * one), and of a write the partition if it is one of `guardedPartitions`. "GetItem", "Query by_value", "PutItem cursor_secret".
 */
export type TableCall = string;

/** Partitions that nothing but a call named with them may write: no function can make itself a token. */
export const guardedPartitions = ['access_token', 'cursor_secret'] as const;

/** What the functions do with the table, as `npm run policies` has recorded it; each is allowed just that. */
export const recordedAccessFile = path.join(import.meta.dirname, 'recorded-access.json');

const recorded = JSON.parse(readFileSync(recordedAccessFile, 'utf8')) as Readonly<Record<string, readonly TableCall[]>>;

/** The calls that a function is allowed; undefined for a function that was never recorded. */
export const recordedAccess = (functionName: string): readonly TableCall[] | undefined => recorded[functionName];

/** The calls that a function is allowed; throws for a function that was never recorded. */
export const accessOf = (functionName: string): readonly TableCall[] => {
  const calls = recordedAccess(functionName);
  if (calls === undefined) {
    throw new Error(
      `Nobody knows yet what "${functionName}" does with the table: run npm run policies, and read the diff`,
    );
  }
  return calls;
};

/** The call of an action on the table or on an index, with the partition that it writes. */
export const tableCall = (action: string, { index, partition }: { index?: string; partition?: string }): TableCall => {
  const guarded = guardedPartitions.find((each) => each === partition);
  return [action, index ?? guarded ?? ''].join(' ').trim();
};
