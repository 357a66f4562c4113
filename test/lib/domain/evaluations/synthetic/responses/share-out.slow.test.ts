import { describe, expect, it } from 'vitest';
import { answerDay } from '../../../../../../lib/domain/evaluations/synthetic/responses/answer-day.ts';
import { classSize } from '../../../../../../lib/domain/evaluations/synthetic/responses/class-size.ts';
import { makeResponse } from '../../../../../../lib/domain/evaluations/synthetic/responses/make-response.ts';
import { roomOf, shareOut } from '../../../../../../lib/domain/evaluations/synthetic/responses/share-out.ts';
import { newId } from '../../../../../../lib/runtime/ids.ts';
import { randomOf } from '../../../../../../lib/runtime/random.ts';

const placesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const id = newId();
    return { id, students: classSize(id), taken: index % 5 === 0 ? classSize(id) - 1 : index % 3 };
  });

describe('responses shared out over evaluations', () => {
  it.each([1, 10, 99, 1_000, 20_000])('are %i in all, and none gets more than it has students', (count) => {
    const places = placesOf(700);
    const room = places.reduce((sum, place) => sum + roomOf(place), 0);
    const shares = shareOut(places, count, 'seed');
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(Math.min(count, room));
    for (const [index, place] of places.entries()) {
      expect(shares[index]).toBeGreaterThanOrEqual(0);
      expect(shares[index]).toBeLessThanOrEqual(roomOf(place));
    }
  });

  it('are as many as there is room for, and none where there is none', () => {
    expect(shareOut([{ id: newId(), students: 8, taken: 3 }], 100, 1)).toEqual([5]);
    expect(shareOut([{ id: newId(), students: 3, taken: 9 }], 100, 1)).toEqual([0]);
    expect(shareOut([], 100, 1)).toEqual([]);
  });
});

describe('the days of answers', () => {
  const [opens, closes] = [Date.parse('2026-02-01T08:00:00Z'), Date.parse('2026-02-15T22:00:00Z')];
  const many = Array.from({ length: 2_000 }, (_, index) => randomOf('days', index));

  it('are days of the window, most of them after it opens and before it closes', () => {
    const days = many.map((random) => answerDay({ opens, closes, end: closes }, random).toISOString());
    expect(days.every((day) => day.endsWith('T00:00:00.000Z'))).toBe(true);
    expect(days.every((day) => '2026-02-01' <= day && day < '2026-02-16')).toBe(true);
    const share = (from: string, to: string) => days.filter((day) => from <= day && day < to).length / days.length;
    expect(share('2026-02-01', '2026-02-04')).toBeGreaterThan(0.3);
    expect(share('2026-02-13', '2026-02-16')).toBeGreaterThan(0.3);
  });

  it('are the day of a window that has just opened, too', () => {
    for (const random of many.slice(0, 50)) {
      const day = answerDay({ opens, closes: undefined, end: opens + 1 }, random);
      expect(day.toISOString()).toBe('2026-02-01T00:00:00.000Z');
    }
  });

  it('leave 3 to 8 % of section responses not completed, with no time of completion', () => {
    for (const sections of [1, 3, 8]) {
      const asked = {
        evaluation: newId(),
        sections: Array.from({ length: sections }, newId),
        window: { opens, closes, end: closes },
      };
      const parts = many.flatMap((random) => makeResponse(asked, random).sectionResponses);
      const left = parts.filter(({ completed }) => completed !== true);
      expect(left.every((each) => !Object.hasOwn(each, 'completed_at'))).toBe(true);
      expect(left.length / parts.length).toBeGreaterThan(0.03);
      expect(left.length / parts.length).toBeLessThan(0.08);
    }
  });
});
