import { addTo, emptySum, isGuessable, type ResponseRate, type SectionCount, type TellingRules, tell } from './sums.ts';

/** Least enrolments of each size of class; a size ends where the next begins. */
const sizes = [1, 10, 20, 50, 100] as const;

/** Sections of about the same size; `to` is null for the largest. */
export interface ClassSize extends ResponseRate {
  readonly from: number;
  readonly to: number | null;
}

/** Response rates by the size of class; none at all where what is not told of a size would follow from the others. */
export const byClassSize = (sections: readonly SectionCount[], rules: TellingRules): ClassSize[] => {
  const told = sizes.flatMap((from, index) => {
    const next = sizes[index + 1];
    const members = sections.filter(({ enrolled }) => enrolled >= from && (next === undefined || enrolled < next));
    const sum = emptySum();
    for (const each of members) addTo(sum, each);
    return members.length === 0 ? [] : [{ sum, size: { from, to: next === undefined ? null : next - 1 } }];
  });
  const rates = told.map(({ sum, size }) => ({ sum, rate: { ...size, ...tell(sum, rules) } }));
  const hidden = rates.filter(({ rate }) => typeof rate.completed !== 'number').map(({ sum }) => sum);
  return isGuessable(hidden, rules) ? [] : rates.map(({ rate }) => rate);
};
