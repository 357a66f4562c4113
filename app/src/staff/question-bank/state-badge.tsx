import type { BankState } from './items.ts';
import { messages } from './messages.ts';

const tones: Readonly<Record<BankState, string>> = { draft: 'badge', offered: 'badge good', retired: 'badge warn' };

/** Shows the state of an item as a badge. */
export const StateBadge = ({ state }: { readonly state: BankState }) => (
  <span className={tones[state]}>{messages.states[state]}</span>
);
