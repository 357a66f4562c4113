import { valuesOf } from '../../../model/definition/record-fields.ts';
import type { Change } from '../../../model/validation/change.ts';
import { alteredFields } from '../../../model/write/apply-change.ts';
import { courseEvaluationQuestion } from '../../../resources/course-evaluations/course-evaluation-question.ts';
import { isTranslation } from '../../../resources/course-evaluations/translations.ts';
import type { StoredRecord } from '../../../store/record.ts';

/** The origin of a question as an attribute, for a copy of it; nothing for records of other types. */
export const originIn = (record: StoredRecord): { readonly origin?: unknown } =>
  record.origin === undefined ? {} : { origin: valuesOf(courseEvaluationQuestion, record).origin };

/** What a question asks: with other words, or answered in another way, it is no copy any more. */
const meaning: ReadonlySet<string> = new Set(['text', 'kind', 'subject', 'scale', 'choices']);

/**
 * A change of a question, which takes its origin away where it changes what is asked. Translations are other words of the same
 * question where the office writes them; others could ask another in them.
 */
export const withOriginKept =
  (byOffice: boolean) =>
  (before: StoredRecord, change: Change): Change => {
    const asksAnother = Object.entries(alteredFields(courseEvaluationQuestion, before, change)).some(
      ([field, value]) => (isTranslation(field, before[field], value) ? !byOffice : meaning.has(field)),
    );
    return asksAnother ? { ...change, attributes: { ...change.attributes, origin: null } } : change;
  };
