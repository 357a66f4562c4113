import { expect, it } from 'vitest';
import { dueOf } from '../../../../../lib/domain/messages/plan/due.ts';
import type { When } from '../../../../../lib/resources/messages/period-message-fields.ts';
import type { StoredRecord } from '../../../../../lib/store/record.ts';

const period = (times: object) => ({ schedules: { one: times } }) as unknown as StoredRecord;

const autumn = period({ opens_at: '2026-10-20T06:00:00.000Z', closes_at: '2026-11-02T22:59:59.000Z' });
const spring = period({ opens_at: '2027-03-25T09:00:00.000Z', closes_at: '2027-04-10T21:59:59.000Z' });

it.each<[string, When, StoredRecord, string | null, string | undefined]>([
  ['at an instant', { at: '2026-10-22T08:00:00.000Z' }, autumn, null, '2026-10-22T08:00:00.000Z'],
  ['when the period opens', { anchor: 'opens_at' }, autumn, 'Europe/Vienna', '2026-10-20T06:00:00.000Z'],
  [
    'at a time of day in the zone, winter after summer',
    { anchor: 'closes_at', days: -1, time: '08:00' },
    autumn,
    'Europe/Vienna',
    '2026-11-01T07:00:00.000Z',
  ],
  [
    'at the time of day of the schedule, which summer time moves',
    { anchor: 'opens_at', days: 7 },
    spring,
    'Europe/Vienna',
    '2027-04-01T08:00:00.000Z',
  ],
  [
    'an hour later where summer time leaves the time out',
    { anchor: 'opens_at', days: 3, time: '02:30' },
    spring,
    'Europe/Vienna',
    '2027-03-28T01:30:00.000Z',
  ],
  [
    'the first time where it comes twice',
    { anchor: 'opens_at', days: 5, time: '02:30' },
    autumn,
    'Europe/Vienna',
    '2026-10-25T00:30:00.000Z',
  ],
  ['in UTC without a zone', { anchor: 'closes_at', days: -2, time: '09:15' }, autumn, null, '2026-10-31T09:15:00.000Z'],
  [
    'on the day that it is in the zone',
    { anchor: 'closes_at', time: '12:00' },
    autumn,
    'Pacific/Auckland',
    '2026-11-02T23:00:00.000Z',
  ],
  ['never without such a time', { anchor: 'closes_at' }, period({ opens_at: null, closes_at: null }), null, undefined],
])('is due %s', (_what, when, of, zone, wanted) => {
  expect(dueOf(when, of, zone)?.toISOString()).toBe(wanted);
});
