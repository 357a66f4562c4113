import { refuse } from '../../../errors/error-kind.ts';
import type { Problem } from '../../../errors/fields.ts';
import { notFound } from '../../../errors/reading.ts';
import { linkedIds } from '../../../model/definition/record-fields.ts';
import type { AnyResource } from '../../../model/definition/resource.ts';
import type { Change } from '../../../model/validation/change.ts';
import { validationError } from '../../../model/validation/validation-error.ts';
import { changeRecord } from '../../../model/write/update.ts';
import { courseEvaluationQuestion } from '../../../resources/course-evaluations/course-evaluation-question.ts';
import { courseEvaluationQuestionSet } from '../../../resources/course-evaluations/course-evaluation-question-set.ts';
import { courseEvaluationQuestionSetSection } from '../../../resources/course-evaluations/course-evaluation-question-set-section.ts';
import { mostOrdered } from '../../../resources/course-evaluations/question-order.ts';
import { BatchStore } from '../../../store/batch-store.ts';
import { recordsById, type StoredRecord } from '../../../store/record.ts';
import { StaleRead, WriteRefused } from '../../../store/refused.ts';
import { retryStale } from '../../../store/retry.ts';
import type { Store } from '../../../store/store.ts';
import { maxRequestSteps } from '../../../store/write.ts';
import { sameEntries } from './items.ts';
import type { QuestionWriter } from './levels/guard-levels.ts';
import { orderSteps } from './refuse-answered.ts';

/** The id of the parent, and a request with the new order of its records. */
export interface RequestedOrder {
  readonly id: string;
  readonly change: Change;
}

/** The ordered records and their parent. */
interface Ordering {
  readonly parent: StoredRecord;
  readonly set: StoredRecord;
  /** The linkage of the parent with the ids that the order must contain. */
  readonly linkage: string;
  /** Ids of records elsewhere that the order may contain as well: these move to this parent. */
  readonly others: ReadonlySet<string>;
}

const stale = (): StaleRead => new StaleRead('what is ordered has changed');

const field = 'order';

const idsIn = ({ change }: RequestedOrder): readonly string[] => change.attributes[field] as readonly string[];

const refuseProblems = (problems: readonly Omit<Problem, 'field'>[], { change }: RequestedOrder): void => {
  if (problems.length === 0) return;
  throw validationError(
    problems.map((each) => ({ field, ...each })),
    change.data,
    { relationships: {} },
  );
};

/** Throws 422 unless the order contains each record of the parent exactly once, and no unknown one. */
const requireWhole = (requested: RequestedOrder, { parent, linkage, others }: Ordering): void => {
  const order = idsIn(requested);
  const present = new Set(linkedIds(parent, linkage));
  const wrong = order.flatMap((id, index): Omit<Problem, 'field'>[] => {
    if (order.indexOf(id) < index) return [{ code: 'repeated', path: [index] }];
    return present.has(id) || others.has(id) ? [] : [{ code: 'not_here', path: [index] }];
  });
  const isWhole = [...present].every((id) => order.includes(id));
  refuseProblems([...wrong, ...(isWhole ? [] : [{ code: 'incomplete_order' } as const])], requested);
};

const none = { toOne: {}, toMany: {} };

const refusalOf = ({ reasons }: WriteRefused): unknown =>
  reasons.every((each) => each instanceof Error && !(each instanceof StaleRead) && 'status' in each)
    ? reasons[0]
    : stale();

