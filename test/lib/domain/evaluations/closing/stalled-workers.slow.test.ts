import { expect, test } from 'vitest';
import { submitAnswers } from '../../../../../lib/domain/evaluations/answering/submit-answers.ts';
import { foldPeriod } from '../../../../../lib/domain/evaluations/closing/fold-period.ts';
import { discardAnswers, discardBallots } from '../../../../../lib/domain/evaluations/discarding/discard-answers.ts';
import { discardPeriod } from '../../../../../lib/domain/evaluations/discarding/discard-period.ts';
import { coverCourses } from '../../../../../lib/domain/evaluations/periods/update-period.ts';
import { discardSteps } from '../../../../../lib/domain/evaluations/tally/items.ts';
import { JsonApiError } from '../../../../../lib/errors/json-api-error.ts';
import { courseEvaluationComment } from '../../../../../lib/resources/course-evaluations/course-evaluation-comment.ts';
import { putBallotStep } from '../../../../../lib/store/ballots.ts';
import { filterPath } from '../../../../../lib/store/filter-index.ts';
import { wholePartition } from '../../../../../lib/store/keys.ts';
import { readList } from '../../../../../lib/store/list.ts';
import { allKeys } from '../../../../../lib/store/list-index.ts';
import { type Item, partitionQuery } from '../../../../../lib/store/queries.ts';
import type { StoredRecord } from '../../../../../lib/store/record.ts';
import type { Store } from '../../../../../lib/store/store.ts';
import { makeStage, type Stage } from '../../../../support/copy-tables.ts';
import { atEveryRequest } from '../../../../support/interleave.ts';
import { type AskedPeriod, afterClosing, answer, askPeriod, type Evaluated } from './support/answered-period.ts';
import { only } from './support/folding.ts';
import { reopenUntil } from './support/reopening.ts';

/** The tables of the scene. */
let store: Store;

const closesAgain = '2025-12-20T05:00:00.000Z';
const closed = { now: afterClosing };
const closedAgain = { now: new Date('2025-12-20T05:01:00.000Z') };
const whileOpen = new Date('2025-11-26T12:00:00.000Z');
const anywhere = { ballots: discardBallots };

const answerAll = async (period: AskedPeriod, of: Evaluated, value: number): Promise<void> => {
  for (const student of of.students.keys())
    await answer(store, of, student, [{ question: period.questions.overall, value, comment: `said ${value}` }]);
};

/** A class of three. */
const newClass = async () => {
  const period = await askPeriod(store, [{ enrolled: 3, teachers: 1 }], { minimum_response_threshold: 3 });
  return { period, evaluation: only(period.evaluations) };
};

/** The same in tables of its own, after something has happened in it. */
const classAfter = (act: (period: AskedPeriod, evaluation: Evaluated) => Promise<unknown>) =>
  makeStage(async (made) => {
    store = made;
    const { period, evaluation } = await newClass();
    await act(period, evaluation);
    return { period, evaluation };
  });

const answered = await classAfter((period, evaluation) => answerAll(period, evaluation, 1));
const folded = await classAfter(async (period, evaluation) => {
  await answerAll(period, evaluation, 1);
  await foldPeriod(store, period.id, closed);
});

/** Makes the tables of a scene ready. */
const tablesOf =
  ({ reset }: Stage<unknown>) =>
  async (): Promise<Store> => {
    store = await reset();
    return store;
  };

// Whatever lies with its ballots.
const ballotsOf = ({ id }: Evaluated): Promise<Item[]> =>
  Array.fromAsync(store.pages({ ...partitionQuery(id, undefined), TableName: store.ballotsTableName })).then((pages) =>
    pages.flatMap(({ Items = [] }) => Items),
  );

const { evaluation: byEvaluation } = courseEvaluationComment.filters;

const commentsOf = async ({ id }: Evaluated): Promise<unknown[]> => {
  if (byEvaluation === undefined) throw new Error('comments are not found by their evaluation');
  const path = filterPath(courseEvaluationComment.type, byEvaluation, { values: [id], holds: 'records' });
  const comments = await Array.fromAsync(readList(store, { path, range: allKeys, batch: 100 }));
  return comments.map(({ text }) => text);
};

const resultOf = ({ id }: Evaluated): Promise<StoredRecord | undefined> =>
  store.read({ type: 'course_evaluation_result', id });

const participantsOf = async ({ id }: Evaluated): Promise<number> =>
  (await store.queryRange(`participation#${id}`, wholePartition)).length;

/** The second answers of the class are there, and nothing of a result; they become one when the period closes. */
const expectSecondAnswers = async ({ id }: AskedPeriod, evaluation: Evaluated, at: number): Promise<void> => {
  expect((await ballotsOf(evaluation)).length, `held at ${at}`).toBe(3);
  expect(await participantsOf(evaluation)).toBe(3);
  expect([await resultOf(evaluation), await commentsOf(evaluation)]).toEqual([undefined, []]);
  await foldPeriod(store, id, closedAgain);
  await expectSecondResult(evaluation, at);
};

const expectSecondResult = async (evaluation: Evaluated, at: number): Promise<void> => {
  expect(await resultOf(evaluation), `held at ${at}`).toMatchObject({ completed: 3 });
  expect(await commentsOf(evaluation)).toEqual(['said 5', 'said 5', 'said 5']);
  expect(await ballotsOf(evaluation)).toEqual([]);
  // All of them are found by their ids when they are to be deleted.
  const companions = await store.queryRange(`course_evaluation_result#${evaluation.id}`, wholePartition);
  const parts = companions.filter(({ ids }) => Array.isArray(ids));
  expect(parts.map(({ ids }) => (ids as unknown[]).length)).toEqual([3]);
};

