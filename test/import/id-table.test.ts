import { expect, it } from 'vitest';
import { IdTable } from '../../lib/import/load/id-table.ts';

const idOf = (n: number): string => `01890a5d-ac96-774b-bcce-${String(n).padStart(12, '0')}`;
const many = 5_000;
const numbers = Array.from({ length: many }, (_, n) => n);

const filled = (): IdTable => {
  const table = new IdTable();
  for (const n of numbers) table.set(`oneroster#user#u${n}`, { id: idOf(n), isEnded: n % 3 === 0 });
  return table;
};

it('finds what it holds, and nothing else', () => {
  const table = filled();
  expect(table.size).toBe(many);
  for (const n of numbers) expect(table.get(`oneroster#user#u${n}`)).toEqual({ id: idOf(n), isEnded: n % 3 === 0 });
  for (const n of numbers) expect(table.get(`oneroster#student#u${n}`)).toBeUndefined();
});

it('keeps the last id of a name', () => {
  const table = filled();
  table.set('oneroster#user#u7', { id: idOf(70_000), isEnded: true });
  expect(table.get('oneroster#user#u7')).toEqual({ id: idOf(70_000), isEnded: true });
  expect(table.size).toBe(many);
});

it('forgets one name, which may come again, and leaves the others', () => {
  const table = filled();
  for (const n of numbers) if (n % 2 === 0) table.delete(`oneroster#user#u${n}`);
  table.delete('oneroster#user#nobody');
  for (const n of numbers) expect(table.get(`oneroster#user#u${n}`)?.id).toBe(n % 2 === 0 ? undefined : idOf(n));
  table.set('oneroster#user#u4', { id: idOf(4), isEnded: false });
  expect(table.get('oneroster#user#u4')).toEqual({ id: idOf(4), isEnded: false });
});

it('forgets all names', () => {
  const table = filled();
  table.clear();
  expect(table.size).toBe(0);
  expect(table.get('oneroster#user#u1')).toBeUndefined();
});

it('refuses an id that is none', () => {
  expect(() => new IdTable().set('oneroster#user#u1', { id: 'r1', isEnded: false })).toThrow('not a UUID');
});
