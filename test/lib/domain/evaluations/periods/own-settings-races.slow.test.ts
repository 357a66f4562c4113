import { expect, test } from 'vitest';
import { foldPeriod } from '../../../../../lib/domain/evaluations/closing/fold-period.ts';
import { updateEvaluation } from '../../../../../lib/domain/evaluations/periods/update-evaluation.ts';
import { JsonApiError } from '../../../../../lib/errors/json-api-error.ts';
import type { Store } from '../../../../../lib/store/store.ts';
import { makeStage } from '../../../../support/copy-tables.ts';
import { atEveryCall } from '../../../../support/interleave.ts';
import { afterClosing, answer, askPeriod, beforeClosing } from '../closing/support/answered-period.ts';

/** The tables of the scene. */
let store: Store;

const threshold = { overrides_minimum_response_threshold: true, minimum_response_threshold: 4 };
const release = { overrides_results_release_at: true, results_release_at: '2026-01-12T08:00:00.000Z' };

/** A class of which as many have answered as its period asks for, but fewer than its own threshold does. */
const stage = await makeStage(async (made) => {
  store = made;
  const settings = { minimum_response_threshold: 3 };
  const period = await askPeriod(store, [{ enrolled: 4, teachers: 0 }], settings);
  const [evaluation] = period.evaluations;
  if (evaluation === undefined) throw new Error('no evaluation');
  const words = { question: period.questions.words, text: 'Fine.' };
  for (const student of [0, 1, 2]) await answer(store, evaluation, student, [words]);
  return { period, evaluation };
});

/** Makes the tables ready for a scene. */
const resetTables = async (): Promise<Store> => {
  store = await stage.reset();
  return store;
};

const openClass = (attributes: Readonly<Record<string, unknown>>) => {
  const { period, evaluation } = stage.made;
  const change = { attributes, toOne: {}, toMany: {}, data: { attributes, relationships: {} } };
  const update = async (by: Store) => {
    try {
      await updateEvaluation(by, evaluation.id, {
        change: { ...change, attributes: { ...attributes } },
        now: beforeClosing,
      });
      return true;
    } catch (error) {
      if (!(error instanceof JsonApiError) || error.status !== 409) throw error;
      return false;
    }
  };
  const fold = async (by: Store) => {
    for (let left = 5; left > 0; left -= 1)
      if ((await foldPeriod(by, period.id, { now: afterClosing })) === 'folded') return;
    throw new Error('not folded');
  };
  const read = async () => {
    await fold(store);
    const { id } = evaluation;
    return {
      evaluation: await store.read({ type: 'course_evaluation', id }),
      result: await store.read({ type: 'course_evaluation_result', id }),
    };
  };
  return { update, fold, read };
};

type Class = ReturnType<typeof openClass>;

const countedBy = async ({ read }: Class, isUpdated: boolean | undefined) => {
  const { evaluation, result } = await read();
  const isOwn = evaluation?.overrides_minimum_response_threshold === true;
  expect(isOwn).toBe(isUpdated);
  expect(result?.status).toBe(isOwn ? 'withheld' : 'available');
  return isOwn;
};

test('a threshold that comes during a fold is what the result is worked out with, or is refused', async () => {
  const seen = new Set<boolean>();
  await atEveryCall(resetTables, async () => {
    const each = openClass(threshold);
    let isUpdated: boolean | undefined;
    const meanwhile = async () => {
      isUpdated = await each.update(store);
    };
    const work = async (by: Store) => {
      await each.fold(by);
      isUpdated ??= await each.update(store);
      seen.add(await countedBy(each, isUpdated));
    };
    return { work, meanwhile };
  });
  expect(seen).toEqual(new Set([true, false]));
});

test('a fold that comes during an update counts by the threshold that is kept', async () => {
  const seen = new Set<boolean>();
  await atEveryCall(resetTables, async () => {
    const each = openClass(threshold);
    return {
      work: async (by) => seen.add(await countedBy(each, await each.update(by))),
      meanwhile: () => each.fold(store),
    };
  });
  expect(seen).toEqual(new Set([true, false]));
});

test('a result repeats the release of its evaluation, whichever comes first', async () => {
  const both = async ({ read }: Class) => {
    const { evaluation, result } = await read();
    expect(evaluation).toMatchObject(release);
    expect(result).toMatchObject(release);
  };
  await atEveryCall(resetTables, async () => {
    const each = openClass(release);
    return {
      work: async (by) => {
        expect(await each.update(by)).toBe(true);
        await both(each);
      },
      meanwhile: () => each.fold(store),
    };
  });
});
