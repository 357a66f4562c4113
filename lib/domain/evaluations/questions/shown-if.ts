import { textOf } from '../../../model/definition/record-fields.ts';
import type { ShownIf } from '../../../resources/course-evaluations/question-shown-if.ts';
import type { Answer } from '../../../store/ballots.ts';
import type { StoredRecord } from '../../../store/record.ts';

/** Returns the condition of a question from its record; undefined if the question is always shown. */
export const shownIfOf = (record: StoredRecord): ShownIf | undefined => {
  const stored = textOf(record, 'shown_if');
  // The stored text is a condition.
  return stored === null ? undefined : (JSON.parse(stored) as ShownIf);
};

/**
 * Returns whether the answer to the question of a condition is one of the wanted ones. One of several choices is
 * enough.
 */
export const isMet = ({ in: wanted }: ShownIf, answer: Pick<Answer, 'value' | 'choices'> | undefined): boolean => {
  const { value, choices = [] } = answer ?? {};
  return wanted.some((each) => each === value || choices.some((key) => key === each));
};
