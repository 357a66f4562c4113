import { linkedIds } from '../../../model/definition/record-fields.ts';
import { discardFields, generationOf } from '../../../resources/course-evaluations/period-times.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import type { Question } from '../questions/question.ts';
import { questionsIn, readQuestionnaire, readSets, type SetOfQuestions } from '../questions/read-questionnaire.ts';
import { isAnsweredSet } from '../tally/items.ts';

/** The questions of the institution in a period. */
export interface Questionnaire {
  readonly questions: readonly Question[];
  /** Question sets that nobody has answered yet and that can still change. */
  readonly unanswered: readonly StoredRecord[];
}

const toQuestionnaire = (sets: readonly SetOfQuestions[]): Questionnaire => ({
  questions: questionsIn(sets),
  unanswered: sets.flatMap(({ set }) => (isAnsweredSet(set) ? [] : [set])),
});

const known = new Map<string, Questionnaire>();
const maxKnown = 50;

/**
 * Reads the questions of a period. When all its sets are answered they stay fixed until the answers are discarded, so a
 * process reads them once. Until then, and when the period gets or loses a set, 2 round trips.
 */
export const readAskedOf = async (store: Store, period: StoredRecord): Promise<Questionnaire> => {
  const name = [store.tableName, period.id, generationOf(period), ...linkedIds(period, 'question_sets')].join();
  const remembered = known.get(name);
  if (remembered !== undefined) return remembered;
  const questionnaire = toQuestionnaire(await readQuestionnaire(store, period));
  if (known.size >= maxKnown) known.clear();
  // While answers are being discarded, the sets are about to become editable again.
  const isFixed = questionnaire.unanswered.length === 0 && period[discardFields.pending] !== true;
  if (isFixed) known.set(name, questionnaire);
  return questionnaire;
};

const knownOfLevels = new Map<string, readonly Question[]>();
const maxKnownOfLevels = 10_000;

/**
 * Reads the additional questions of departments and a section, by the ids of their sets. They are fixed after the
 * opening of a period, so a process reads them once for an opening. Until then 2 round trips, and none without sets.
 */
export const readLevels = async (
  store: Store,
  period: StoredRecord,
  { sets, isFixed }: { readonly sets: readonly string[]; readonly isFixed: boolean },
): Promise<readonly Question[]> => {
  const nameOf = (set: string) => [store.tableName, generationOf(period), set].join();
  const unknown = sets.filter((set) => !isFixed || !knownOfLevels.has(nameOf(set)));
  const read = new Map((await readSets(store, unknown)).map((each) => [each.set.id, questionsIn([each])]));
  const found = sets.map((set) =>
    unknown.includes(set) ? (read.get(set) ?? []) : (knownOfLevels.get(nameOf(set)) ?? []),
  );
  if (knownOfLevels.size + unknown.length > maxKnownOfLevels) knownOfLevels.clear();
  if (isFixed) for (const set of unknown) knownOfLevels.set(nameOf(set), read.get(set) ?? []);
  return found.flat();
};
