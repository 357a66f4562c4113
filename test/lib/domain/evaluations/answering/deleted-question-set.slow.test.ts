import { expect, it } from 'vitest';
import { atEveryCall } from '../../../../support/interleave.ts';
import { startService, toOne } from '../../../../support/service.ts';
import { nth, openPeriod } from './support/open-period.ts';
import { now, submittingTo, valueFor } from './support/submitting.ts';

const service = await startService();
const { submit, ballotsOf } = submittingTo(service);

it('a submission comes also where a question set is deleted meanwhile that asks nothing', async () => {
  await atEveryCall(service.store, async () => {
    const open = await openPeriod(service, { sections: 1, enrolments: [[0]], now });
    const period = { type: 'course_evaluation_period', id: open.period };
    const empty = await service.seed('course_evaluation_question_set', { name: 'Empty' }, { period: toOne(period) });
    return {
      work: async (store) => {
        await submit(open, valueFor(open), {}, store);
        expect(await ballotsOf(nth(open.evaluations))).toHaveLength(1);
      },
      meanwhile: () => service.call('DELETE', `/api/v1/course_evaluation_question_sets/${empty.id}`),
    };
  });
});
