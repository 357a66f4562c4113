import { beforeAll, describe, expect, it } from 'vitest';
import { sweepFolds } from '../../../lib/domain/evaluations/closing/sweep-folds.ts';
import { sweepReleased } from '../../../lib/domain/evaluations/results/releasing/sweep-released.ts';
import { daysFromNow } from '../../support/days-from-now.ts';
import { seededRandom } from '../../support/random.ts';
import { startService, type TestService } from '../../support/service.ts';
import { type ReadFigure, strayBenchmarks } from './support/benchmarks.ts';
import {
  approveComments,
  type Campus,
  enrolLate,
  placeClasses,
  planClasses,
  reopen,
  setOwn,
  setTimes,
  submit,
  withdraw,
} from './support/campus.ts';
import { commonKnowledge, ownKnowledge, readAs } from './support/knowledge.ts';
import { leaksIn } from './support/leaks.ts';
import type { Equation } from './support/solver.ts';
import { makeViewers, type Viewer } from './support/viewers.ts';

/*
 * Viewers of every kind read everything that they can, before and after each step, and a solver works out what follows. The
 * slow tests do it with one class of each kind and two chairs and teachers; `npm run attack` with thirty classes, all their
 * people and each pair of rights, with one seed after another.
 */
const firstSeed = Number(process.env.FACET_ATTACK_SEED ?? 1);
const minutes = Number(process.env.FACET_ATTACK_MINUTES ?? 0);
const isLong = minutes > 0;
const classCount = isLong ? 30 : 6;

let service: TestService;
beforeAll(async () => {
  service = await startService();
});

const answerAll = async (campus: Campus): Promise<void> => {
  for (const each of campus.classes)
    for (const [student, ballot] of each.plan.ballots.entries())
      if (ballot !== undefined) await submit(service, campus, each, student, ballot);
};

/** How many figures of questions with a condition somebody was shown: without any, nothing of them was attacked. */
let branchesShown = 0;

/** The readers of a campus: after each step they read, and work out what follows from all that they have read. */
const openReaders = async (campus: Campus, leaks: string[]) => {
  const viewers = await makeViewers(service, campus, { hasAll: isLong });
  let known = new Map<Viewer, Equation[]>();
  return {
    read: async (step: string, now: Campus): Promise<void> => {
      await sweepReleased(service.store, new Date());
      let out: readonly ReadFigure[] = [];
      for (const viewer of viewers) {
        const { equations: read, figures, met } = await readAs(service, now, viewer);
        // The first reads what is released, and nothing else.
        if (viewer === viewers[0]) out = figures;
        const after = [now.questions.why.id, now.questions.more.id, now.questions.low.id, now.questions.gap.id];
        branchesShown += met.filter(({ question, isShown }) => isShown && after.includes(question)).length;
        leaks.push(...strayBenchmarks(now, viewer, { seen: figures, out }).map((leak) => `${step}: ${leak}`));
        const equations = [...(known.get(viewer) ?? []), ...read];
        known.set(viewer, equations);
        const own = viewer.student === undefined ? [] : ownKnowledge(now, viewer.student);
        const all = {
          equations: [...commonKnowledge(now), ...own, ...equations],
          isClosed: !step.includes('open'),
          met,
        };
        leaks.push(...leaksIn(now, viewer, all).map((leak) => `${step}: ${leak}`));
      }
    },
    /** What was read is of answers that have been discarded. */
    forget: () => {
      known = new Map();
    },
  };
};

/** Goes through the life of a period, twice. */
const attack = async (seed: number): Promise<string[]> => {
  let campus = await placeClasses(service, planClasses(seededRandom(seed), classCount));
  const leaks: string[] = [];
  const { read, forget } = await openReaders(campus, leaks);
  const close = async (release: number): Promise<void> => {
    await setTimes(service, campus, { closes: -1, release });
    await sweepFolds(service.store, { now: new Date() });
  };
  await answerAll(campus);
  await read('open', campus);
  campus = await withdraw(service, campus);
  const [each, second] = campus.classes;
  if (each === undefined || second === undefined) throw new Error('no classes');
  campus = await enrolLate(service, campus, { each, count: 10 });
  await read('still open', campus);
  await close(1);
  await read('closed', campus);
  await setOwn(service, second, { overrides_results_release_at: true, results_release_at: daysFromNow(-0.5) });
  await read('one released', campus);
  await approveComments(service, campus);
  await setTimes(service, campus, { closes: -1, release: -0.5 });
  await read('released', campus);
  campus = await reopen(service, campus);
  await sweepFolds(service.store, { now: new Date() });
  forget();
  await answerAll(campus);
  await close(-0.5);
  await approveComments(service, campus);
  await read('released again', campus);
  return leaks.map((leak) => `seed ${seed}, ${leak}`);
};

describe('somebody who reads everything and subtracts', () => {
  it('learns no number and no answer that is withheld', async () => {
    const end = performance.now() + minutes * 60_000;
    let seed = firstSeed;
    do {
      expect(await attack(seed)).toEqual([]);
      seed += 1;
    } while (performance.now() < end);
    expect(branchesShown).toBeGreaterThan(0);
  });
});
