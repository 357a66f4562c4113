import type { FlagName, Flags } from '../figures/flags.ts';
import type { ScaleFigures } from '../figures/scale-figures.ts';

export type FrozenKind = 'scale' | 'single_choice' | 'multiple_choice' | 'text';

/** One question in one unit. */
export interface QuestionResult {
  readonly question: string;
  readonly kind: FrozenKind;
  /** Where it is true, the members below are absent. */
  readonly is_suppressed: boolean;
  /** All answers are alike, of fewer than ten students; absent where there are too few answers. */
  readonly suppressed_because?: 'alike';
  /** An instructor question over all instructors of the section: in the evaluation's own unit, where there are several. */
  readonly is_pooled?: true;
  /** One of the section's own, not from the bank: it is shown to those who teach the section and to nobody else. */
  readonly is_own?: true;
  /** How many have answered, without those who skipped it or found it not applicable. */
  readonly n?: number;
  /** How many students were shown a conditional question; absent for other questions and for pooled ones. */
  readonly shown_to?: number;
  /** Value or key → how many; every value of the scale and every choice is there. */
  readonly counts?: Readonly<Record<string, number>>;
  readonly figures?: ScaleFigures;
  /** Value or key → share of those who have answered. */
  readonly shares?: Readonly<Record<string, number>>;
  readonly flags?: Flags;
}

/** The questions about the evaluation as a whole, or about one of its instructors. */
export interface UnitResult {
  /** The section instructor; null: the evaluation as a whole. */
  readonly instructor: string | null;
  readonly questions: readonly QuestionResult[];
}

/** The units without the section's own questions, which only its instructors see. */
export const withoutOwn = (units: readonly UnitResult[]): UnitResult[] =>
  units.map(({ instructor, questions }) => ({ instructor, questions: questions.filter(({ is_own }) => !is_own) }));

/** Why a frozen result shows nothing, ever. What depends on who asks and when is worked out on reading. */
export type FrozenReason = 'never_released' | 'too_few_responses';

/** The attributes of a frozen result's record. */
export interface FrozenSummary {
  readonly status: 'available' | 'withheld';
  readonly withheld_because: FrozenReason | null;
  /** Students of the section when it was folded; null where the result is withheld. */
  readonly enrolled: number | null;
  /** Ballots; null where the result is withheld. */
  readonly completed: number | null;
  /** Null where it is withheld, and where nobody is enrolled. */
  readonly response_rate: number | null;
  /** Raised for one of its questions at least. */
  readonly flags: readonly FlagName[];
}

/** The result of a fold. It is already suppressed, so that no reader has to do it. */
export interface FrozenResult {
  readonly summary: FrozenSummary;
  /** None where the result is withheld. */
  readonly units: readonly UnitResult[];
}
