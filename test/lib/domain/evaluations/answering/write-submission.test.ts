import { expect, it } from 'vitest';
import { injectFaults, sdkError } from '../../../../support/faults.ts';
import { describeInProcess } from '../../../../support/routes-under-test.ts';
import { startService } from '../../../../support/service.ts';
import { nth, openPeriod } from './support/open-period.ts';
import { now, refusalOf, submittingTo, valueFor } from './support/submitting.ts';

const service = await startService();
const { submit, ballotsOf, countOf } = submittingTo(service);

describeInProcess('a submission while the table is in trouble', () => {
  const transactions = (work: (n: number) => ReturnType<Parameters<typeof injectFaults>[1]>) => {
    let count = 0;
    return injectFaults(service.store.client, (name) => {
      if (!name.startsWith('TransactWrite')) return undefined;
      count += 1;
      return work(count);
    });
  };

  it('knows its own write again whose answer was lost', async () => {
    const open = await openPeriod(service, { sections: 1, enrolments: [[0]], now });
    // Of each transaction, however many there are, the first answer.
    const lost = { error: sdkError('TimeoutError'), afterwards: true };
    const stop = transactions((n) => (n % 2 === 1 ? lost : undefined));
    try {
      await submit(open, valueFor(open));
    } finally {
      stop();
    }
    expect(await ballotsOf(nth(open.evaluations))).toHaveLength(1);
    expect(await countOf(nth(open.evaluations))).toBe(1);
    expect(nth((await refusalOf(submit(open, valueFor(open)))).errors).code).toBe('already_answered');
  });

  it('is tried again when it is throttled or in conflict, and comes once', async () => {
    const open = await openPeriod(service, { sections: 1, enrolments: [[0]], now });
    const conflict = sdkError('TransactionCanceledException', {
      CancellationReasons: [{ Code: 'TransactionConflict' }],
    });
    const throttled = sdkError('TransactionCanceledException', { CancellationReasons: [{ Code: 'ThrottlingError' }] });
    const stop = transactions((n) => (n < 12 ? { error: n % 2 === 0 ? throttled : conflict } : undefined));
    try {
      await submit(open, valueFor(open));
    } finally {
      stop();
    }
    expect(await ballotsOf(nth(open.evaluations))).toHaveLength(1);
    expect(await countOf(nth(open.evaluations))).toBe(1);
  });
});
