import type { TokenHolder } from '../../../../model/definition/visibility.ts';
import { courseEvaluationQuestion } from '../../../../resources/course-evaluations/course-evaluation-question.ts';
import { courseEvaluationSectionInstructor } from '../../../../resources/course-evaluations/course-evaluation-section-instructor.ts';
import { keyOf } from '../../../../store/keys.ts';
import type { StoredRecord } from '../../../../store/record.ts';
import type { Store } from '../../../../store/store.ts';
import type { UnitResult } from '../frozen-result.ts';
import { questionsIn } from '../reading/find-result.ts';
import { judgeResult } from '../reading/judge-result.ts';
import { NamesOfResults } from '../reading/names-of-results.ts';
import { instructorsBehind, ownUnits, sectionInstructorsOf } from '../reading/own-units.ts';
import { periodsOf } from '../reading/result-period.ts';
import type { ResultStanding } from '../reading/result-standing.ts';
import { type ResultViewer, resultViewer, seesOwn } from '../reading/result-viewer.ts';
import { allUnitsOf, detailKeys, unitsOf } from '../result-details.ts';
import { evaluationRow, questionRow, type ResultRow } from './result-row.ts';

const readUnits = async (
  store: Store,
  results: readonly StoredRecord[],
  viewer: ResultViewer,
): Promise<Map<string, UnitResult[]>> => {
  const items = await store.getMany(results.flatMap((result) => detailKeys(result)));
  const byPartition = Map.groupBy(items, ({ pk }) => pk);
  return new Map(
    results.map((result) => {
      const own = byPartition.get(keyOf.record(result).pk) ?? [];
      return [result.id, seesOwn(viewer, result) ? allUnitsOf(own) : unitsOf(own)];
    }),
  );
};

/** Makes the rows of results, page by page. Data that several pages need is read once. */
export class ResultExport {
  readonly #store: Store;
  readonly #now: Date;
  readonly #viewer: ResultViewer;
  readonly #questions = new Map<string, StoredRecord>();
  readonly #names: NamesOfResults;

  private constructor({ store, now }: TokenHolder, viewer: ResultViewer) {
    this.#store = store;
    this.#now = now;
    this.#viewer = viewer;
    this.#names = new NamesOfResults(store);
  }

  static async open(holder: TokenHolder): Promise<ResultExport> {
    return new ResultExport(holder, await resultViewer(holder));
  }

  /** Returns the rows of some results that the caller sees, grouped by result. */
  async rowsOf(results: readonly StoredRecord[]): Promise<ResultRow[][]> {
    const units = await readUnits(this.#store, results, this.#viewer);
    const all = [...units.values()].flat();
    const [own] = await Promise.all([
      this.#ownOf(results, all),
      this.#learn(questionsIn(all)),
      this.#names.learn(results, all),
    ]);
    return results.map((result) => this.#rowsOf(result, own(result, units.get(result.id) ?? [])));
  }

  #rowsOf(result: StoredRecord, units: readonly UnitResult[]): ResultRow[] {
    const names = this.#names.of(result);
    const rows = units.flatMap(({ instructor, questions }) =>
      questions.map((shown) => ({
        ...questionRow(result, instructor, { asked: this.#questions.get(shown.question), shown }),
        ...names,
        instructor_name: this.#names.instructor(instructor),
      })),
    );
    return rows.length === 0 ? [{ ...evaluationRow(result), ...names }] : rows;
  }

  async #learn(ids: readonly string[]): Promise<void> {
    const { type } = courseEvaluationQuestion;
    const unknown = ids.filter((id) => !this.#questions.has(id)).map((id) => ({ type, id }));
    if (unknown.length === 0) return;
    for (const question of await this.#store.readManyInline(unknown)) this.#questions.set(question.id, question);
  }

  /** Returns what a person sees of the units of results with several instructors. */
  async #ownOf(results: readonly StoredRecord[], units: readonly UnitResult[]) {
    if (this.#viewer.kind !== 'person') return (_result: StoredRecord, seen: readonly UnitResult[]) => seen;
    const { standing } = this.#viewer;
    const [periods, own] = await Promise.all([
      periodsOf(this.#store, results),
      this.#ownAmong(results, units, standing),
    ]);
    return (result: StoredRecord, seen: readonly UnitResult[]): readonly UnitResult[] => {
      const period = periods.get(String(result.period));
      const verdict = period && judgeResult(this.#viewer, { result, period, now: this.#now });
      if (verdict === undefined || !('sees' in verdict)) return [];
      const isShared = seen.filter(({ instructor }) => instructor !== null).length > 1;
      return verdict.sees === 'as an instructor' && isShared ? ownUnits(seen, own) : seen;
    };
  }

  async #ownAmong(
    results: readonly StoredRecord[],
    units: readonly UnitResult[],
    { instructors }: ResultStanding,
  ): Promise<ReadonlySet<string>> {
    const { type } = courseEvaluationSectionInstructor;
    const ids = [...new Set(units.flatMap(({ instructor }) => instructor ?? []))];
    const records = await this.#store.readManyInline(ids.map((id) => ({ type, id })));
    return sectionInstructorsOf(instructorsBehind(records, results), instructors);
  }
}
