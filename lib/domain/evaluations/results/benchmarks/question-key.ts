import { createHash } from 'node:crypto';
import { valuesOf } from '../../../../model/definition/record-fields.ts';
import { courseEvaluationQuestion } from '../../../../resources/course-evaluations/course-evaluation-question.ts';
import type { Origin } from '../../../../resources/course-evaluations/question-origin.ts';
import type { Scale } from '../../../../resources/course-evaluations/question-scale.ts';
import type { ShownIf } from '../../../../resources/course-evaluations/question-shown-if.ts';
import type { StoredRecord } from '../../../../store/record.ts';

// Removes differences without meaning: case, spaces, the composition of accents, and the mark at the end.
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.?!:…]+$/u, '');

interface Asked {
  readonly text: string | null;
  readonly subject: string | null;
  readonly scale: Scale | null;
  readonly choices: readonly { readonly key: string; readonly label: string }[] | null;
  readonly origin: Origin | null;
  readonly shown_if: ShownIf | null;
}

// The values of the attributes with these names in the type's definition.
const askedIn = (question: StoredRecord) => valuesOf(courseEvaluationQuestion, question) as unknown as Asked;

/**
 * Returns the values that make a question the same in all periods: words, subject, and scale or choices. Returns
 * undefined without words.
 */
const identityOf = (question: StoredRecord) => {
  const { text, subject, scale, choices, origin } = askedIn(question);
  if (text === null) return undefined;
  const words = [plain(origin?.text ?? text), subject ?? 'course'];
  if (scale !== null) return [...words, scale.points, scale.first, scale.polarity, scale.ideal ?? null];
  return [...words, String(question.kind), choices?.map(({ key, label }) => [key, plain(label)]) ?? null];
};

/** Returns the id of the question in a question's condition; undefined without a condition. */
export const namedBy = (question: StoredRecord): string | undefined => askedIn(question).shown_if?.question;

/** Returns the question and the answers of a condition, the same in all periods; empty without a condition. */
const conditionIn = (question: StoredRecord, questions: ReadonlyMap<string, StoredRecord>): unknown[] | undefined => {
  const shownIf = askedIn(question).shown_if;
  if (shownIf === null) return [];
  const named = questions.get(shownIf.question);
  const identity = named && identityOf(named);
  return identity && [identity, shownIf.in.map(String).sort()];
};

/**
 * Returns the key that a scale question has in all periods, made of words and scale. A copy is the same question; a
 * question with other words or another scale is another, and a copy from the bank has the words of the item's first
 * version. A question with a condition is the same only if the condition is the same, because other students answer it.
 * Returns undefined for other kinds, and if the condition's question is not among the given ones.
 */
export const questionKey = (
  question: StoredRecord,
  questions: ReadonlyMap<string, StoredRecord>,
): string | undefined => {
  const [identity, condition] = [identityOf(question), conditionIn(question, questions)];
  if (question.kind !== 'scale' || identity === undefined || condition === undefined) return undefined;
  const known = [...identity, ...condition];
  return createHash('sha256').update(JSON.stringify(known)).digest('base64url').slice(0, 22);
};
