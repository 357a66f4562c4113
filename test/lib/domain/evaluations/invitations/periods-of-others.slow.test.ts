import { expect, it } from 'vitest';
import { openToPerson } from '../../../../../lib/domain/evaluations/invitations/open-to-person.ts';
import { readMyRates, readOwn } from '../../../../../lib/domain/evaluations/response-rates/my-rates.ts';
import { Store } from '../../../../../lib/store/store.ts';
import { startService } from '../../../../support/service.ts';
import { nth, openPeriod, seedInstructor } from '../answering/support/open-period.ts';

const service = await startService();
const now = new Date();
const dayMs = 86_400_000;

const open = (days = 0) =>
  openPeriod(service, { sections: 1, enrolments: [[0]], now: new Date(now.getTime() + days * dayMs) });

/** What work finds, and the requests and units that it takes. */
const measured = async <Found>(work: (store: Store) => Promise<Found>) => {
  const store = new Store(service.store.client, service.store.tableName);
  const found = await work(store);
  const { units, requests } = store.meter.consumption;
  return { found, cost: { units, requests } };
};

it('costs a student and an instructor nothing that other terms have periods, open or closed', async () => {
  const own = await open();
  const teacher = await service.seed('user', { display_name: 'Ada' });
  const { instructor } = await seedInstructor(service, nth(own.sections), teacher);
  const standing = { instructors: new Set([String(instructor)]), departments: new Set<string>() };
  const look = async () => [
    await measured((store) => openToPerson(store, nth(own.users).id, now)),
    await measured(async (store) => (await readMyRates(store, await readOwn(store, standing, now))).evaluations),
  ];
  const alone = await look();
  for (const days of [0, 0, 0, -30, -60, -90, 30]) await open(days);
  expect(await look()).toEqual(alone);
  const [asStudent, asTeacher] = alone;
  expect(asStudent?.found).toMatchObject([{ period: { id: own.period } }]);
  expect(asTeacher?.found).toMatchObject([{ period: own.period }]);
  expect(asStudent?.cost.units).toBeLessThanOrEqual(12);
  expect(asTeacher?.cost.units).toBeLessThanOrEqual(12);
});
