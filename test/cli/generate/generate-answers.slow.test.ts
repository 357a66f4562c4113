import { beforeAll, expect, it } from 'vitest';
import { CommandFailed } from '../../../cli/command.ts';
import { type Generation, generateAnswers } from '../../../cli/generate/generate-answers.ts';
import { foldPeriod } from '../../../lib/domain/evaluations/closing/fold-period.ts';
import type { UnitResult } from '../../../lib/domain/evaluations/results/frozen-result.ts';
import { detailKeys, unitsOf } from '../../../lib/domain/evaluations/results/result-details.ts';
import { type Answer, readBallots } from '../../../lib/store/ballots.ts';
import { keyOf, wholePartition } from '../../../lib/store/keys.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import {
  nth,
  type OpenPeriod,
  openPeriod,
  scale,
  seedInstructor,
} from '../../lib/domain/evaluations/answering/support/open-period.ts';
import { describeInProcess } from '../../support/routes-under-test.ts';
import { startService, type TestService } from '../../support/service.ts';
import { contentOf } from '../../support/table-content.ts';

const now = new Date();
const yesterday = new Date(now.getTime() - 86_400_000);
const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);
const threshold = 3;

const questions = [
  [
    { kind: 'heading' },
    { kind: 'scale', scale, is_required: true },
    { kind: 'scale', scale, subject: 'instructor', allows_comment: true },
  ],
  [{ kind: 'text' }],
];

let service: TestService;
let open: OpenPeriod;

/** The first two sections have twelve students each, four of them in both; the third has none. */
const enrolments = Array.from({ length: 20 }, (_, place) => [...(place < 12 ? [0] : []), ...(place >= 8 ? [1] : [])]);

const generate = (more: Partial<Generation> = {}) => generateAnswers(service.store, { seed: 'one', now, ...more });

const ballotsOf = async (evaluation: string): Promise<readonly Answer[][]> =>
  (await Array.fromAsync(readBallots(service.store, evaluation))).flat().map(({ answers }) => [...answers]);

const participationsIn = (evaluation: string) =>
  service.store.queryRange(keyOf.participation(evaluation, '').pk, wholePartition);

const participantsOf = async (evaluation: string): Promise<string[]> =>
  (await participationsIn(evaluation)).map(({ sk }) => String(sk));

const ballotsOfAll = async () => Promise.all(open.evaluations.map(ballotsOf));

const unitsOfResult = async (evaluation: string): Promise<UnitResult[]> => {
  const record = await service.store.read({ type: 'course_evaluation_result', id: evaluation });
  return unitsOf(await service.store.getMany(detailKeys(record as StoredRecord)));
};

/** Value → how many, of the answers to a question about the course or an instructor. */
const countsIn = (
  ballots: readonly Answer[][],
  question: string,
  instructor: string | null,
): Record<string, number> => {
  const counts = new Map(['1', '2', '3', '4', '5'].map((value) => [value, 0]));
  for (const { value, ...answer } of ballots.flat()) {
    if (answer.question !== question || (answer.instructor ?? null) !== instructor || value === undefined) continue;
    counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
  }
  return Object.fromEntries(counts);
};

const meanOf = (counts: Readonly<Record<string, number>>): number => {
  const entries = Object.entries(counts);
  const n = entries.reduce((sum, [, count]) => sum + count, 0);
  return entries.reduce((sum, [value, count]) => sum + Number(value) * count, 0) / n;
};

