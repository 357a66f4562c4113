import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { holdEvaluations, release } from '../../../../../lib/domain/evaluations/coverage/hold.ts';
import { holdKey } from '../../../../../lib/domain/evaluations/coverage/items.ts';
import { discardAnswers } from '../../../../../lib/domain/evaluations/discarding/discard-answers.ts';
import { updatePeriod } from '../../../../../lib/domain/evaluations/periods/update-period.ts';
import { JsonApiError } from '../../../../../lib/errors/json-api-error.ts';
import { noChange } from '../../../../../lib/model/validation/change.ts';
import { WriteRefused } from '../../../../../lib/store/refused.ts';
import { changeStep } from '../../../../../lib/store/steps.ts';
import { Store } from '../../../../../lib/store/store.ts';
import { makeStage } from '../../../../support/copy-tables.ts';
import { atEveryRequest } from '../../../../support/interleave.ts';
import { describeInProcess } from '../../../../support/routes-under-test.ts';
import { startService } from '../../../../support/service.ts';
import { nth, type OpenPeriod, openPeriod } from '../answering/support/open-period.ts';
import { submittingTo, valueFor } from '../answering/support/submitting.ts';
import { isDone } from './support/is-done.ts';

const service = await startService();
const now = new Date();
const { submit, ballotsOf } = submittingTo(service);

const openClass = () => openPeriod(service, { sections: 1, enrolments: [[0]], now });

/** A class with which each scene begins. */
const stageFor = (make: () => Promise<OpenPeriod>) => makeStage(make, service.store);

const answer = (open: OpenPeriod, by: Store) => isDone(submit(open, valueFor(open), { now }, by));

/** Of an answer that finds its evaluation gone before it is read: it is not taken. */
const gone = (error: unknown): false => {
  if (!(error instanceof JsonApiError) || error.status !== 404) throw error;
  return false;
};

/** What the office sends, without a confirmation. */
const changes = {
  courses: async () => ({ attributes: { course_uuids: [] } }),
  term: async () => ({ toOne: { term: await service.seed('course_evaluation_term', { name: 'Spring' }) } }),
} as const;

const uncover = async (open: OpenPeriod, by: Store, what: keyof typeof changes) => {
  const change = { ...noChange, ...(await changes[what]()) };
  return isDone(updatePeriod(by, open.period, change, { now }));
};

/** A store that says when it has found a hold: what follows waits for its end. */
const watched = ({ client, tableName }: Store) => {
  const { promise: meets, resolve } = Promise.withResolvers<void>();
  const send = async (...args: Parameters<typeof client.send>): Promise<unknown> => {
    const [command] = args as unknown[];
    const found = await client.send(...args);
    if (command instanceof GetCommand && command.input.Key?.sk === 'coverage_hold') resolve();
    return found;
  };
  // The SDK describes `send` by a dozen signatures; what is passed on is what has been passed in.
  return { store: new Store(Object.create(client, { send: { value: send } }), tableName), meets };
};

const outcomes = { answered: 'answered', uncovered: 'uncovered' } as const;

/** Checks that either the answer is kept or the evaluation is gone, and answers which. */
const outcomeOf = async (open: OpenPeriod, isAnswered: boolean, isUncovered: boolean) => {
  const id = nth(open.evaluations);
  expect({ isAnswered, isUncovered }).toEqual({ isAnswered, isUncovered: !isAnswered });
  const evaluation = await service.store.read({ type: 'course_evaluation', id });
  expect(evaluation !== undefined).toBe(isAnswered);
  expect(await ballotsOf(id)).toHaveLength(isAnswered ? 1 : 0);
  return isAnswered ? outcomes.answered : outcomes.uncovered;
};

