import { linkageOf } from '../../../../model/definition/record-fields.ts';
import { type PeriodStatus, periodStatus } from '../../../../resources/course-evaluations/period-status.ts';
import type { StoredRecord } from '../../../../store/record.ts';
import type { Store } from '../../../../store/store.ts';
import type { Question } from '../../questions/question.ts';
import { questionsIn, readQuestionnaire } from '../../questions/read-questionnaire.ts';
import type { Asked } from '../asked.ts';
import type { ClosedPeriod } from './fold-evaluation.ts';

/** Field of a period: how often it has been reopened, so that folds from before find out. */
export const generationField = 'fold_generation';

export const generationOf = ({ [generationField]: generation }: StoredRecord): number =>
  typeof generation === 'number' ? generation : 0;

const instantOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The status of a period by its record alone. */
export const statusOfPeriod = (record: StoredRecord, now: Date): PeriodStatus => {
  const [times] = Object.values(linkageOf(record, 'schedules'));
  return periodStatus(
    {
      draft: record.draft !== false,
      opensAt: instantOrNull(times?.opens_at),
      closesAt: instantOrNull(times?.closes_at),
      resultsReleaseAt: instantOrNull(record.results_release_at),
    },
    now,
  );
};

export const isClosed = (record: StoredRecord, now: Date): boolean =>
  ['closed', 'released'].includes(statusOfPeriod(record, now));

const toAsked = ({ id, kind, subject, scale, choices }: Question): Asked[] =>
  kind === 'heading' ? [] : [{ id, kind, subject, ...(scale && { scale }), choices: choices.map(({ key }) => key) }];

/** A closed period with its questions; 2 round trips. */
export const withQuestions = async (store: Store, record: StoredRecord, now: Date): Promise<ClosedPeriod> => ({
  record,
  generation: generationOf(record),
  questions: questionsIn(await readQuestionnaire(store, record)).flatMap(toAsked),
  now,
});
