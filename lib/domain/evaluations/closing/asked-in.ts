import type { StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import { levelsAnswered } from '../questions/levels/asked-departments.ts';
import { isOfSection } from '../questions/levels/layers.ts';
import { toQuestion } from '../questions/question.ts';
import { readSets, type SetOfQuestions } from '../questions/read-questionnaire.ts';
import type { Asked } from './ballot-count.ts';

/**
 * Returns the parts of a set's questions that the count needs. A section's own questions, which are not from the bank,
 * are shown only to the instructor.
 */
export const askedIn = ({ set, sections }: SetOfQuestions): Asked[] =>
  sections.flatMap(({ questions }) =>
    questions.flatMap((record): Asked[] => {
      const { id, kind, subject, scale, choices, shownIf } = toQuestion(record);
      if (kind === 'heading') return [];
      const isOwn = isOfSection(set) && (record.origin ?? null) === null;
      const keys = choices.map(({ key }) => key);
      const optional = { ...(isOwn && { isOwn }), ...(scale && { scale }), ...(shownIf && { shownIf }) };
      return [{ id, kind, subject, ...optional, choices: keys }];
    }),
  );

/**
 * Finds the additional questions of departments and sections for some evaluations of a closed period. 2 round trips;
 * none without layers.
 */
export const readLevelsAsked = async (
  store: Store,
  period: StoredRecord,
  evaluations: readonly StoredRecord[],
): Promise<(evaluation: StoredRecord) => Asked[]> => {
  const setsOf = (evaluation: StoredRecord) => levelsAnswered({ period, evaluation });
  const found = await readSets(store, [...new Set(evaluations.flatMap(setsOf))]);
  const bySet = new Map(found.map((each) => [each.set.id, askedIn(each)]));
  return (evaluation) => setsOf(evaluation).flatMap((id) => bySet.get(id) ?? []);
};
