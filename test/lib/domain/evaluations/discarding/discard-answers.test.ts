import { beforeAll, expect, it } from 'vitest';
import { scanTable } from '../../../../../infra/tools/bench/scan-table.ts';
import { submitAnswers } from '../../../../../lib/domain/evaluations/answering/submit-answers.ts';
import { withdrawSection } from '../../../../../lib/domain/evaluations/coverage/withdraw-section.ts';
import { discardAnswers } from '../../../../../lib/domain/evaluations/discarding/discard-answers.ts';
import { readBallots } from '../../../../../lib/store/ballots.ts';
import { keyOf } from '../../../../../lib/store/keys.ts';
import type { Step } from '../../../../../lib/store/steps.ts';
import { Store } from '../../../../../lib/store/store.ts';
import { describeInProcess } from '../../../../support/routes-under-test.ts';
import { startService, type TestService } from '../../../../support/service.ts';
import { nth, type OpenPeriod, openPeriod } from '../answering/support/open-period.ts';

let service: TestService;

beforeAll(async () => {
  service = await startService();
});

const cover = async ({ period }: OpenPeriod, course_uuids: readonly string[]): Promise<void> => {
  const data = { type: 'course_evaluation_period', id: period, attributes: { course_uuids } };
  const body = { data, meta: { discard_results: true } };
  const answer = await service.call('PATCH', `/api/v1/course_evaluation_periods/${period}`, { body });
  if (answer.status !== 200) throw new Error(answer.text);
};

const submit = (open: OpenPeriod, student = 0, store = service.store) =>
  submitAnswers(store, {
    student: nth(open.students, student).id,
    period: open.period,
    evaluation: nth(open.evaluations),
    answers: [{ question: nth(nth(open.questions)).id, value: 4 }],
    now: new Date(),
  });

const ballotsOf = async (open: OpenPeriod) =>
  (await Array.fromAsync(readBallots(service.store, nth(open.evaluations)))).flat();

const makeOpen = () => openPeriod(service, { sections: 1, enrolments: [[0], [0]], now: new Date() });

/** What the main table holds of answers: types of records, and partitions of other items. */
const tracesOf = async ({ evaluations, period }: OpenPeriod): Promise<string[]> => {
  const items = await scanTable(service.store);
  const responses = items.filter(({ evaluation }) => evaluations.some((id) => id === evaluation));
  const ids = new Set(responses.map(({ id }) => id));
  const parts = items.filter(({ evaluation_response: id }) => ids.has(id as string));
  const others = items.filter(
    ({ pk, sk }) => evaluations.some((id) => `${pk}${sk}`.includes(id)) && !String(pk).includes(period),
  );
  return [...new Set([...responses, ...parts, ...others].map(({ pk }) => String(pk).split('#')[0] ?? ''))].sort();
};

describeInProcess('evaluations that are destroyed', () => {
  it('lose their responses at once, and ballots and participations by the function that may touch them', async () => {
    const open = await makeOpen();
    await submit(open);
    await submit(open, 1);
    const course = String(nth(open.sections).course);
    await cover(open, []);
    expect(await tracesOf(open)).toEqual(['discarded_answers', 'participation', 'tally']);
    expect(await ballotsOf(open)).toHaveLength(2);
    // Created again before the ballots are gone it takes none.
    await cover(open, [course]);
    await expect(submit(open)).rejects.toMatchObject({ errors: [{ code: 'already_answered' }] });
    expect(await discardAnswers(service.store)).toBe(1);
    expect(await ballotsOf(open)).toEqual([]);
    expect(await tracesOf(open)).toEqual(['course_evaluation']);
    expect(await discardAnswers(service.store)).toBe(0);
    await submit(open);
    expect(await ballotsOf(open)).toHaveLength(1);
  });

  it('take no ballot that was on its way', async () => {
    const open = await makeOpen();
    await submit(open, 1);
    class Overtaken extends Store {
      override async write(steps: readonly Step[]) {
        await cover(open, []);
        return super.write(steps);
      }
    }
    const { client, tableName } = service.store;
    const late = submit(open, 0, new Overtaken(client, tableName));
    await expect(late).rejects.toMatchObject({ errors: [{ code: 'not_open' }] });
    await discardAnswers(service.store);
    expect(await ballotsOf(open)).toEqual([]);
    expect(await tracesOf(open)).toEqual([]);
    const evaluation = keyOf.record({ type: 'course_evaluation', id: nth(open.evaluations) });
    expect(await service.store.get(evaluation)).toBeUndefined();
  });

  it('are left alone where their section is withdrawn after an answer', async () => {
    const open = await makeOpen();
    await submit(open);
    await withdrawSection(service.store, nth(open.sections).id, new Date());
    expect(await tracesOf(open)).toContain('course_evaluation_response');
    expect(await ballotsOf(open)).toHaveLength(1);
  });
});
