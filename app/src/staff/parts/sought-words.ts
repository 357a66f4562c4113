import { useHistoryState } from 'wouter/use-browser-location';

/** The search words of a list, as a state of the page's history. Names of people do not appear in addresses. */
export interface Sought {
  readonly sought: string;
}

/** Returns the search words of this page's list; an empty text without a search. */
export const useSought = (): Sought => {
  const state: unknown = useHistoryState();
  const sought = typeof state === 'object' && state !== null && 'sought' in state ? state.sought : undefined;
  return { sought: typeof sought === 'string' ? sought : '' };
};
