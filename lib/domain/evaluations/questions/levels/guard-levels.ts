import { noAuthorityOver } from '../../../../errors/access.ts';
import { refuse } from '../../../../errors/error-kind.ts';
import { deadlinePassed, noQuestionLayer, notFromBank, tooManyQuestions } from '../../../../errors/question-levels.ts';
import { linkagePointer } from '../../../../errors/source.ts';
import type { TokenHolder } from '../../../../model/definition/visibility.ts';
import { validationError } from '../../../../model/validation/validation-error.ts';
import type { GuardedWrite } from '../../../../model/write/guard.ts';
import { recordExists, sameVersion } from '../../../../model/write/record-steps.ts';
import { courseEvaluationQuestion } from '../../../../resources/course-evaluations/course-evaluation-question.ts';
import { courseEvaluationQuestionSet } from '../../../../resources/course-evaluations/course-evaluation-question-set.ts';
import { courseEvaluationQuestionSetSection } from '../../../../resources/course-evaluations/course-evaluation-question-set-section.ts';
import { periodReference } from '../../../../resources/course-evaluations/coverage.ts';
import { questionLayer } from '../../../../resources/course-evaluations/question-layer.ts';
import type { StoredRecord } from '../../../../store/record.ts';
import { StaleRead } from '../../../../store/refused.ts';
import type { Step } from '../../../../store/steps.ts';
import type { Store } from '../../../../store/store.ts';
import { isUnopened, sameOpening } from '../../coverage/period-opening.ts';
import { lifecycle } from '../../periods/lifecycle.ts';
import { hasRoom } from '../items.ts';
import { readAssignments, withAccounts } from '../read-instructors.ts';
import { appliesTo, isOfSection, layerFor } from './layers.ts';

/** The writer of questions, and the time. Without a caller, the writer is the operator of the command line. */
export interface QuestionWriter extends Pick<TokenHolder, 'store' | 'now'>, Partial<Pick<TokenHolder, 'caller'>> {
  /** Returns steps that hold as long as a user has authority over a department; undefined without authority. */
  overDepartment?(user: string, department: string): Promise<readonly Step[] | undefined>;
}

type Principal = Awaited<ReturnType<TokenHolder['caller']>>['principal'];
type Person = Extract<Principal, { readonly kind: 'user' }>;

/** Returns the person if the writer may write only the person's own questions; undefined for the evaluation office. */
const personOf = async (writer: QuestionWriter): Promise<Person | undefined> => {
  const principal = (await writer.caller?.())?.principal;
  return principal?.kind === 'user' && !principal.granted?.includes('periods:write') ? principal : undefined;
};

/** Returns whether a caller can write the questions of every level. */
export const isOffice = async (writer: QuestionWriter): Promise<boolean> => (await personOf(writer)) === undefined;

/** Throws 403 for a caller that may write only own questions. */
export const requireOffice = async (writer: QuestionWriter): Promise<void> => {
  const person = await personOf(writer);
  if (person?.granted !== undefined) throw refuse(noAuthorityOver, 'question sets of the institution', undefined);
};

const teachingSteps = async (store: Store, user: string, section: string): Promise<Step[] | undefined> => {
  const [own] = (await withAccounts(store, await readAssignments(store, section))).filter((each) => each.user === user);
  if (own === undefined) return undefined;
  const assignment = { type: 'course_evaluation_section_instructor', id: own.id };
  return [recordExists(assignment, () => new StaleRead('who teaches has changed'))];
};

const over = { department: 'department', course_evaluation_section: 'section' } as const;

/**
 * Returns steps that check that a caller can write a question set. The office can write all sets, chairs those of the
 * departments at or below theirs, instructors those of their sections. Throws 403.
 */
export const writerSteps = async (writer: QuestionWriter, set: StoredRecord): Promise<readonly Step[]> => {
  const person = await personOf(writer);
  if (person === undefined) return [];
  const target = appliesTo(set);
  if (target === undefined) {
    // A token made for the person has the scope for all sets of the institution.
    await requireOffice(writer);
    return [];
  }
  const { store } = writer;
  const steps =
    target.type === 'department'
      ? await writer.overDepartment?.(person.id, target.id)
      : await teachingSteps(store, person.id, target.id);
  if (steps !== undefined) return steps;
  throw refuse(noAuthorityOver, over[target.type as keyof typeof over], { pointer: linkagePointer('applies_to') });
};