describeInProcess('students who are made to answer', () => {
  beforeAll(async () => {
    service = await startService();
    await expect(generate()).rejects.toThrow('No evaluation period is open, and students answer only then.');
    open = await openPeriod(service, { sections: 3, enrolments, questions, now });
    const body = {
      data: {
        type: 'course_evaluation_period',
        id: open.period,
        attributes: { minimum_response_threshold: threshold },
      },
    };
    await service.call('PATCH', `/api/v1/course_evaluation_periods/${open.period}`, { body });
    // A student of the second section who teaches the first one.
    for (const user of [await service.seedUser(), nth(open.users, 19)])
      await seedInstructor(service, nth(open.sections), user);
  });

  it('are enrolled, answer once, and are as many as usually do', async () => {
    const { made, periods, obstacles } = await generate();
    expect(obstacles).toEqual([]);
    expect(periods).toEqual([{ name: 'Finals', evaluations: 3, students: 24, before: 0, made }]);
    const [first = [], second = [], third = []] = await ballotsOfAll();
    expect(first.length + second.length).toBe(made);
    expect(third).toEqual([]);
    for (const [place, ballots] of [first, second].entries()) {
      // 25 to 90 % of twelve.
      expect(ballots.length).toBeGreaterThanOrEqual(3);
      expect(ballots.length).toBeLessThanOrEqual(11);
      const enrolled = open.students
        .filter((_, student) => enrolments[student]?.includes(place))
        .map(({ user }) => user);
      const participants = await participantsOf(nth(open.evaluations, place));
      expect(participants).toHaveLength(ballots.length);
      expect(participants.filter((id) => !enrolled.includes(id))).toEqual([]);
      // On days since the period opened, and nothing more of when.
      const days = (await participationsIn(nth(open.evaluations, place))).map(({ day }) => String(day));
      for (const day of days) expect([dayOf(yesterday), dayOf(now)]).toContain(day);
    }
  });

  it('do nothing the second time, whatever the seed', async () => {
    const before = await contentOf(service.store);
    const ballots = await ballotsOfAll();
    expect(await generate()).toMatchObject({ made: 0 });
    expect(await generate({ seed: 'other' })).toMatchObject({ made: 0 });
    expect(await contentOf(service.store)).toEqual(before);
    expect(await ballotsOfAll()).toEqual(ballots);
  });

  it('answer as others do after a run that was interrupted', async () => {
    const sent = await ballotsOfAll();
    const again = await openPeriod(service, {
      sections: 1,
      enrolments: enrolments.slice(0, 12).map(() => [0]),
      questions,
      now,
    });
    const onProgress = () => {
      throw new Error('killed');
    };
    await expect(generate({ onProgress })).rejects.toThrow('killed');
    const evaluation = nth(again.evaluations);
    const some = await participantsOf(evaluation);
    await generate();
    const all = await participantsOf(evaluation);
    expect(all.length).toBeGreaterThan(some.length);
    expect(some.filter((id) => !all.includes(id))).toEqual([]);
    expect(await generate({ seed: 'third' })).toMatchObject({ made: 0 });
    expect(await ballotsOfAll()).toEqual(sent);
  });

  it('never are more than there are, whatever is asked for', async () => {
    const outcome = await generate({ count: 1_000 });
    expect(outcome.made).toBeGreaterThan(0);
    const ballots = await ballotsOfAll();
    expect(ballots.map(({ length }) => length)).toEqual([12, 12, 0]);
    expect(await generate({ count: 1_000 })).toMatchObject({ made: 0 });
  });

  it('give the figures that follow from what they sent, once the period is closed', async () => {
    const sent = await ballotsOfAll();
    const later = new Date(now.getTime() + 2 * 86_400_000);
    expect(await foldPeriod(service.store, open.period, { now: later })).toBe('folded');
    let compared = 0;
    for (const [place, evaluation] of open.evaluations.slice(0, 2).entries()) {
      for (const { instructor, questions: results } of await unitsOfResult(evaluation)) {
        for (const {
          question,
          kind,
          is_suppressed: isSuppressed,
          is_pooled: isPooled,
          counts,
          figures,
          n,
        } of results) {
          if (kind !== 'scale' || isSuppressed || isPooled || counts === undefined) continue;
          const expected = countsIn(nth(sent, place), question, instructor);
          expect(counts).toEqual(expected);
          expect(n).toBe(Object.values(expected).reduce((sum, count) => sum + count, 0));
          expect(figures?.mean).toBeCloseTo(meanOf(expected), 5);
          compared += 1;
        }
      }
    }
    // The course in both sections, and in the first those who teach it.
    expect(compared).toBeGreaterThanOrEqual(3);
    expect(await ballotsOfAll()).toEqual([[], [], []]);
  });

  it('answer elsewhere where what they would send is too large', async () => {
    const crowded = await startService();
    const choices = Array.from({ length: 50 }, (_, place) => ({ key: `k${place}`.padEnd(40, '_'), label: 'Yes' }));
    const long = { kind: 'multiple_choice', subject: 'instructor', is_required: true, not_applicable: false, choices };
    const { sections, evaluations } = await openPeriod(crowded, {
      sections: 2,
      enrolments: [[0], [0], [1], [1]],
      questions: [[{ kind: 'scale', scale, is_required: true }, ...Array.from({ length: 10 }, () => long)]],
      now,
    });
    // More than 64 KB of choices.
    for (let number = 0; number < 15; number += 1)
      await seedInstructor(crowded, nth(sections), await crowded.seedUser());
    const outcome = await generateAnswers(crowded.store, { seed: 1, now, count: 4 });
    expect(outcome).toMatchObject({
      made: 2,
      obstacles: [],
      refusals: ['Not all can answer "Finals": Answers is too large (maximum is 65536 bytes) (2 students).'],
    });
    const counts = evaluations.map(async (id) => (await Array.fromAsync(readBallots(crowded.store, id))).flat().length);
    expect(await Promise.all(counts)).toEqual([0, 2]);
  });

  it('are not there without questions, students or an open period', async () => {
    const silent = await startService();
    const answer = () => generateAnswers(silent.store, { seed: 1, now });
    await openPeriod(silent, { sections: 1, enrolments: [[0]], questions: [[{ kind: 'heading' }]], now });
    await expect(answer()).rejects.toThrow('"Finals" asks no questions: import some');
    await openPeriod(silent, { sections: 1, enrolments: [], now });
    await expect(answer()).rejects.toThrow('In the sections of "Finals" no students are enrolled.');
    const closed = { seed: 1, now: new Date(now.getTime() + 3 * 86_400_000) };
    await expect(generateAnswers(silent.store, closed)).rejects.toThrow(
      'No evaluation period is open, and students answer only then: "Finals" is closed, "Finals" is closed.',
    );
    await expect(generateAnswers(silent.store, closed)).rejects.toThrow(CommandFailed);
  });
});
