import { textOf } from '../../../model/definition/record-fields.ts';
import type { ShownIf } from '../../../resources/course-evaluations/question-shown-if.ts';
import type { Answer } from '../../../store/ballots.ts';
import type { StoredRecord } from '../../../store/record.ts';

/** The condition of a question as its record has it; undefined where it is always shown. */
export const shownIfOf = (record: StoredRecord): ShownIf | undefined => {
  const stored = textOf(record, 'shown_if');
  // What was stored there is a condition.
  return stored === null ? undefined : (JSON.parse(stored) as ShownIf);
};

/** Whether the answer to the question that a condition names is one of those that it wants; of several choices one is enough. */
export const isMet = ({ in: wanted }: ShownIf, answer: Pick<Answer, 'value' | 'choices'> | undefined): boolean => {
  const { value, choices = [] } = answer ?? {};
  return wanted.some((each) => each === value || choices.some((key) => key === each));
};
