import type { Period } from './queries.ts';

/** What a dialog about a period is given. */
export interface PeriodDialogProps {
  readonly period: Period;
  /** Tells on the page what was done. */
  readonly tell: (text: string) => void;
  readonly close: () => void;
}