/** Writes the places 0, 1, … of records and a new version of the parent in one transaction. */
const write = async (
  writer: QuestionWriter,
  requested: RequestedOrder,
  {
    ordering,
    resources: [above, below],
    records,
  }: {
    readonly ordering: Ordering;
    readonly resources: readonly [AnyResource, AnyResource];
    readonly records: readonly StoredRecord[];
  },
): Promise<StoredRecord> => {
  const { store, now } = writer;
  const { parent, set, linkage } = ordering;
  const { data } = requested.change;
  const checks = await orderSteps(writer, {
    set,
    parent,
    data,
    ordered: records.map((each, position) => ({
      ...each,
      position,
      ...(below === courseEvaluationQuestion && { question_set_section: parent.id }),
    })),
  });
  const batch = new BatchStore(store, { isAtOnce: () => false, notAtomic: stale });
  const begin = () => batch.begin((reason) => reason);
  begin();
  const steps = () => [...checks, sameEntries(parent, linkage, stale)];
  const after = await changeRecord(batch, above, parent, {
    change: { attributes: {}, ...none, data },
    now,
    sideEffects: { fields: {}, left: {}, steps },
  });
  for (const [position, record] of records.entries()) {
    begin();
    const moves = below === courseEvaluationQuestion && record.question_set_section !== parent.id;
    const toOne = moves ? { question_set_section: { type: parent.type, id: parent.id } } : {};
    await changeRecord(batch, below, record, {
      change: { attributes: { position }, toOne, toMany: {}, data },
      now,
    });
  }
  if (batch.steps.length > maxRequestSteps) refuseProblems([{ code: 'too_many', bound: mostOrdered }], requested);
  try {
    await store.write(batch.steps, after);
  } catch (error) {
    throw error instanceof WriteRefused ? refusalOf(error) : error;
  }
  return after;
};

const inOrder = (records: readonly StoredRecord[], ids: readonly string[]): StoredRecord[] => {
  const byId = recordsById(records);
  return ids.map((id) => {
    const record = byId.get(id);
    if (record === undefined) throw stale();
    return record;
  });
};

const readOr404 = async (store: Store, type: string, id: string): Promise<StoredRecord> => {
  const record = await store.read({ type, id });
  if (record === undefined) throw refuse(notFound, type, id);
  return record;
};

const tryToOrderSections = async (writer: QuestionWriter, requested: RequestedOrder): Promise<StoredRecord> => {
  const { store } = writer;
  const set = await readOr404(store, courseEvaluationQuestionSet.type, requested.id);
  const ordering = { parent: set, set, linkage: 'sections', others: new Set<string>() };
  requireWhole(requested, ordering);
  const type = courseEvaluationQuestionSetSection.type;
  const ids = idsIn(requested);
  const records = inOrder(await store.readMany(ids.map((id) => ({ type, id }))), ids);
  const resources = [courseEvaluationQuestionSet, courseEvaluationQuestionSetSection] as const;
  return write(writer, requested, { ordering, resources, records });
};

const tryToOrderQuestions = async (writer: QuestionWriter, requested: RequestedOrder): Promise<StoredRecord> => {
  const { store } = writer;
  const section = await readOr404(store, courseEvaluationQuestionSetSection.type, requested.id);
  const set = await store.read({ type: courseEvaluationQuestionSet.type, id: String(section.question_set) });
  if (set === undefined) throw stale();
  const type = courseEvaluationQuestion.type;
  const ids = idsIn(requested);
  const found = await store.readMany(ids.map((id) => ({ type, id })));
  const others = new Set(found.filter((each) => each.question_set === set.id).map(({ id }) => id));
  const ordering = { parent: section, set, linkage: 'questions', others };
  requireWhole(requested, ordering);
  const resources = [courseEvaluationQuestionSetSection, courseEvaluationQuestion] as const;
  return write(writer, requested, { ordering, resources, records: inOrder(found, ids) });
};

/**
 * Puts the sections of a question set into an order; answers the set. Throws 404, 409 where students have answered it, and
 * 422 unless the request names each of its sections once. 3 round trips.
 */
export const orderSections = (writer: QuestionWriter, requested: RequestedOrder): Promise<StoredRecord> =>
  retryStale(() => tryToOrderSections(writer, requested), 'the sections keep changing');

/**
 * Puts the questions of a section into an order, with questions that move here from another section of the set; returns
 * the section. 4 round trips.
 */
export const orderQuestions = (writer: QuestionWriter, requested: RequestedOrder): Promise<StoredRecord> =>
  retryStale(() => tryToOrderQuestions(writer, requested), 'the questions keep changing');
