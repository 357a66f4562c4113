import { describe, expect, it } from 'vitest';
import { answerTimes } from '../../../../lib/domain/evaluations/synthetic-responses/answer-times.ts';
import { classSize } from '../../../../lib/domain/evaluations/synthetic-responses/class-size.ts';
import { makeResponse } from '../../../../lib/domain/evaluations/synthetic-responses/make-response.ts';
import { roomOf, shareOut } from '../../../../lib/domain/evaluations/synthetic-responses/share-out.ts';
import { newId } from '../../../../lib/runtime/ids.ts';
import { randomOf } from '../../../../lib/runtime/random.ts';

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

describe('the times of answers', () => {
  const [opens, closes] = [Date.parse('2026-02-01T08:00:00Z'), Date.parse('2026-02-15T22:00:00Z')];
  const many = Array.from({ length: 2_000 }, (_, index) => randomOf('times', index));

  it('lie in the window, most of them in the evening', () => {
    const window = { opens, closes, end: closes };
    const begun = many.map((random) => {
      const times = answerTimes(window, 3, random);
      expect(times).toEqual([...times].sort((one, other) => one - other));
      expect(times.every((time) => opens <= time && time < closes)).toBe(true);
      return new Date(times[0] ?? 0).getUTCHours();
    });
    const share = (from: number, to: number) => begun.filter((hour) => from <= hour && hour < to).length / begun.length;
    expect(share(18, 24)).toBeGreaterThan(0.4);
    expect(share(0, 7)).toBeLessThan(0.1);
  });

  it('lie in a window that has just opened, too', () => {
    for (const random of many.slice(0, 50)) {
      expect(answerTimes({ opens, closes: undefined, end: opens + 1 }, 2, random)).toEqual([opens, opens, opens]);
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
