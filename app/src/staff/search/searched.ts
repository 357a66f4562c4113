import { useHistoryState } from 'wouter/use-browser-location';
import { messages } from './messages.ts';

/** What is looked for, as a state of the page's history: names of people stay out of addresses. */
export interface Searched {
  readonly searched: string;
}

/** What the search was that led to this page; an empty text without one. */
export const useSearched = (): Searched => {
  const state: unknown = useHistoryState();
  const searched = typeof state === 'object' && state !== null && 'searched' in state ? state.searched : undefined;
  return { searched: typeof searched === 'string' ? searched : '' };
};

/** Leads back to what was searched for. */
export const useBackToSearch = () => ({ href: '/search', label: messages.title, state: useSearched() });
