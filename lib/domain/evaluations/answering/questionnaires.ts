import { linkedIds } from '../../../model/definition/record-fields.ts';
import { discardFields, generationOf } from '../../../resources/course-evaluations/period-times.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import type { Question } from '../questions/question.ts';
import { questionsIn, readQuestionnaire, type SetOfQuestions } from '../questions/read-questionnaire.ts';
import { isAnsweredSet } from '../tally/answered-sets.ts';

/** What a period asks. */
export interface Questionnaire {
  readonly questions: readonly Question[];
  /** Question sets that nobody has answered yet: they can still change. */
  readonly unanswered: readonly StoredRecord[];
}

const toQuestionnaire = (sets: readonly SetOfQuestions[]): Questionnaire => ({
  questions: questionsIn(sets),
  unanswered: sets.flatMap(({ set }) => (isAnsweredSet(set) ? [] : [set])),
});

const known = new Map<string, Questionnaire>();
const maxKnown = 50;

/**
 * What a period asks. Once all its sets are answered nothing of it changes until the answers are discarded, and a process
 * reads it once; until then, and when the period gets or loses a set, 2 round trips.
 */
export const readAskedOf = async (store: Store, period: StoredRecord): Promise<Questionnaire> => {
  const name = [store.tableName, period.id, generationOf(period), ...linkedIds(period, 'question_sets')].join();
  const remembered = known.get(name);
  if (remembered !== undefined) return remembered;
  const questionnaire = toQuestionnaire(await readQuestionnaire(store, period));
  if (known.size >= maxKnown) known.clear();
  // While answers are being discarded, the sets are about to become changeable.
  const isFixed = questionnaire.unanswered.length === 0 && period[discardFields.pending] !== true;
  if (isFixed) known.set(name, questionnaire);
  return questionnaire;
};
