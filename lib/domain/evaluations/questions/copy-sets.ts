import { refuse } from '../../../errors/error-kind.ts';
import { notFound, relatedNotFound } from '../../../errors/reading.ts';
import { linkagePointer } from '../../../errors/source.ts';
import { linkedIds } from '../../../model/definition/record-fields.ts';
import type { AnyResource } from '../../../model/definition/resource.ts';
import type { Change } from '../../../model/validation/change.ts';
import { validationError } from '../../../model/validation/validation-error.ts';
import { withCanonicalTargets } from '../../../model/write/links-of.ts';
import { courseEvaluationQuestion } from '../../../resources/course-evaluations/course-evaluation-question.ts';
import { courseEvaluationQuestionSet } from '../../../resources/course-evaluations/course-evaluation-question-set.ts';
import { courseEvaluationQuestionSetSection } from '../../../resources/course-evaluations/course-evaluation-question-set-section.ts';
import { periodReference } from '../../../resources/course-evaluations/coverage.ts';
import { derivedId } from '../../../runtime/ids.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { retryStale } from '../../../store/retry.ts';
import type { Store } from '../../../store/store.ts';
import { addMissing, copiedAttributes, type PlannedRecord } from './add-questions.ts';
import { requireFewSections, requireFewSets, sectionsOf } from './most-sections.ts';
import { originIn } from './origin.ts';
import { readQuestionnaire, type SetOfQuestions } from './read-questionnaire.ts';
import { requireUnanswered } from './refuse-answered.ts';
import { shownIfOf } from './shown-if.ts';

/** The id of the target period, and a request that names the source. */
export interface RequestedCopy {
  readonly target: string;
  readonly change: Change;
}

interface Copying {
  readonly source: string;
  readonly target: string;
}

const setType = courseEvaluationQuestionSet.type;

const setReferences = (ids: readonly string[]) => ids.map((id) => ({ type: setType, id }));

// The beginning of an id gives its place in the order of creation, which the copies keep: the millisecond, and the
// number within it, whose last bits follow the last dash.
const endOfPlace = 26;

/** The id that the copy of a record in a period always has. */
const copyId = (id: string, target: string): string =>
  id.slice(0, endOfPlace) + derivedId(id, target).slice(endOfPlace);

/** Returns the condition of a question for its copy: it refers to the copy of the other question. */
const conditionOfCopy = (record: StoredRecord, target: string): object => {
  const shownIf = shownIfOf(record);
  return shownIf === undefined ? {} : { shown_if: { ...shownIf, question: copyId(shownIf.question, target) } };
};

/**
 * Copies a record under its new parents. The copy always has the same id, so that a repetition creates no second one.
 */
const copyOf =
  (target: string, placeOf: (record: StoredRecord) => object) =>
  (resource: AnyResource, record: StoredRecord, parents: Readonly<Record<string, PlannedRecord>>): PlannedRecord => ({
    resource,
    id: copyId(record.id, target),
    change: {
      attributes: {
        ...copiedAttributes(resource, record),
        ...originIn(record),
        ...conditionOfCopy(record, target),
        ...placeOf(record),
      },
      toOne: Object.fromEntries(
        Object.entries(parents).map(([name, { resource: parent, id }]) => [name, { type: parent.type, id }]),
      ),
    },
  });

/** Plans all copies, each after its parent. */
const planCopies = (
  sets: readonly SetOfQuestions[],
  target: string,
  placeOf: (record: StoredRecord) => object,
): PlannedRecord[] => {
  const copy = copyOf(target, placeOf);
  const above = sets.map((each) => {
    const made = copy(courseEvaluationQuestionSet, each.set, {});
    const period = periodReference(target);
    return { ...each, copied: { ...made, change: { ...made.change, toOne: { period } } } };
  });
  const parts = above.flatMap(({ copied: question_set, sections }) =>
    sections.map((each) => ({
      ...each,
      question_set,
      copied: copy(courseEvaluationQuestionSetSection, each.section, { question_set }),
    })),
  );
  const below = parts.flatMap(({ copied: question_set_section, question_set, questions }) =>
    questions.map((each) => copy(courseEvaluationQuestion, each, { question_set_section, question_set })),
  );
  return [...above.map(({ copied }) => copied), ...parts.map(({ copied }) => copied), ...below];
};

const ofWhich = ({ target, change }: RequestedCopy): Copying => {
  const source = withCanonicalTargets(change).toOne.source?.id ?? '';
  if (source !== target) return { source, target };
  throw validationError([{ field: 'source', code: 'inside_itself' }], change.data, { relationships: { source: true } });
};

const readPeriods = async (store: Store, { source, target }: Copying) => {
  const found = await store.readMany([source, target].map(periodReference), () => ['schedules']);
  const [from, to] = [source, target].map((id) => found.find((record) => record.id === id));
  const { type } = periodReference(target);
  if (to === undefined) throw refuse(notFound, type, target);
  if (from === undefined) throw refuse(relatedNotFound, type, source, linkagePointer('source'));
  return { from, to };
};

/** Returns the position of copied sets: after the existing ones, or the same if no higher one can be stored. */
const behind =
  (others: readonly StoredRecord[]) =>
  ({ type, position }: StoredRecord): object => {
    if (type !== setType || typeof position !== 'number') return {};
    const last = Math.max(-1, ...others.map((each) => (typeof each.position === 'number' ? each.position : -1)));
    return { position: Math.min(last + 1 + position, Number.MAX_SAFE_INTEGER) };
  };

const tryToCopy = async (store: Store, copying: Copying, now: Date): Promise<StoredRecord[]> => {
  const { from, to } = await readPeriods(store, copying);
  const [sets, present] = await Promise.all([
    readQuestionnaire(store, from),
    store.readManyInline(setReferences(linkedIds(to, 'question_sets'))),
  ]);
  const copies = new Set(sets.map(({ set }) => copyId(set.id, copying.target)));
  const others = present.filter(({ id }) => !copies.has(id));
  requireFewSets(others.length + sets.length, 'source');
  const copied = sets.reduce((sum, { sections }) => sum + sections.length, 0);
  requireFewSections(sectionsOf(others) + copied, 'source');
  await addMissing(store, planCopies(sets, copying.target, behind(others)), {
    checks: () => present.map(requireUnanswered),
    now,
  });
  return store.readMany(setReferences([...copies]), () => courseEvaluationQuestionSet.unread);
};

/**
 * Copies the question sets of a period, with all their parts, into another period; returns the new sets. Records of an
 * earlier copy stay as they are, so that a repetition completes an interrupted one. Throws 404, and 409 if students
 * have answered the period. 5 round trips.
 */
export const copySets = async (store: Store, requested: RequestedCopy, now: Date): Promise<StoredRecord[]> => {
  const copying = ofWhich(requested);
  return retryStale(() => tryToCopy(store, copying, now), 'the question sets keep changing');
};
