import type { AnyResource } from '../../definition/resource.ts';
import type { Place } from '../list-order.ts';
import { pageOf, roomFor } from './page-of.ts';
import type { Search } from './search.ts';
import { hasAll, isFirst, shareOfLook, walkWord, wordsToLookAt } from './walk-word.ts';
import { readEntries } from './word-entries.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/**
 * Finds records whose entries hold all their words: along the word of the search that leads to the fewest, as a first look at
 * the longest ones shows. The look is one round trip, the records are a second; where the look finds few, one or two more.
 */
export const searchTexts =
  (resource: AnyResource): Search =>
  async (store, request) => {
    const { size, words, from } = request;
    const { type } = resource;
    const known = from?.values[0];
    const asked = typeof known === 'string' ? [known] : wordsToLookAt(words);
    const limit = shareOfLook(asked, request);
    const looks = await Promise.all(asked.map((word) => readEntries(store, [type, word], { after: from?.id, limit })));
    const spent = sum(looks.map(({ units }) => units));
    const ways = asked.map((word, index) => ({ word, look: looks[index] ?? { entries: [], isAll: true, units: 0 } }));
    const [shortest] = ways
      .filter(({ look }) => look.isAll)
      .sort((one, other) => one.look.entries.length - other.look.entries.length);
    const way = shortest ?? ways[0];
    if (way === undefined) throw new Error('a search has a word');
    const { word, look } = way;
    const isWanted = (entry: (typeof look.entries)[number]) => isFirst(entry, word) && hasAll(entry, request);
    const walked = await walkWord(store, [type, word], look, { size, spent, isWanted });
    const placeAt = (key: string): Place => ({ values: [word], id: key });
    const page = walked.entries.slice(0, roomFor(size, spent + walked.units));
    const last = page.length < walked.entries.length ? page.at(-1)?.key : walked.isAll ? undefined : walked.last;
    return pageOf(store, resource, {
      found: page.map(({ id, key }) => ({ id, place: placeAt(key) })),
      next: last === undefined ? undefined : placeAt(last),
      total: from === undefined && last === undefined ? page.length : undefined,
    });
  };
