import { createHash } from 'node:crypto';
import { valuesOf } from '../../../../model/definition/record-fields.ts';
import { courseEvaluationQuestion } from '../../../../resources/course-evaluations/course-evaluation-question.ts';
import type { Origin } from '../../../../resources/course-evaluations/question-origin.ts';
import type { Scale } from '../../../../resources/course-evaluations/question-scale.ts';
import type { ShownIf } from '../../../../resources/course-evaluations/question-shown-if.ts';
import type { StoredRecord } from '../../../../store/record.ts';

// Differences without meaning: case, spaces, how accents are composed, the mark at the end.
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

// Values of the attributes that its definition has under these names.
const askedIn = (question: StoredRecord) => valuesOf(courseEvaluationQuestion, question) as unknown as Asked;

/** What makes a question the same in another period: words, subject, and scale or choices. Undefined without words. */
const identityOf = (question: StoredRecord) => {
  const { text, subject, scale, choices, origin } = askedIn(question);
  if (text === null) return undefined;
  const words = [plain(origin?.text ?? text), subject ?? 'course'];
  if (scale !== null) return [...words, scale.points, scale.first, scale.polarity, scale.ideal ?? null];
  return [...words, String(question.kind), choices?.map(({ key, label }) => [key, plain(label)]) ?? null];
};

/** The id of the question that the condition of a question names; undefined without a condition. */
export const namedBy = (question: StoredRecord): string | undefined => askedIn(question).shown_if?.question;

/** The question that a question depends on, and the answers, alike in all periods; empty without a condition. */
const conditionIn = (question: StoredRecord, questions: ReadonlyMap<string, StoredRecord>): unknown[] | undefined => {
  const shownIf = askedIn(question).shown_if;
  if (shownIf === null) return [];
  const named = questions.get(shownIf.question);
  const identity = named && identityOf(named);
  return identity && [identity, shownIf.in.map(String).sort()];
};

/**
 * The key that a scale question has in all periods. It is made of words and scale: a copy is the same question, a question
 * with other words or another scale is another. The words of a copy from the bank are those of the item's first version.
 * A question with a condition is the same only where the condition is: others answer it. Undefined for questions of other
 * kinds, and where the question that the condition names is not among those given.
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
