import { expect } from 'vitest';
import type { TestService } from './service.ts';

/** Ids of all that a search of a collection finds, page by page; fails where a page is larger than asked for. */
export const searchAll = async (
  service: TestService,
  collection: string,
  query: string,
  size = 25,
): Promise<string[]> => {
  const ids: string[] = [];
  let target: string | undefined = `/api/v1/${collection}?filter[q]=${encodeURIComponent(query)}&page[size]=${size}`;
  while (target !== undefined) {
    const { status, document } = await service.call('GET', target);
    expect(status).toBe(200);
    expect(document.data.length).toBeLessThanOrEqual(size);
    expect(document.links).toMatchObject({ prev: null, last: null });
    ids.push(...document.data.map(({ id }: { id: string }) => id));
    const next = document.links.next as string | null;
    if (next !== null) expect(decodeURIComponent(next.split('page%5Bafter%5D=')[1] ?? '')).toMatch(/^[\w-]+$/);
    target = next === null ? undefined : `/api/v1/${next.split('/api/v1/')[1]}`;
  }
  return ids;
};
