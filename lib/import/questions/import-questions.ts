import { addMissing, type PlannedRecord } from '../../domain/evaluations/questions/add-questions.ts';
import { mostSections } from '../../domain/evaluations/questions/most-sections.ts';
import {
  arrange,
  readQuestionnaire,
  type SetOfQuestions,
} from '../../domain/evaluations/questions/read-questionnaire.ts';
import { guardSections, guardSets, requireUnanswered } from '../../domain/evaluations/questions/refuse-answered.ts';
import { updateQuestion } from '../../domain/evaluations/questions/update-question.ts';
import { refuse } from '../../errors/error-kind.ts';
import { tooManyQuestionSets, tooManySections } from '../../errors/periods.ts';
import type { ResourceIdentifier } from '../../jsonapi/resource-object.ts';
import type { AnyResource } from '../../model/definition/resource.ts';
import { type Change, noChange } from '../../model/validation/change.ts';
import { alteredFields, newRecord } from '../../model/write/apply-change.ts';
import { updateGuarded } from '../../model/write/update.ts';
import { courseEvaluationQuestion } from '../../resources/course-evaluations/course-evaluation-question.ts';
import { courseEvaluationQuestionSet } from '../../resources/course-evaluations/course-evaluation-question-set.ts';
import { courseEvaluationQuestionSetSection } from '../../resources/course-evaluations/course-evaluation-question-set-section.ts';
import { newId } from '../../runtime/ids.ts';
import type { StoredRecord } from '../../store/record.ts';
import type { Store } from '../../store/store.ts';
import { type GivenCondition, type ReadConditions, readConditions } from './conditions.ts';
import type { QuestionFile, QuestionProblem, QuestionRow, TranslatedHeading } from './question-rows.ts';
import { readRow } from './read-row.ts';

/** The result, real or only computed, of an import of a file's questions. */
export interface ImportedQuestions {
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Numbers of existing sections with new headings, and of question sets with a new place. */
  readonly headings: number;
  readonly moved: number;
  /** If there is any problem, nothing is written. */
  readonly problems: readonly QuestionProblem[];
}

interface Updated {
  readonly resource: AnyResource;
  readonly record: StoredRecord;
  readonly change: Change;
}

/** The records that a file means, new and known ones, as its rows are read one after another. */
class Plan {
  readonly created: PlannedRecord[] = [];
  readonly updated: Updated[] = [];
  readonly conditions: GivenCondition[] = [];
  readonly problems: QuestionProblem[] = [];
  unchanged = 0;
  readonly #known = new Map<string, StoredRecord | PlannedRecord>();
  readonly #met = new Set<string>();
  readonly #headings: ReadonlyMap<string, TranslatedHeading>;
  /** The section for each name in the rows; undefined if its fields are wrong. */
  readonly #parts = new Map<string, ResourceIdentifier | undefined>();
  readonly #period: StoredRecord;
  #sets: number;
  #sections: number;

  constructor(period: StoredRecord, sets: readonly SetOfQuestions[], headings: readonly TranslatedHeading[]) {
    this.#period = period;
    this.#headings = new Map(headings.map((each) => [JSON.stringify([each.set, each.section]), each]));
    this.#sets = sets.length;
    this.#sections = sets.reduce((sum, { sections }) => sum + sections.length, 0);
    // Of two records with one name, the first counts.
    const know = (name: string, record: StoredRecord) => this.#known.has(name) || this.#known.set(name, record);
    for (const { set, sections } of sets) {
      know(JSON.stringify([set.name]), set);
      for (const { section, questions } of sections) {
        know(JSON.stringify([set.name, section.name]), section);
        for (const each of questions) know(JSON.stringify([set.name, section.name, each.text]), each);
      }
    }
  }

