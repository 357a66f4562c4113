import { describe, expect, it } from 'vitest';
import { Meter } from '../../../lib/store/meter.ts';

const call = (units: number) => async () => ({ ConsumedCapacity: { CapacityUnits: units } });

describe('a meter', () => {
  it('counts calls side by side as one round trip, and their units together', async () => {
    const meter = new Meter();
    await Promise.all([meter.count(call(1)), meter.count(call(2.5))]);
    await meter.count(call(1));
    expect(meter.consumption).toEqual({ requests: 3, roundTrips: 2, units: 4.5 });
  });

  it('refuses every call once it is stopped, and counts none', async () => {
    const meter = new Meter();
    const reason = new Error('stranger');
    meter.stop(reason);
    let isCalled = false;
    const calling = meter.count(async () => {
      isCalled = true;
      return {};
    });
    await expect(calling).rejects.toBe(reason);
    expect([isCalled, meter.consumption.requests]).toEqual([false, 0]);
  });
});
