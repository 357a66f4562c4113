import { beforeAll, describe, expect, it } from 'vitest';
import { sweepFolds } from '../../../lib/domain/evaluations/closing/sweep-folds.ts';
import { seededRandom } from '../../support/random.ts';
import { startService, type TestService } from '../../support/service.ts';
import { type Campus, placeClasses, planClasses, setTimes, submit } from './support/campus.ts';
import { commonKnowledge, readAs } from './support/knowledge.ts';
import { leaksIn } from './support/leaks.ts';
import type { Equation } from './support/solver.ts';
import { makeViewers, type Viewer } from './support/viewers.ts';

/*
 * Viewers of every kind read everything that they can, before and after each step, and a solver works out what follows. The
 * slow tests do it with twelve classes; `npm run attack` with thirty, with one seed after another.
 */
const firstSeed = Number(process.env.FACET_ATTACK_SEED ?? 1);
const minutes = Number(process.env.FACET_ATTACK_MINUTES ?? 0);
const classCount = minutes > 0 ? 30 : 12;

let service: TestService;
beforeAll(async () => {
  service = await startService();
});

const answerAll = async (campus: Campus): Promise<void> => {
  for (const each of campus.classes)
    for (const [student, ballot] of each.plan.ballots.entries())
      if (ballot !== undefined) await submit(service, campus, each, student, ballot);
};

/** Goes through the life of a period; after each step, everybody reads and works out what follows from all readings. */
const attack = async (seed: number): Promise<string[]> => {
  const campus = await placeClasses(service, planClasses(seededRandom(seed), classCount));
  const viewers = await makeViewers(service, campus);
  const known = new Map<Viewer, Equation[]>(viewers.map((viewer) => [viewer, commonKnowledge(campus)]));
  const leaks: string[] = [];
  const read = async (step: string): Promise<void> => {
    for (const [viewer, equations] of known) {
      equations.push(...(await readAs(service, campus, viewer)));
      leaks.push(...leaksIn(campus, viewer, equations).map((leak) => `seed ${seed}, ${step}: ${leak}`));
    }
  };
  await answerAll(campus);
  await read('open');
  await setTimes(service, campus, { closes: -1, release: 1 });
  await sweepFolds(service.store, { now: new Date() });
  await read('closed');
  await setTimes(service, campus, { closes: -1, release: -0.5 });
  await read('released');
  return leaks;
};

describe('somebody who reads everything and subtracts', () => {
  it('learns no number and no answer that is withheld', async () => {
    const end = performance.now() + minutes * 60_000;
    let seed = firstSeed;
    do {
      expect(await attack(seed)).toEqual([]);
      seed += 1;
    } while (performance.now() < end);
  });
});