describeInProcess('an answer, and a change that would take its evaluation away', () => {
  // A submission meets the same hold, whatever the change is of.
  it('are never both taken: courses change during a submission', async () => {
    const seen = new Set<string>();
    // What a process has read of a period it keeps: each scene has another.
    await atEveryRequest(service.store, async () => {
      const open = await openClass();
      let isAnswered = false;
      let isUncovered: boolean | undefined;
      return {
        meanwhile: async () => {
          isUncovered = await uncover(open, service.store, 'courses');
        },
        work: async (by) => {
          isAnswered = await answer(open, by).catch(gone);
        },
        check: async () => {
          isUncovered ??= await uncover(open, service.store, 'courses');
          seen.add(await outcomeOf(open, isAnswered, isUncovered));
        },
      };
    });
    expect(seen).toEqual(new Set(['answered', 'uncovered']));
  });

  // Both take the same hold: of the second change every second request is enough.
  it.each([
    ['courses', 1],
    ['term', 2],
  ] as const)('are never both taken: a submission while %s change', async (what, every) => {
    const seen = new Set<string>();
    const { made: open, reset } = await stageFor(openClass);
    await atEveryRequest(
      reset,
      async () => {
        const { store, meets } = watched(service.store);
        let answering: Promise<boolean> | undefined;
        const begin = () => answer(open, store).catch(gone);
        let isUncovered = false;
        return {
          // It waits for the office where it finds the hold.
          meanwhile: () => {
            answering = begin();
            return Promise.race([answering, meets]);
          },
          work: async (by) => {
            isUncovered = await uncover(open, by, what);
          },
          check: async () => {
            const isAnswered = await (answering ?? begin());
            seen.add(await outcomeOf(open, isAnswered, isUncovered));
          },
        };
      },
      { every },
    );
    expect(seen).toEqual(new Set(['answered', 'uncovered']));
  });

  it('are never both taken: courses change while the period is opened early', async () => {
    const seen = new Set<string>();
    const dayMs = 86_400_000;
    const inDays = new Date(now.getTime() + 3 * dayMs);
    const plan = { sections: 1, enrolments: [[0]], now: inDays };
    const { made: open, reset } = await stageFor(() => openPeriod(service, plan));
    await atEveryRequest(reset, async () => {
      let [isAnswered, isUncovered] = [false, false];
      return {
        meanwhile: async () => {
          const { type, id } = open.schedule;
          const attributes = { opens_at: new Date(now.getTime() - dayMs).toISOString() };
          const body = { data: { type, id, attributes } };
          const { status, text } = await service.call('PATCH', `/api/v1/${type}s/${id}`, { body });
          expect(status, text).toBe(200);
          isAnswered = await answer(open, service.store).catch(gone);
        },
        work: async (by) => {
          isUncovered = await uncover(open, by, 'courses');
        },
        check: async ({ isHeld }) => {
          if (isHeld) seen.add(await outcomeOf(open, isAnswered, isUncovered));
        },
      };
    });
    expect(seen).toEqual(new Set(['answered', 'uncovered']));
  });

  it('are taken as if there had been no hold once it has been ended', async () => {
    const open = await openClass();
    await release(service.store, await holdEvaluations(service.store, open.period, open.evaluations));
    expect(await answer(open, service.store)).toBe(true);
    expect(await uncover(open, service.store, 'courses')).toBe(false);
  });

  it('take a hold for ended whose process has died, which can then end nothing', async () => {
    const open = await openClass();
    const hold = await holdEvaluations(service.store, open.period, open.evaluations);
    const lapse = changeStep(holdKey(open.period), { set: [[['until'], 1]] }, () => undefined);
    await service.store.write([lapse]);
    expect(await answer(open, service.store)).toBe(true);
    await expect(service.store.write([hold.step])).rejects.toThrow(WriteRefused);
    expect(await uncover(open, service.store, 'courses')).toBe(false);
  });

  it('are both taken one after the other, when the courses are covered again in between', async () => {
    const open = await openClass();
    const course = String((await service.store.read(nth(open.sections)))?.course);
    expect(await uncover(open, service.store, 'courses')).toBe(true);
    const change = { ...noChange, attributes: { course_uuids: [course] } };
    await updatePeriod(service.store, open.period, change, { now });
    await discardAnswers(service.store);
    expect(await answer(open, service.store)).toBe(true);
    expect(await ballotsOf(nth(open.evaluations))).toHaveLength(1);
    expect(await uncover(open, service.store, 'courses')).toBe(false);
  });

  it('leave a hold that has died to the next one', async () => {
    const open = await openClass();
    await holdEvaluations(service.store, open.period, open.evaluations);
    const lapse = changeStep(holdKey(open.period), { set: [[['until'], 1]] }, () => undefined);
    await service.store.write([lapse]);
    expect(await uncover(open, service.store, 'courses')).toBe(true);
    expect(await outcomeOf(open, false, true)).toBe('uncovered');
  });
});
