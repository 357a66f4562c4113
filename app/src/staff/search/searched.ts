import { useHistoryState } from 'wouter/use-browser-location';
import { messages } from './messages.ts';

/** The search words, as a state of the page's history. Names of people do not appear in addresses. */
export interface Searched {
  readonly searched: string;
}

/** Returns the words of the search that led to this page; an empty text without a search. */
export const useSearched = (): Searched => {
  const state: unknown = useHistoryState();
  const searched = typeof state === 'object' && state !== null && 'searched' in state ? state.searched : undefined;
  return { searched: typeof searched === 'string' ? searched : '' };
};

/** Returns the link back to the search. */
export const useBackToSearch = () => ({ href: '/search', label: messages.title, state: useSearched() });
