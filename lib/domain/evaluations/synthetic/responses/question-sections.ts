import { linkedIds } from '../../../../model/definition/record-fields.ts';
import type { AnyResource } from '../../../../model/definition/resource.ts';
import type { Change } from '../../../../model/validation/change.ts';
import { newRecord } from '../../../../model/write/apply-change.ts';
import { courseEvaluationPeriod } from '../../../../resources/course-evaluations/course-evaluation-period.ts';
import { courseEvaluationQuestionSet } from '../../../../resources/course-evaluations/course-evaluation-question-set.ts';
import { courseEvaluationQuestionSetSection } from '../../../../resources/course-evaluations/course-evaluation-question-set-section.ts';
import { derivedId } from '../../../../runtime/ids.ts';
import { countSteps } from '../../../../store/counter.ts';
import { keyOf } from '../../../../store/keys.ts';
import { linkSteps } from '../../../../store/linkage.ts';
import type { StoredRecord } from '../../../../store/record.ts';
import { alreadyWritten, putStep, type Step } from '../../../../store/steps.ts';
import type { Store } from '../../../../store/store.ts';

const usualSet = 'Your Course';
const usualSections = ['Content and Organisation', 'Workload and Assessment', 'Teaching and Feedback'];

const changeOf = (attributes: Change['attributes'], toOne: Change['toOne']): Change => ({
  attributes,
  toOne,
  toMany: {},
  data: { attributes: {}, relationships: {} },
});

const putNew = (record: StoredRecord): Step => putStep(keyOf.record(record), record, () => alreadyWritten);

const makeUsualSet = async (store: Store, period: StoredRecord, now: Date): Promise<string[]> => {
  // Derived ids: two who do this at once make one set.
  const make = (resource: AnyResource, name: string, toOne: Change['toOne'], attributes = {}): StoredRecord =>
    newRecord(resource, changeOf({ name, ...attributes }, toOne), now, { id: derivedId(name, period.id) });
  const set = make(
    courseEvaluationQuestionSet,
    usualSet,
    { period: { type: courseEvaluationPeriod.type, id: period.id } },
    { position: 0 },
  );
  const sections = usualSections.map((name) =>
    make(courseEvaluationQuestionSetSection, name, {
      question_set: { type: courseEvaluationQuestionSet.type, id: set.id },
    }),
  );
  const link = {
    parent: period,
    linkage: 'question_sets',
    target: set.id,
    entry: { position: 0 },
    shownAt: set.created_at,
  };
  await store.write([
    putNew({ ...set, sections: Object.fromEntries(sections.map(({ id }) => [id, {}])) }),
    ...sections.map(putNew),
    ...countSteps(courseEvaluationQuestionSet, 1),
    ...sections.flatMap(() => countSteps(courseEvaluationQuestionSetSection, 1)),
    ...linkSteps(link, new Set(), () => new Error(`there is no period ${period.id} any more`)),
  ]);
  return sections.map(({ id }) => id);
};

/**
 * Ids of the sections of a period's question sets, in order. No operation of the API makes question sets: a period that
 * has none is given a usual one, so that there is something to answer.
 */
export const questionSections = async (store: Store, period: StoredRecord, now: Date): Promise<string[]> => {
  const ids = linkedIds(period, 'question_sets');
  if (ids.length === 0) return makeUsualSet(store, period, now);
  const sets = await store.readMany(ids.map((id) => ({ type: courseEvaluationQuestionSet.type, id })));
  return sets.flatMap((set) => linkedIds(set, 'sections'));
};
