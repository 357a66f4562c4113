import type { Attributes } from 'facet-client/types';
import { type RemovalLimit, toRemovalLimit } from './removal-limit.ts';

export type ImportAttributes = Attributes<'import'>;

/** How the sending of a file stands, where this page has sent it. */
export type Sending =
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed' };

/** How far an import is, as a person needs to know it. */
export type Stage =
  | { readonly kind: 'sending'; readonly share: number }
  /** It waits for a file that nobody sends: the page was left in the middle, or the connection broke off. */
  | { readonly kind: 'not_sent'; readonly broke: boolean }
  /** The file is there, and the work has not begun: it may wait for another import. */
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

/** How far an import is. */
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

/** How many of its rows an import has done; undefined before they are counted. */
export const rowsDoneOf = ({ rows, rows_done }: ImportAttributes): { done: number; rows: number } | undefined =>
  rows === null || rows_done === null || rows === 0 ? undefined : { done: rows_done, rows };

/** Whether nothing changes any more without somebody's doing. */
export const hasEnded = ({ state }: ImportAttributes): boolean => ended.includes(state);
