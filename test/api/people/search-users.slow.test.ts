import { describe, expect, it } from 'vitest';
import { findsNaively } from '../../support/naive-search.ts';
import { seededRandom } from '../../support/random.ts';
import { searchAll } from '../../support/search-all.ts';
import { startService } from '../../support/service.ts';

const service = await startService();

interface Attributes {
  readonly display_name: string;
  readonly primary_employee_id?: string;
  readonly emails?: readonly string[];
  readonly employee_ids?: Readonly<Record<string, string>>;
}

const seed = async (attributes: Attributes) => (await service.seed('user', attributes)).id;

describe('a search of many people', () => {
  const random = seededRandom(11);
  const pick = <Value>(values: readonly [Value, ...Value[]]): Value =>
    values[Math.floor(random() * values.length)] ?? values[0];
  const given = [
    'Maria',
    'María',
    'Mary',
    'Martin',
    'Mårten',
    'Max',
    'Anna',
    'Änne',
    'Jean-Luc',
    "D'Arcy",
    'Li',
    'Søren',
  ] as const;
  const family = [
    'Schmidt',
    'Schmitt',
    'Schulz',
    "O'Brien",
    'Müller',
    'Martín',
    'Marx',
    'Straße',
    'Łęcka',
    'de la Cruz',
    'Ng',
  ] as const;

  it('finds exactly what a naive one finds', async () => {
    const people = new Map<string, Attributes>();
    for (let index = 0; index < 40; index += 1) {
      const [first, last] = [pick(given), pick(family)];
      const local = `${first.normalize('NFD').replace(/[^A-Za-z]/g, '')}.${index % 17}`;
      const attributes = {
        display_name: random() < 0.2 ? `${first} ${pick(given)} ${last}` : `${first} ${last}`,
        ...(random() < 0.8 && { primary_employee_id: `E${1_000 + index}` }),
        ...(random() < 0.7 && { emails: [`${local}@uni.example`] }),
        ...(random() < 0.3 && { employee_ids: { card: `K-${index}` } }),
      };
      people.set(await seed(attributes), attributes);
    }
    const texts = [...people.values()].flatMap(({ display_name, primary_employee_id = '', emails = [] }) => [
      display_name,
      display_name.toUpperCase(),
      primary_employee_id,
      ...emails,
    ]);
    const piece = (): string => {
      const words = pick(texts as [string, ...string[]])
        .split(/\s+/)
        .filter((each) => each !== '');
      const word = words[Math.floor(random() * words.length)] ?? 'ma';
      return word.slice(0, 1 + Math.floor(random() * word.length));
    };
    for (let round = 0; round < 60; round += 1) {
      const query = Array.from({ length: 1 + Math.floor(random() * 3) }, piece).join(' ');
      const wanted = [...people].flatMap(
        ([id, { display_name, primary_employee_id = '', emails = [], employee_ids = {} }]) =>
          findsNaively(query, { texts: [display_name, primary_employee_id, ...Object.values(employee_ids)], emails })
            ? [id]
            : [],
      );
      const found = (await searchAll(service, 'users', query, pick([4, 25, 100]))).filter((id) => people.has(id));
      expect(found, query).toHaveLength(new Set(found).size);
      expect(found.sort(), query).toEqual(wanted.sort());
    }
  });
});
