import { withOwnSettings } from '../../../resources/course-evaluations/own-settings.ts';
import { thresholdOf } from '../../../resources/course-evaluations/threshold.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { FlagBounds } from '../figures/flags.ts';

/** The rules for folding an evaluation. */
export interface FoldSettings {
  readonly threshold: number | null;
  readonly flagBounds: FlagBounds;
}

const numberOr = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const textOr = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/**
 * Returns the settings of a period, or of the evaluation if it has its own. Answers about a class that does not take
 * place are never released.
 */
export const settingsOf = (period: StoredRecord, evaluation: StoredRecord, takesPlace: boolean): FoldSettings => {
  const settings = withOwnSettings(period, evaluation);
  return {
    threshold: takesPlace ? thresholdOf(settings) : null,
    flagBounds: {
      lowAnswer: numberOr(settings.flag_answers_at_or_below),
      // Decimal numbers are stored as text.
      deviation: textOr(settings.flag_standard_deviation_above),
    },
  };
};
