import { courseEvaluation } from '../../../../resources/course-evaluations/course-evaluation.ts';
import { randomOf } from '../../../../runtime/random.ts';
import type { Store } from '../../../../store/store.ts';
import { countEnrolments } from '../../response-rates/enrolments.ts';
import { classSize } from './class-size.ts';
import { makeResponse } from './make-response.ts';
import { questionSections } from './question-sections.ts';
import { type PlacedResponse, writeResponses } from './response-writer.ts';
import { type OpenEvaluation, roomOf, shareOut } from './share-out.ts';
import { readTakingPeriods, type TakingPeriod } from './taking-periods.ts';

/** Why no responses can be made. */
export class GenerateError extends Error {}

/** What is asked for. */
export interface Generation {
  /** How many responses. */
  readonly count: number;
  /** The same seed makes the same responses of the same table. */
  readonly seed: string | number;
  readonly now: Date;
  /** A section without known students has a plausible number of them, instead of none. */
  readonly withoutStudents?: boolean;
  onProgress?(responses: number): void;
}

/** What was made for one period. */
export interface PeriodOutcome {
  readonly name: string;
  readonly evaluations: number;
  responses: number;
  sectionResponses: number;
}

/** What was made. */
export interface Generated {
  readonly responses: number;
  readonly periods: readonly PeriodOutcome[];
}

// A response is one transaction with its section responses and all that counts them.
const mostSections = 60;

interface Asking extends TakingPeriod {
  readonly sections: readonly string[];
}

interface AskedEvaluation extends OpenEvaluation {
  readonly period: Asking;
  readonly inlineRoom: number;
}

const readAsking = async (store: Store, period: TakingPeriod, now: Date): Promise<Asking> => {
  const sections = await questionSections(store, period.record, now);
  if (sections.length <= mostSections) return { ...period, sections };
  throw new GenerateError(
    `"${period.name}" asks ${sections.length} question set sections; responses are made of at most ${mostSections}.`,
  );
};

const readOpenEvaluations = async (
  store: Store,
  { now, withoutStudents = false }: Pick<Generation, 'now' | 'withoutStudents'>,
): Promise<AskedEvaluation[]> => {
  const periods = await readTakingPeriods(store, now);
  if (periods.length === 0) throw new GenerateError('No evaluation period is open, closed or released.');
  const evaluated = periods.filter(({ evaluations }) => evaluations.length > 0);
  const sections = new Set(evaluated.flatMap(({ evaluations }) => evaluations.map(({ section }) => section)));
  if (sections.size === 0) throw new GenerateError('The periods that are open, closed or released cover no sections.');
  const enrolments = await countEnrolments(store, sections);
  const open: AskedEvaluation[] = [];
  for (const each of evaluated) {
    const period = await readAsking(store, each, now);
    for (const { id, section, taken, inlineRoom } of period.evaluations) {
      const students = enrolments.get(section) ?? (withoutStudents ? classSize(section) : 0);
      open.push({ id, taken, inlineRoom, period, students });
    }
  }
  return open;
};

/** The responses for all evaluations in turn; each is made of chance of its own, whatever is made before it. */
function* responsesFor(
  open: readonly AskedEvaluation[],
  shares: readonly number[],
  seed: Generation['seed'],
): Generator<PlacedResponse, void, void> {
  for (const [index, { id, taken, inlineRoom, students, period }] of open.entries()) {
    const { window, sections } = period;
    for (let place = taken; place < taken + (shares[index] ?? 0); place += 1) {
      const random = randomOf(seed, courseEvaluation.type, id, place);
      yield {
        ...makeResponse({ evaluation: id, sections, window }, random),
        ...{ evaluation: id, period: period.id, students, isInline: place < taken + inlineRoom },
      };
    }
  }
}

/** Counts what is written, period by period. */
class Account {
  readonly periods = new Map<string, PeriodOutcome>();
  responses = 0;
  readonly #periodOf = new Map<string, string>();

  expect(open: readonly AskedEvaluation[]): void {
    for (const { id, period } of open) {
      this.#periodOf.set(id, period.id);
      const { name, evaluations } = period;
      if (!this.periods.has(period.id)) {
        this.periods.set(period.id, { name, evaluations: evaluations.length, responses: 0, sectionResponses: 0 });
      }
    }
  }

  add(written: readonly PlacedResponse[]): void {
    this.responses += written.length;
    for (const { evaluation, sectionResponses } of written) {
      const period = this.periods.get(this.#periodOf.get(evaluation) ?? '');
      if (period === undefined) continue;
      period.responses += 1;
      period.sectionResponses += sectionResponses.length;
    }
  }
}

// What was made before counts, even if all periods have been taken away since.
const noneAnyMore = (error: unknown): AskedEvaluation[] => {
  if (error instanceof GenerateError) return [];
  throw error;
};

const maxRounds = 20;

const roomIn = (open: readonly AskedEvaluation[]): number => open.reduce((sum, each) => sum + roomOf(each), 0);

/**
 * Makes responses with their section responses for the evaluations of all periods that are open or later. Where others
 * fill or destroy evaluations meanwhile, it looks again and makes up for it, if there is room. Throws GenerateError.
 */
export const generateResponses = async (store: Store, generation: Generation): Promise<Generated> => {
  const { count, seed, onProgress } = generation;
  const account = new Account();
  let open = await readOpenEvaluations(store, generation);
  account.expect(open);
  for (let round = 0; round < maxRounds && account.responses < count && roomIn(open) > 0; round += 1) {
    if (round > 0) {
      open = await readOpenEvaluations(store, generation).catch(noneAnyMore);
      account.expect(open);
    }
    const shares = shareOut(open, count - account.responses, seed);
    await writeResponses(store, responsesFor(open, shares, seed), (written) => {
      account.add(written);
      onProgress?.(account.responses);
    });
  }
  return { responses: account.responses, periods: [...account.periods.values()] };
};
