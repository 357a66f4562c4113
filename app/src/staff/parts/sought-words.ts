import { useHistoryState } from 'wouter/use-browser-location';

/** What a list is searched for, as a state of the page's history: names of people stay out of addresses. */
export interface Sought {
  readonly sought: string;
}

/** What the list of this page is searched for; an empty text where it is not searched. */
export const useSought = (): Sought => {
  const state: unknown = useHistoryState();
  const sought = typeof state === 'object' && state !== null && 'sought' in state ? state.sought : undefined;
  return { sought: typeof sought === 'string' ? sought : '' };
};
