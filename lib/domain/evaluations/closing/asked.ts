import type { FigureScale } from '../figures/scale.ts';
import type { FrozenKind } from '../results/frozen-result.ts';

/** What counting needs of a question. */
export interface Asked {
  readonly id: string;
  readonly kind: FrozenKind;
  readonly subject: 'course' | 'instructor';
  /** Of a scale question. */
  readonly scale?: FigureScale;
  /** The keys of a choice question, in order. */
  readonly choices?: readonly string[];
}
