import type { ByDay, Participated, Participation } from '../../../../resources/course-evaluations/answers/results.ts';
import { groupedBySize } from '../../figures/class-sizes.ts';
import { responseRate } from '../../figures/shares.ts';
import { type Answered as Counted, countedInAll, shownOf, sumOf } from '../../response-rates/shown-sums.ts';

/** How many have answered one evaluation. */
export interface Answered extends Counted {
  readonly evaluation: string;
  readonly departments: readonly string[];
  /** Day → how many have answered on it. */
  readonly days: ReadonlyMap<string, number>;
}

/** Fewer than these are never shown. */
const fewest = 5;

/** Returns the sums of some evaluations; undefined if fewer than five students have answered. */
const participatedIn = (counted: readonly Answered[]): Participated | undefined => {
  const { sections: evaluations, enrolled, completed } = sumOf(counted);
  if (completed < fewest) return undefined;
  return { evaluations, enrolled, completed, response_rate: responseRate(completed, enrolled) };
};

/** Returns how many had answered by each day. A day that adds fewer than five is combined with later days. */
const byDay = (counted: readonly Answered[]): ByDay[] => {
  const { enrolled } = sumOf(counted);
  const days = new Map<string, number>();
  for (const each of counted) for (const [day, count] of each.days) days.set(day, (days.get(day) ?? 0) + count);
  const shown: ByDay[] = [];
  let completed = 0;
  for (const [day, count] of [...days].sort(([one], [other]) => (one < other ? -1 : 1))) {
    completed += count;
    if (completed - (shown.at(-1)?.completed ?? 0) < fewest) continue;
    shown.push({ day, completed, response_rate: responseRate(completed, enrolled) });
  }
  return shown;
};

/** Returns the same sums by class size. */
const bySize = (answered: readonly Answered[]) =>
  groupedBySize(answered).flatMap(({ size, members }) => {
    const participated = participatedIn(members);
    return participated === undefined ? [] : [{ ...size, ...participated }];
  });

/** Returns the same sums by department. An evaluation of several departments counts in each. */
const byDepartment = (answered: readonly Answered[]) => {
  const departments = [...new Set(answered.flatMap((each) => each.departments))].sort();
  return departments.flatMap((department) => {
    const participated = participatedIn(answered.filter((each) => each.departments.includes(department)));
    return participated === undefined ? [] : [{ department, ...participated }];
  });
};

/**
 * Returns how many have answered in total and by day, and without withheld evaluations by department and class size.
 */
export const participationOf = (answered: readonly Answered[]): Participation => {
  const [counted, shown] = [countedInAll(answered, fewest), shownOf(answered)];
  return {
    total: participatedIn(counted) ?? null,
    days: byDay(counted),
    departments: byDepartment(shown),
    class_sizes: bySize(shown),
  };
};
