import { describe, expect, it } from 'vitest';
import { findsNaively } from '../../support/naive-search.ts';
import { seededRandom } from '../../support/random.ts';
import { searchAll } from '../../support/search-all.ts';
import { startService, toOne } from '../../support/service.ts';

const service = await startService();
const term = await service.seed('course_evaluation_term', { name: 'Autumn' });

describe('a search of many sections', () => {
  const random = seededRandom(5);
  const below = (most: number): number => Math.floor(random() * most);
  const pick = <Value>(values: readonly Value[]): Value => values[below(values.length)] as Value;
  const titles = ['Introduction', 'Advanced', 'History', 'Art', 'of', 'Women’s', 'Écology', 'Data'];
  const subjects = ['ART', 'HIST', 'ENVI', 'DATA'];

  it('finds exactly what a naive one finds', async () => {
    const [allCourses, allSections] = [new Map<string, string[]>(), new Map<string, string[]>()];
    for (let index = 0; index < 14; index += 1) {
      const name = `${pick(titles)} ${pick(titles)}`;
      const course = await service.seed('course_evaluation_course', { name });
      const numbers = Array.from({ length: below(3) }, () => `${pick(subjects)}${pick(['', ' '])}${100 + below(6)}`);
      for (const number of numbers)
        await service.seed('course_evaluation_listing_number', { number }, { course: toOne(course) });
      allCourses.set(course.id, [name, ...numbers]);
      for (let each = below(4); each > 0; each -= 1) {
        const own = [pick(['001', '002', '101', 'Art lab']), `S-${100 + below(9)}`] as const;
        const section = await service.seed(
          'course_evaluation_section',
          { name: own[0], external_id: own[1] },
          { term: toOne(term), course: toOne(course) },
        );
        allSections.set(section.id, [...own, name, ...numbers]);
      }
    }
    const texts = [...allSections.values()].flat();
    const piece = (): string => {
      const word = pick(pick(texts).split(' '));
      return word.slice(0, 1 + below(word.length));
    };
    for (let round = 0; round < 15; round += 1) {
      const query = Array.from({ length: 1 + below(3) }, piece).join(' ');
      const size = pick([3, 25]);
      for (const [collection, all] of [
        ['course_evaluation_courses', allCourses],
        ['course_evaluation_sections', allSections],
      ] as const) {
        const wanted = [...all].flatMap(([id, each]) =>
          findsNaively(query, { texts: each.map((text) => text.replaceAll('’', "'")) }) ? [id] : [],
        );
        const found = (await searchAll(service, collection, query.replaceAll('’', "'"), size)).filter((id) =>
          all.has(id),
        );
        expect(found, query).toHaveLength(new Set(found).size);
        expect(found.sort(), query).toEqual(wanted.sort());
      }
    }
  });
});
