import { linkedIds } from '../../../../model/definition/record-fields.ts';
import { readBy } from '../../../../model/read/read-by.ts';
import { courseEvaluationQuestion } from '../../../../resources/course-evaluations/course-evaluation-question.ts';
import { courseEvaluationResult } from '../../../../resources/course-evaluations/course-evaluation-result.ts';
import { keyOf } from '../../../../store/keys.ts';
import { recordsById, type StoredRecord } from '../../../../store/record.ts';
import type { Store } from '../../../../store/store.ts';
import type { SectionMedian } from '../benchmarks/quantiles.ts';
import { namedBy, questionKey } from '../benchmarks/question-key.ts';
import { institution } from '../benchmarks/read-benchmarks.ts';
import type { UnitResult } from '../frozen-result.ts';
import { questionsIn } from '../reading/find-result.ts';
import { instructorsBehind, type TaughtAs } from '../reading/own-units.ts';
import { detailKeys, unitsOf } from '../result-details.ts';

/** Question key → group → the medians of its sections. */
export type Medians = Map<string, Map<string, SectionMedian[]>>;

const batchSize = 300;

const add = (medians: Medians, key: string, groups: readonly string[], median: SectionMedian): void => {
  const byGroup = medians.get(key) ?? new Map<string, SectionMedian[]>();
  medians.set(key, byGroup);
  for (const group of groups) {
    const known = byGroup.get(group);
    if (known === undefined) byGroup.set(group, [median]);
    else known.push(median);
  }
};

/** Collects the medians of several periods. Each question is read once. */
export class MedianGathering {
  readonly #store: Store;
  readonly #keys = new Map<string, string | undefined>();
  /** Section instructor → instructor, for the results at hand. */
  #persons: TaughtAs = new Map();
  readonly medians: Medians = new Map();

  constructor(store: Store) {
    this.#store = store;
  }

  /** Adds the released results of a period that show figures. */
  async addPeriod(period: string, isOut: (result: StoredRecord) => boolean): Promise<void> {
    let batch: StoredRecord[] = [];
    for await (const result of readBy(this.#store, courseEvaluationResult, ['period', [period]], batchSize)) {
      if (result.status === 'available' && isOut(result)) batch.push(result);
      if (batch.length < batchSize) continue;
      await this.#addResults(batch);
      batch = [];
    }
    await this.#addResults(batch);
  }

  async #addResults(results: readonly StoredRecord[]): Promise<void> {
    const items = await this.#store.getMany(results.flatMap((result) => detailKeys(result)));
    const byPartition = Map.groupBy(items, ({ pk }) => pk);
    const read = results.map((result) => ({ result, units: unitsOf(byPartition.get(keyOf.record(result).pk) ?? []) }));
    const units = read.flatMap((each) => each.units);
    await Promise.all([
      this.#learn(questionsIn(units)),
      this.#meet(
        results,
        units.flatMap(({ instructor }) => instructor ?? []),
      ),
    ]);
    for (const each of read) this.#addUnits(each.result, each.units);
  }

  #addUnits(result: StoredRecord, units: readonly UnitResult[]): void {
    const [department, ...others] = linkedIds(result, 'departments');
    const groups = [institution, ...(department === undefined || others.length > 0 ? [] : [department])];
    for (const { instructor, questions } of units) {
      const own =
        instructor === null ? linkedIds(result, 'instructors') : [this.#persons.get(instructor) ?? instructor];
      for (const { question, figures, is_pooled } of questions) {
        const key = this.#keys.get(question);
        if (key === undefined || figures === undefined || is_pooled) continue;
        add(this.medians, key, groups, {
          section: result.id,
          value: figures.interpolated_median,
          instructors: own,
        });
      }
    }
  }

  async #meet(results: readonly StoredRecord[], sectionInstructors: readonly string[]): Promise<void> {
    const type = 'course_evaluation_section_instructor';
    const found = await this.#store.readManyInline(sectionInstructors.map((id) => ({ type, id })));
    this.#persons = instructorsBehind(found, results);
  }

  async #learn(questions: readonly string[]): Promise<void> {
    const unknown = questions.filter((id) => !this.#keys.has(id));
    if (unknown.length === 0) return;
    const found = await this.#readQuestions(unknown);
    // A condition may name a question from an earlier class, or a section's own question.
    const named = await this.#readQuestions(
      [...found.values()].flatMap((question) => namedBy(question) ?? []).filter((id) => !found.has(id)),
    );
    const known = new Map([...found, ...named]);
    for (const id of unknown) this.#keys.set(id, undefined);
    for (const question of found.values()) this.#keys.set(question.id, questionKey(question, known));
  }

  async #readQuestions(ids: readonly string[]): Promise<ReadonlyMap<string, StoredRecord>> {
    if (ids.length === 0) return new Map();
    const { type } = courseEvaluationQuestion;
    return recordsById(await this.#store.readManyInline([...new Set(ids)].map((id) => ({ type, id }))));
  }
}