const asRead = (layer: StoredRecord): Step => sameVersion(layer, () => new StaleRead('the question layer has changed'));

const readLayer = async (store: Store, period: StoredRecord, set: StoredRecord): Promise<StoredRecord> => {
  const target = appliesTo(set);
  const id = target && layerFor(period, target);
  const layer = id === undefined ? undefined : await store.readInline({ type: questionLayer.type, id });
  if (layer === undefined) throw refuse(noQuestionLayer, isOfSection(set) ? 'instructor' : 'department');
  return layer;
};

const mostOf = ({ most }: StoredRecord): number => (typeof most === 'number' ? most : 0);

const relationshipOf = { questions: 'question_set_section', sections: 'question_set' } as const;

/** Step that checks that a set has room for one more question, or section. */
const roomStep = (set: StoredRecord, linkage: keyof typeof relationshipOf, most: number): Step =>
  hasRoom(set, linkage, most, (found) =>
    found === undefined
      ? new StaleRead('the set is gone')
      : refuse(tooManyQuestions, linkage, most, relationshipOf[linkage]),
  );

const requireFromBank = (set: StoredRecord, layer: StoredRecord, question: StoredRecord): void => {
  if ((question.origin ?? null) !== null) return;
  const fromBankOnly = layer.from_bank_only ?? layer.level === 'instructor';
  if (fromBankOnly === true) throw refuse(notFromBank, false);
  // Only the instructor sees the answers, so nobody could review the texts of students.
  const asksForWords = question.kind === 'text' || question.allows_comment === true;
  if (isOfSection(set) && asksForWords) throw refuse(notFromBank, true);
};

const limitSteps = (set: StoredRecord, layer: StoredRecord, { before, after }: GuardedWrite): Step[] => {
  if (after === undefined) return [];
  const isNew = before === undefined;
  if (after.type === courseEvaluationQuestion.type) {
    requireFromBank(set, layer, after);
    return isNew ? [roomStep(set, 'questions', mostOf(layer))] : [];
  }
  if (after.type !== courseEvaluationQuestionSetSection.type || !isNew) return [];
  return [roomStep(set, 'sections', mostOf(layer))];
};

const requireFree = async (store: Store, { before, after, change }: GuardedWrite): Promise<void> => {
  if (before !== undefined || after?.type !== courseEvaluationQuestionSet.type || change === undefined) return;
  if ((await store.readInline(after)) === undefined) return;
  const problem = { field: 'applies_to', code: 'taken', says: 'has a question set in this period already' } as const;
  throw validationError([problem], change.data, courseEvaluationQuestionSet);
};

/**
 * Returns steps for a write of the question set of a department or a section, or of its parts, before the period opens.
 * Throws 409 without a layer, after the layer's deadline for all but the office, and after the opening; 422 for more
 * than the layer permits. 3 round trips.
 */
export const levelSteps = async (
  writer: QuestionWriter,
  set: StoredRecord,
  write: GuardedWrite,
): Promise<readonly Step[]> => {
  const { store, now } = writer;
  const period = await store.read(periodReference(String(set.period)), ['schedules']);
  if (period === undefined) return [];
  const isDeletion = write.after === undefined;
  const person = await personOf(writer);
  const [layer] = await Promise.all([
    readLayer(store, period, set).catch((error) => {
      // The office may delete questions without a layer.
      if (isDeletion && person === undefined) return undefined;
      throw error;
    }),
    requireFree(store, write),
  ]);
  if (person !== undefined && layer !== undefined && now.toISOString() >= String(layer.until))
    throw refuse(deadlinePassed, String(layer.until));
  if (!isUnopened(period, now)) throw refuse(lifecycle.changeQuestions.refusal, set.id);
  if (layer === undefined) return [sameOpening(period)];
  return [sameOpening(period), asRead(layer), ...limitSteps(set, layer, write)];
};
