import { valuesOf } from '../../../model/definition/record-fields.ts';
import type { Change } from '../../../model/validation/change.ts';
import { alteredFields } from '../../../model/write/apply-change.ts';
import { courseEvaluationQuestion } from '../../../resources/course-evaluations/course-evaluation-question.ts';
import { isTranslation } from '../../../resources/course-evaluations/translations.ts';
import type { StoredRecord } from '../../../store/record.ts';

/** The origin of a question as an attribute, for a copy of it; nothing for records of other types. */
export const originIn = (record: StoredRecord): { readonly origin?: unknown } =>
  record.origin === undefined ? {} : { origin: valuesOf(courseEvaluationQuestion, record).origin };

/** The fields that give a question its meaning. With other words or other kinds of answers it is no longer a copy. */
const meaning: ReadonlySet<string> = new Set(['text', 'kind', 'subject', 'scale', 'choices']);

/**
 * Returns the change of a question, without its origin if the meaning changes. Translations by the office are the same
 * question in other words; translations by others could ask another question.
 */
export const withOriginKept =
  (byOffice: boolean) =>
  (before: StoredRecord, change: Change): Change => {
    const asksAnother = Object.entries(alteredFields(courseEvaluationQuestion, before, change)).some(
      ([field, value]) => (isTranslation(field, before[field], value) ? !byOffice : meaning.has(field)),
    );
    return asksAnother ? { ...change, attributes: { ...change.attributes, origin: null } } : change;
  };
