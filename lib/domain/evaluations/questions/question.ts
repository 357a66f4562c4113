import { textOf } from '../../../model/definition/record-fields.ts';
import {
  defaultMaxLength,
  type QuestionKind,
  type QuestionSubject,
} from '../../../resources/course-evaluations/question-attributes.ts';
import type { Choice } from '../../../resources/course-evaluations/question-choices.ts';
import type { Scale } from '../../../resources/course-evaluations/question-scale.ts';
import type { ShownIf } from '../../../resources/course-evaluations/question-shown-if.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { shownIfOf } from './shown-if.ts';

/** The parts of a question that forms, the check of answers and the count need. */
export interface Question {
  readonly id: string;
  /** The `course_evaluation_question_set_section` in which it stands. */
  readonly section: string;
  readonly kind: QuestionKind;
  readonly subject: QuestionSubject;
  readonly position: number | null;
  readonly isRequired: boolean;
  readonly notApplicable: boolean;
  readonly allowsComment: boolean;
  /** Only for a scale question. */
  readonly scale?: Scale;
  /** The choices of a choice question, in order; none of others. */
  readonly choices: readonly Choice[];
  /** The most characters of an answer in words. */
  readonly maxLength: number;
  /** The condition of the question; undefined if it is always shown. */
  readonly shownIf?: ShownIf;
}

/** Decodes a question's record, with defaults for missing values. */
export const toQuestion = (record: StoredRecord): Question => {
  const [scale, choices] = [textOf(record, 'scale'), textOf(record, 'choices')];
  const shownIf = shownIfOf(record);
  return {
    id: record.id,
    section: String(record.question_set_section),
    // The type has validated the values under these names.
    kind: record.kind as QuestionKind,
    subject: (record.subject ?? 'course') as QuestionSubject,
    position: typeof record.position === 'number' ? record.position : null,
    isRequired: record.is_required === true,
    notApplicable: record.not_applicable !== false,
    allowsComment: record.allows_comment === true,
    ...(scale === null ? {} : { scale: JSON.parse(scale) as Scale }),
    choices: choices === null ? [] : (JSON.parse(choices) as Choice[]),
    maxLength: typeof record.max_length === 'number' ? record.max_length : defaultMaxLength,
    ...(shownIf && { shownIf }),
  };
};
