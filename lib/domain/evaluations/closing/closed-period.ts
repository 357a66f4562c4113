import { generationOf } from '../../../resources/course-evaluations/period-times.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import type { Question } from '../questions/question.ts';
import { questionsIn, readQuestionnaire } from '../questions/read-questionnaire.ts';
import type { Asked } from './asked.ts';
import type { ClosedPeriod } from './fold-evaluation.ts';

const toAsked = ({ id, kind, subject, scale, choices }: Question): Asked[] =>
  kind === 'heading' ? [] : [{ id, kind, subject, ...(scale && { scale }), choices: choices.map(({ key }) => key) }];

/** A closed period with its questions; 2 round trips. */
export const withQuestions = async (store: Store, record: StoredRecord, now: Date): Promise<ClosedPeriod> => ({
  record,
  generation: generationOf(record),
  questions: questionsIn(await readQuestionnaire(store, record)).flatMap(toAsked),
  now,
});
