import type { FlagName, Flags } from '../figures/flags.ts';
import type { ScaleFigures } from '../figures/scale-figures.ts';

export type FrozenKind = 'scale' | 'single_choice' | 'multiple_choice' | 'text';

/** One question in one unit. */
export interface QuestionResult {
  readonly question: string;
  readonly kind: FrozenKind;
  /** If true, the members below are absent. */
  readonly is_suppressed: boolean;
  /** Fewer than ten students answered and all answers are the same; absent if there are too few answers. */
  readonly suppressed_because?: 'alike';
  /**
   * Set for an instructor question over all instructors of the section. Such a question is in the evaluation's own
   * unit, if there are several instructors.
   */
  readonly is_pooled?: true;
  /** The section's own question, which is not from the bank. It is shown only to the section's instructors. */
  readonly is_own?: true;
  /** The number of students who have answered, without those who skipped the question or found it not applicable. */
  readonly n?: number;
  /** How many students were shown a conditional question; absent for other questions and for pooled ones. */
  readonly shown_to?: number;
  /** Value or key → number of answers. Every value of the scale and every choice is present. */
  readonly counts?: Readonly<Record<string, number>>;
  readonly figures?: ScaleFigures;
  /** Value or key → share of those who have answered. */
  readonly shares?: Readonly<Record<string, number>>;
  readonly flags?: Flags;
}

/** The questions about the evaluation as a whole, or about one of its instructors. */
export interface UnitResult {
  /** The section instructor; null for the evaluation as a whole. */
  readonly instructor: string | null;
  readonly questions: readonly QuestionResult[];
}

/** The units without the section's own questions, which only its instructors see. */
export const withoutOwn = (units: readonly UnitResult[]): UnitResult[] =>
  units.map(({ instructor, questions }) => ({ instructor, questions: questions.filter(({ is_own }) => !is_own) }));

/**
 * The reason why a frozen result never shows anything. Reasons that depend on the reader and the time are found at the
 * read.
 */
export type FrozenReason = 'never_released' | 'too_few_responses';

/** The attributes of a frozen result's record. */
export interface FrozenSummary {
  readonly status: 'available' | 'withheld';
  readonly withheld_because: FrozenReason | null;
  /** Students of the section at the time of the fold; null if the result is withheld. */
  readonly enrolled: number | null;
  /** The number of ballots; null if the result is withheld. */
  readonly completed: number | null;
  /** Null if the result is withheld, or nobody is enrolled. */
  readonly response_rate: number | null;
  /** The flags that at least one question has. */
  readonly flags: readonly FlagName[];
}

/** The result of a fold. Suppressed data is already left out, so that no reader has to do it. */
export interface FrozenResult {
  readonly summary: FrozenSummary;
  /** Empty if the result is withheld. */
  readonly units: readonly UnitResult[];
}
