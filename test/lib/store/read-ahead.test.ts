import { expect, it } from 'vitest';
import type { Key } from '../../../lib/store/keys.ts';
import { ReadAhead } from '../../../lib/store/read-ahead.ts';
import { startService } from '../../support/service.ts';

const { store: open, seed } = await startService();
const [one, two] = [await seed('workflow', { name: 'One' }), await seed('workflow', { name: 'Two' })];
const nobody = { type: 'workflow', id: '01a1f873-f593-733c-bbdd-02ff9f3e5ecc' };
const keyOf = ({ type, id }: { type: string; id: string }): Key => ({ pk: `${type}#${id}`, sk: '#' });

it('answers what was guessed without asking again, and reads what was not', async () => {
  const before = open.meter.consumption.requests;
  const reading = open.readAhead((read) => new ReadAhead([keyOf(one), keyOf(nobody)], read));
  expect(await open.read(one)).toMatchObject({ name: 'One' });
  expect(await open.read(nobody)).toBeUndefined();
  expect(open.meter.consumption.requests - before).toBe(1);
  const found = await open.readMany([two, nobody, one]);
  expect(found.map(({ name }) => name)).toEqual(['Two', 'One']);
  expect(open.meter.consumption.requests - before).toBe(2);
  expect(reading.asked).toEqual([one, nobody, two].map(keyOf));
});

it('throws the error of a failed read to whoever asks, and to nobody else', async () => {
  const reading = new ReadAhead([keyOf(one)], () => Promise.reject(new Error('no answer')));
  await expect(reading.get([keyOf(one)])).rejects.toThrow('no answer');
});
