import type { BankState } from './items.ts';
import { messages } from './messages.ts';

const tones: Readonly<Record<BankState, string>> = { draft: 'badge', offered: 'badge good', retired: 'badge warn' };

/** Whether an item is offered, as a badge. */
export const StateBadge = ({ state }: { readonly state: BankState }) => (
  <span className={tones[state]}>{messages.states[state]}</span>
);