const reopen = async ({ id }: AskedPeriod): Promise<void> => {
  await reopenUntil(store, id, closesAgain);
  expect(await discardPeriod(store, id, anywhere)).toBe(true);
};

const answerAgain = async (period: AskedPeriod, evaluation: Evaluated): Promise<void> => {
  await reopen(period);
  await answerAll(period, evaluation, 5);
};

test('a fold that is held at any request does nothing to a period that was reopened and folded again', async () => {
  const requests = await atEveryRequest(
    tablesOf(answered),
    async () => {
      const { period, evaluation } = answered.made;
      return {
        work: (held) => foldPeriod(held, period.id, closed),
        meanwhile: async () => {
          await answerAgain(period, evaluation);
          await foldPeriod(store, period.id, closedAgain);
        },
        check: async ({ at, isHeld }) => {
          if (isHeld) await expectSecondResult(evaluation, at);
        },
      };
    },
    { every: 2 },
  );
  expect(requests).toBeGreaterThan(10);
});

test('a fold that deletes what another has left deletes no new answers', async () => {
  await atEveryRequest(
    tablesOf(folded),
    async () => {
      const { period, evaluation } = folded.made;
      // As if it had been interrupted before it deleted the ballots.
      const { pk, sk } = { pk: `tally#${evaluation.id}`, sk: '0' };
      await store.write([
        {
          kind: 'change',
          key: { pk, sk },
          conditions: [],
          set: [],
          add: [],
          remove: [['emptied']],
          refused: () => undefined,
        },
      ]);
      return {
        work: (held) => foldPeriod(held, period.id, closed),
        meanwhile: () => answerAgain(period, evaluation),
        check: async ({ at, isHeld }) => {
          if (isHeld) await expectSecondAnswers(period, evaluation, at);
        },
      };
    },
    { every: 3 },
  );
});

test('a discard that is held at any request does nothing to a period that takes its new answers since', async () => {
  const requests = await atEveryRequest(
    tablesOf(folded),
    async () => {
      const { period, evaluation } = folded.made;
      await reopenUntil(store, period.id, closesAgain);
      return {
        work: (held) => discardPeriod(held, period.id, anywhere),
        meanwhile: async () => {
          expect(await discardPeriod(store, period.id, anywhere)).toBe(true);
          await answerAll(period, evaluation, 5);
        },
        check: async ({ at, isHeld }) => {
          if (isHeld) await expectSecondAnswers(period, evaluation, at);
        },
      };
    },
    { every: 2 },
  );
  expect(requests).toBeGreaterThan(10);
});

test('a discard of an evaluation that was destroyed does nothing to one that was created again', async () => {
  const requests = await atEveryRequest(
    tablesOf(folded),
    async () => {
      const { period, evaluation } = folded.made;
      await store.write([putBallotStep(evaluation.id, { answers: [] })]);
      await coverCourses(store, period.id, [], whileOpen);
      return {
        work: (held) => discardAnswers(held),
        meanwhile: async () => {
          await discardAnswers(store);
          await coverCourses(store, period.id, [period.course.id], whileOpen);
          await answerAll(period, evaluation, 5);
        },
        check: async ({ at, isHeld }) => {
          if (!isHeld) return;
          expect((await ballotsOf(evaluation)).length, `held at ${at}`).toBe(3);
          expect(await participantsOf(evaluation)).toBe(3);
          await foldPeriod(store, period.id, closed);
          await expectSecondResult(evaluation, at);
        },
      };
    },
    { every: 2 },
  );
  expect(requests).toBeGreaterThan(5);
});

test('a fold that is held closes no evaluation that was destroyed and created again meanwhile', async () => {
  await atEveryRequest(
    tablesOf(answered),
    async () => {
      const { period, evaluation } = answered.made;
      return {
        work: (held) => foldPeriod(held, period.id, closed),
        meanwhile: async () => {
          await coverCourses(store, period.id, [], afterClosing);
          await store.write(discardSteps(evaluation.id));
          await discardAnswers(store);
          await reopen(period);
          await coverCourses(store, period.id, [period.course.id], new Date(afterClosing.getTime() + 60_000));
          await answerAll(period, evaluation, 5);
        },
        check: async ({ at, isHeld }) => {
          if (isHeld) await expectSecondAnswers(period, evaluation, at);
        },
      };
    },
    { every: 3 },
  );
});

test.each([
  ['was answered', true],
  ['nobody else has answered', false],
])(
  'a submission that is held until the period was reopened is refused, of an evaluation that %s',
  async (_what, isAnswered) => {
    const outcomes: string[] = [];
    // What a process has read of a period it keeps: each scene has another.
    await atEveryRequest(store, async () => {
      const { period, evaluation } = await newClass();
      const [student = ''] = evaluation.students;
      if (isAnswered) await answer(store, evaluation, 1, []);
      const answers = [{ question: period.questions.overall, value: 4 }];
      const submission = { student, period: period.id, evaluation: evaluation.id, answers, now: whileOpen };
      let outcome = 'written';
      return {
        work: (held) =>
          submitAnswers(held, submission).catch((error) => {
            if (!(error instanceof JsonApiError)) throw error;
            outcome = String(error.errors[0]?.code);
          }),
        meanwhile: () => reopen(period),
        check: async ({ isHeld }) => {
          if (isHeld) outcomes.push(outcome);
          expect(await ballotsOf(evaluation)).toHaveLength(
            (outcome === 'written' ? 1 : 0) + (isAnswered && !isHeld ? 1 : 0),
          );
        },
      };
    });
    // Those that have seen that the period is open, before it was reopened, come too late.
    expect(outcomes.at(-1)).not.toBe('written');
  },
);
