import { describe, expect, it } from 'vitest';
import { costOf } from '../../support/server-timing.ts';
import { idsOf, type Person, startReviews } from './support/reviews.ts';

const { person, department, group, workflow, chair, newCase, list } = await startReviews();

describe('whoever sees more cases than can be read one by one', () => {
  it('is shown the same as everybody else, page by page', async () => {
    const top = await department();
    const candidate = await person(await department(top));
    const [member, boss, recused, kind] = [await person(), await person(), await person(), await workflow()];
    const committee = await group(member, recused);
    await Promise.all([chair(boss, top), chair(recused, top)]);
    const parts = { candidate, group: committee, workflow: kind };
    const ids: string[] = [];
    for (let index = 0; index < 220; index += 1) {
      if (index % 4 === 0) await newCase({ workflow: kind });
      ids.push((await newCase(index % 10 === 0 ? { ...parts, recused: [recused] } : parts)).id);
    }
    const pagesOf = async ({ authorization }: Person): Promise<string[][]> => {
      const pages: string[][] = [];
      for (let query: string | null = '?page[size]=60&sort=created_at'; query !== null; ) {
        const answer = await list(authorization, query);
        pages.push(idsOf(answer));
        query = answer.document.links.next === null ? null : new URL(answer.document.links.next).search;
      }
      return pages;
    };
    const allowed = ids.filter((_, index) => index % 10 !== 0);
    for (const [who, expected] of [
      [member, ids],
      [boss, ids],
      [recused, allowed],
    ] as const) {
      const pages = await pagesOf(who);
      expect(pages.flat()).toEqual(expected);
      for (const full of pages.slice(0, -1)) expect(full).toHaveLength(60);
      // One unit for each case would be more.
      expect(costOf(await list(who.authorization, '?page[size]=1')).units).toBeLessThan(100);
    }
  });
});
