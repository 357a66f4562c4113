import {
  bucketOf,
  type CoveredPeriod,
  isEvaluated,
  joinedEvaluations,
} from '../../../resources/course-evaluations/coverage.ts';
import { rotating } from '../../../runtime/clock.ts';
import { counterShards } from '../../../store/keys.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { touchStep, withAdditions } from '../../../store/touch.ts';
import { addToChunk, inOneWrite, removeFromChunk } from './items.ts';
import { joiningSteps } from './make-evaluations.ts';
import { readTerm, type TermCoverage } from './term-coverage.ts';
import { joinedStep, moved } from './term-steps.ts';

/** A new section, or a section with a new course. */
export interface Joining {
  readonly section: string;
  readonly course: string;
  readonly term: string;
  /** When, ISO 8601. */
  readonly at: string;
}

const joinedPeriodStep = (record: StoredRecord, at: string): Step =>
  withAdditions(touchStep(record, at, moved), [
    [['covered_sections'], 1],
    [[joinedEvaluations], 1],
  ]);

const joinSteps = (
  { record, chunks }: CoveredPeriod,
  { section, course, at, shard }: Joining & { readonly shard: number },
): Step[] => {
  const bucket = bucketOf(course);
  const number = chunks.get(bucket)?.courses[course];
  if (number === undefined) return [];
  const [present] = [...chunks].find(([, { sections }]) => Object.hasOwn(sections, section)) ?? [];
  const inChunk = (of: string) => ({ period: record.id, bucket: of, section });
  return [
    addToChunk(inChunk(bucket), number, moved),
    // A section that comes from another course of the period keeps its evaluation.
    ...(present === undefined
      ? [...joiningSteps({ period: record.id, section, at, shard }), joinedPeriodStep(record, at)]
      : []),
    ...(present === undefined || present === bucket ? [] : [removeFromChunk(inChunk(present), moved)]),
  ];
};

/**
 * Returns steps that add sections to the periods that cover their courses, in the transaction that gives a section its
 * course. Each term is read once, with its periods that cover the course. When a step is refused as `CoverageMoved`,
 * call `forget` and repeat.
 */
export class CoverageJoin {
  readonly #store: Store;
  readonly #terms = new Map<string, Promise<TermCoverage>>();

  constructor(store: Store) {
    this.#store = store;
  }

  forget(): void {
    this.#terms.clear();
  }

  /**
   * Returns steps that add a section. One of them counts the section in the term, and checks that no plan of the term
   * has been announced meanwhile. Throws 409 if there are too many steps.
   */
  async steps(joining: Joining): Promise<Step[]> {
    const { term } = joining;
    const reading = this.#terms.get(term) ?? readTerm(this.#store, term);
    this.#terms.set(term, reading);
    const coverage = await reading;
    const periods = await coverage.covering(joining.course);
    // The steps use one shard, because each further shard is one more item of the transaction.
    const shard = rotating(counterShards);
    const joined = periods.flatMap((period) => joinSteps(period, { ...joining, shard }));
    return inOneWrite([joinedStep(coverage), ...joined]);
  }

  /** Returns steps that add a new section; none if the section has no course or is not evaluated. */
  async stepsForNew({ id: section, course, term, created_at: at, ...fields }: StoredRecord): Promise<Step[]> {
    if (typeof course !== 'string' || typeof term !== 'string' || !isEvaluated(fields)) return [];
    return this.steps({ section, course, term, at });
  }
}
