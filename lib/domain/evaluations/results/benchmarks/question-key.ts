import { createHash } from 'node:crypto';
import { valuesOf } from '../../../../model/definition/record-fields.ts';
import { courseEvaluationQuestion } from '../../../../resources/course-evaluations/course-evaluation-question.ts';
import type { Origin } from '../../../../resources/course-evaluations/question-origin.ts';
import type { Scale } from '../../../../resources/course-evaluations/question-scale.ts';
import type { StoredRecord } from '../../../../store/record.ts';

// Differences without meaning: case, spaces, how accents are composed, the mark at the end.
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.?!:…]+$/u, '');

/**
 * The key that a scale question has in all periods. It is made of words and scale: a copy is the same question, a question
 * with other words or another scale is another. The words of a copy from the bank are those of the item's first version.
 * Undefined for questions of other kinds.
 */
export const questionKey = (question: StoredRecord): string | undefined => {
  // Values of the attributes that its definition has under these names.
  const { text, subject, scale, origin } = valuesOf(courseEvaluationQuestion, question) as {
    readonly text: string | null;
    readonly subject: string | null;
    readonly scale: Scale | null;
    readonly origin: Origin | null;
  };
  if (text === null || scale === null) return undefined;
  const known = [
    plain(origin?.text ?? text),
    subject ?? 'course',
    scale.points,
    scale.first,
    scale.polarity,
    scale.ideal ?? null,
  ];
  return createHash('sha256').update(JSON.stringify(known)).digest('base64url').slice(0, 22);
};
