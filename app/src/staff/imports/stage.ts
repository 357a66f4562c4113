import type { Attributes } from 'facet-client/types';
import { type RemovalLimit, toRemovalLimit } from './removal-limit.ts';

export type ImportAttributes = Attributes<'import'>;

/** The state of sending a file from this page. */
export type Sending =
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed' };

/** The stage of an import, in the terms of its user. */
export type Stage =
  | { readonly kind: 'sending'; readonly share: number }
  /** The import waits for a file that nobody sends: the user left the page, or the connection broke. */
  | { readonly kind: 'not_sent'; readonly broke: boolean }
  /** The file has arrived, and the work has not begun. The import may wait for another one. */
  | { readonly kind: 'arrived' }
  | { readonly kind: 'running' | 'checked' | 'applied' | 'interrupted' | 'failed' | 'stopped' }
  | { readonly kind: 'limited'; readonly limit: RemovalLimit };

const waiting = (sending: Sending | undefined): Stage => {
  if (sending?.kind === 'sending') return sending;
  if (sending?.kind === 'sent') return { kind: 'arrived' };
  return { kind: 'not_sent', broke: sending?.kind === 'failed' };
};

const stopped = (message: string | null): Stage => {
  const limit = toRemovalLimit(message);
  return limit === undefined ? { kind: 'stopped' } : { kind: 'limited', limit };
};

/** Returns the stage of an import. */
export const stageOf = ({ state, message, dry_run }: ImportAttributes, sending?: Sending): Stage => {
  switch (state) {
    case 'running':
    case 'interrupted':
    case 'failed':
      return { kind: state };
    case 'finished':
      return { kind: dry_run ? 'checked' : 'applied' };
    case 'stopped':
      return stopped(message);
    default:
      return waiting(sending);
  }
};

const ended: readonly ImportAttributes['state'][] = ['finished', 'stopped', 'interrupted', 'failed'];

/** Returns how many rows an import has processed; undefined before the rows are counted. */
export const rowsDoneOf = ({ rows, rows_done }: ImportAttributes): { done: number; rows: number } | undefined =>
  rows === null || rows_done === null || rows === 0 ? undefined : { done: rows_done, rows };

/** Returns whether an import changes only if somebody acts. */
export const hasEnded = ({ state }: ImportAttributes): boolean => ended.includes(state);