  add({ place, set, setPosition, section, attributes: { shown_if: given, ...attributes } }: QuestionRow): void {
    const names = [set, section, attributes.text];
    const position = setPosition === undefined ? {} : { position: setPosition };
    const asked = this.#put(place, names.slice(0, 1), courseEvaluationQuestionSet, {
      attributes: { name: set, ...position },
      parents: { period: this.#period },
    });
    const part = asked && this.#putPart(place, [set, section], asked);
    if (asked === undefined || part === undefined) return;
    const name = JSON.stringify(names);
    if (this.#met.has(name)) this.problems.push({ place, reason: 'The section has a question of this text before' });
    this.#met.add(name);
    const question = this.#put(place, names, courseEvaluationQuestion, {
      attributes,
      parents: { question_set_section: part, question_set: asked },
    });
    if (question !== undefined && given !== undefined) this.conditions.push({ place, id: question.id, given });
  }

  /** Returns the sets after all changes of the file except its conditions. */
  arranged(sets: readonly SetOfQuestions[], now: Date): SetOfQuestions[] {
    const updated = new Map(this.updated.map(({ record: { id }, ...each }) => [id, each]));
    const asUpdated = (record: StoredRecord): StoredRecord => {
      const { resource, change } = updated.get(record.id) ?? {};
      return resource && change ? { ...record, ...alteredFields(resource, record, change) } : record;
    };
    const made = this.created.map(({ resource, id, change }) =>
      newRecord(resource, { ...noChange, ...change }, now, { id }),
    );
    const all = (present: readonly StoredRecord[], { type }: AnyResource): StoredRecord[] => [
      ...present.map(asUpdated),
      ...made.filter((each) => each.type === type),
    ];
    const parts = sets.flatMap(({ sections }) => sections);
    return arrange(
      all(
        sets.map(({ set }) => set),
        courseEvaluationQuestionSet,
      ),
      {
        sections: all(
          parts.map(({ section }) => section),
          courseEvaluationQuestionSetSection,
        ),
        questions: all(
          parts.flatMap(({ questions }) => questions),
          courseEvaluationQuestion,
        ),
      },
    );
  }

  /** Returns the section of a row. The fields that the file has for a section are read once. */
  #putPart(
    place: string,
    names: readonly [set: unknown, section: unknown],
    set: ResourceIdentifier,
  ): ResourceIdentifier | undefined {
    const key = JSON.stringify(names);
    if (!this.#parts.has(key)) {
      const heading = this.#headings.get(key);
      const part = this.#put(heading?.place ?? place, names, courseEvaluationQuestionSetSection, {
        attributes: { name: names[1], ...(heading && { name_translations: heading.translations }) },
        parents: { question_set: set },
      });
      this.#parts.set(key, part);
    }
    return this.#parts.get(key);
  }

  /** Returns the known or new record for a name; undefined if its fields are wrong. */
  #put(
    place: string,
    names: readonly unknown[],
    resource: AnyResource,
    {
      attributes,
      parents,
    }: { readonly attributes: object; readonly parents: Readonly<Record<string, ResourceIdentifier>> },
  ): ResourceIdentifier | undefined {
    const known = this.#known.get(JSON.stringify(names));
    const change = this.#read(place, resource, { attributes: { ...attributes }, parents });
    if (change === undefined) return undefined;
    const { type } = resource;
    if (known === undefined) {
      const planned = { resource, id: newId(), change };
      this.#known.set(JSON.stringify(names), planned);
      this.created.push(planned);
      if (resource === courseEvaluationQuestionSet) this.#countSet(place);
      if (resource === courseEvaluationQuestionSetSection) this.#countSection(place);
      return { type, id: planned.id };
    }
    if ('version' in known) this.#compare(resource, known, change);
    return { type, id: known.id };
  }

  #countSet(place: string): void {
    this.#sets += 1;
    if (this.#sets === mostSections + 1)
      this.problems.push({ place, reason: refuse(tooManyQuestionSets, this.#sets, mostSections, 'period').message });
  }

  #countSection(place: string): void {
    this.#sections += 1;
    if (this.#sections === mostSections + 1)
      this.problems.push({
        place,
        reason: refuse(tooManySections, this.#sections, mostSections, 'question_set').message,
      });
  }

  #compare(resource: AnyResource, record: StoredRecord, change: Change): void {
    const own = { ...change, toOne: {} };
    if (Object.keys(alteredFields(resource, record, own)).length > 0)
      this.updated.push({ resource, record, change: own });
    else if (resource === courseEvaluationQuestion) this.unchanged += 1;
  }

  #read(
    place: string,
    resource: AnyResource,
    {
      attributes,
      parents,
    }: {
      readonly attributes: Readonly<Record<string, unknown>>;
      readonly parents: Readonly<Record<string, ResourceIdentifier>>;
    },
  ): Change | undefined {
    const relationships = Object.fromEntries(
      Object.entries(parents).map(([name, { type, id }]) => [name, { data: { type, id } }]),
    );
    const read = readRow(place, resource, { attributes, relationships }, { creates: true, trusted: true });
    if (!Array.isArray(read)) return read;
    this.problems.push(...read);
    return undefined;
  }
}

const carryOut = async (
  store: Store,
  { plan, conditions, sets }: { plan: Plan; conditions: ReadConditions['changes']; sets: readonly SetOfQuestions[] },
  now: Date,
): Promise<void> => {
  const writer = { store, now };
  const checks = () => sets.map(({ set }) => requireUnanswered(set));
  await addMissing(store, plan.created, { checks, now });
  for (const { resource, record, change } of plan.updated) {
    if (resource === courseEvaluationQuestion) await updateQuestion(writer, record.id, change);
    else {
      const guard = resource === courseEvaluationQuestionSet ? guardSets(writer) : guardSections(writer);
      await updateGuarded(store, resource, record.id, { change, now, guard });
    }
  }
  for (const [id, change] of conditions) await updateQuestion(writer, id, change);
};

/** Returns the new conditions that differ from the stored ones. */
const alteredConditions = (sets: readonly SetOfQuestions[], changes: ReadConditions['changes']) => {
  const questions = sets.flatMap(({ sections }) => sections.flatMap((part) => part.questions));
  return new Map(
    questions.flatMap((question): [string, Change][] => {
      const change = changes.get(question.id);
      const isAltered = change && Object.keys(alteredFields(courseEvaluationQuestion, question, change)).length > 0;
      return isAltered ? [[question.id, change]] : [];
    }),
  );
};

const isQuestion = ({ resource }: Pick<Updated, 'resource'>): boolean => resource === courseEvaluationQuestion;

/**
 * Imports the questions of a file into a period. Sets are recognised by name, sections by name within the set, and
 * questions by text within the section. What the file does not contain stays as it is, and nothing is deleted. If there
 * is any problem, nothing is written; a second import of the same file changes nothing. Throws 409 if students have
 * answered.
 */
export const importQuestions = async (
  store: Store,
  period: StoredRecord,
  { rows, headings, problems }: QuestionFile,
  { now, dryRun }: { readonly now: Date; readonly dryRun: boolean },
): Promise<ImportedQuestions> => {
  const sets = await readQuestionnaire(store, period);
  const plan = new Plan(period, sets, headings);
  for (const row of rows) plan.add(row);
  const left = plan.arranged(sets, now);
  const read = readConditions(left, plan.conditions);
  const all = [...problems, ...plan.problems, ...read.problems];
  const conditions = alteredConditions(left, read.changes);
  if (all.length === 0 && !dryRun) await carryOut(store, { plan, conditions, sets }, now);
  const touched = new Set([...plan.created, ...plan.updated.map(({ record }) => record)].map(({ id }) => id));
  const further = [...conditions.keys()].filter((id) => !touched.has(id)).length;
  return {
    created: plan.created.filter(isQuestion).length,
    changed: plan.updated.filter(isQuestion).length + further,
    unchanged: plan.unchanged - further,
    headings: plan.updated.filter(({ resource }) => resource === courseEvaluationQuestionSetSection).length,
    moved: plan.updated.filter(({ resource }) => resource === courseEvaluationQuestionSet).length,
    problems: all,
  };
};
