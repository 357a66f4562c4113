import { linkageOf, linkedIds } from '../../../model/definition/record-fields.ts';
import { courseEvaluationQuestion } from '../../../resources/course-evaluations/course-evaluation-question.ts';
import { courseEvaluationQuestionSet } from '../../../resources/course-evaluations/course-evaluation-question-set.ts';
import { courseEvaluationQuestionSetSection } from '../../../resources/course-evaluations/course-evaluation-question-set-section.ts';
import type { RecordReference } from '../../../store/keys.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import { type Question, toQuestion } from './question.ts';

/** A section of a question set with its questions, in order. */
export interface SectionOfQuestions {
  readonly section: StoredRecord;
  readonly questions: readonly StoredRecord[];
}

/** A question set with its sections, in order. */
export interface SetOfQuestions {
  readonly set: StoredRecord;
  readonly sections: readonly SectionOfQuestions[];
}

const asReferences =
  (type: string) =>
  (ids: readonly string[]): RecordReference[] =>
    ids.map((id) => ({ type, id }));

const setReferences = asReferences(courseEvaluationQuestionSet.type);
const sectionReferences = asReferences(courseEvaluationQuestionSetSection.type);
const questionReferences = asReferences(courseEvaluationQuestion.type);

const placeOf = ({ position }: StoredRecord): number =>
  typeof position === 'number' ? position : Number.POSITIVE_INFINITY;

/** Orders sections or questions by position, then by creation. Records without a position come last. */
const inOrder = (records: readonly StoredRecord[]): StoredRecord[] =>
  records
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .sort((one, other) => {
      const [first, second] = [placeOf(one), placeOf(other)];
      return first === second ? 0 : first - second;
    });

/** Reads the parts of sets. A question that its set does not link is found by its section, one round trip later. */
const readBelow = async (store: Store, sets: readonly StoredRecord[]) => {
  const idsIn = (linkage: string) => sets.flatMap((set) => linkedIds(set, linkage));
  const [sectionIds, known] = [idsIn('sections'), idsIn('questions')];
  const found = await store.readMany([...sectionReferences(sectionIds), ...questionReferences(known)]);
  const sections = found.filter(({ type }) => type === courseEvaluationQuestionSetSection.type);
  const questions = found.filter(({ type }) => type === courseEvaluationQuestion.type);
  const unknown = new Set(sections.flatMap((section) => Object.keys(linkageOf(section, 'questions'))));
  for (const id of known) unknown.delete(id);
  const others = unknown.size === 0 ? [] : await store.readManyInline(questionReferences([...unknown]));
  return { sections, questions: [...questions, ...others] };
};

/** Question sets with their sections, and these with their questions, in order. */
export const arrange = (
  sets: readonly StoredRecord[],
  below: { readonly sections: readonly StoredRecord[]; readonly questions: readonly StoredRecord[] },
): SetOfQuestions[] => {
  const questionsOf = Map.groupBy(inOrder(below.questions), (question) => String(question.question_set_section));
  const sectionsOf = Map.groupBy(inOrder(below.sections), (section) => String(section.question_set));
  return sets.map((set) => ({
    set,
    sections: (sectionsOf.get(set.id) ?? []).map((section) => ({
      section,
      questions: questionsOf.get(section.id) ?? [],
    })),
  }));
};

/**
 * Some question sets with all that is below them; those that are not there are left out. Strongly consistent. 2 round trips,
 * 1 where there are no sets.
 */
export const readSets = async (store: Store, ids: readonly string[]): Promise<SetOfQuestions[]> => {
  if (ids.length === 0) return [];
  const sets = await store.readMany(setReferences(ids));
  return arrange(sets, await readBelow(store, sets));
};

/** The question sets of the institution in a period, as its record names them. */
export const readQuestionnaire = (store: Store, period: StoredRecord): Promise<SetOfQuestions[]> =>
  readSets(store, linkedIds(period, 'question_sets'));

/** All questions of some sets, headings too, in the order in which students meet them. */
export const questionsIn = (sets: readonly SetOfQuestions[]): Question[] =>
  sets.flatMap(({ sections }) => sections.flatMap(({ questions }) => questions.map(toQuestion)));
