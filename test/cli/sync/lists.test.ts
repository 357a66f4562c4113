import { describe, expect, it } from 'vitest';
import { below, copiedTypes, readAlone } from '../../../cli/sync/lists.ts';
import { announcedTypes } from '../../../lib/resources/announced-types.ts';
import { withoutMidterms } from '../../../lib/resources/course-evaluations/midterm.ts';

describe('facet sync', () => {
  it('copies every type that is in the feed, and knows what lists leave out', () => {
    const announced = announcedTypes().map(({ resource }) => resource);
    expect(copiedTypes.toSorted()).toEqual(announced.map(({ type }) => type).toSorted());
    const withMore = announced.filter((each) => each.companions !== undefined);
    expect(readAlone).toEqual(withMore.map(({ type }) => type));
    // Midterms are in no feed either.
    const ofMidterms = withoutMidterms.contains;
    const inPart = announced.filter(({ list: { contains } }) => contains !== undefined && contains !== ofMidterms);
    expect(Object.keys(below)).toEqual(inPart.map(({ type }) => type));
  });
});
