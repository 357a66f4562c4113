/** How many have answered one evaluation. */
export interface Answered {
  readonly enrolled: number;
  readonly completed: number;
  /** Its result tells no count. */
  readonly isWithheld: boolean;
  readonly departments: readonly string[];
  /** Day → how many have answered on it. */
  readonly days: ReadonlyMap<string, number>;
}

/** How many of some evaluations' students have answered, together. */
export interface Participated {
  /** The evaluations that are counted here. */
  readonly evaluations: number;
  readonly enrolled: number;
  readonly completed: number;
  /** Null without students. */
  readonly response_rate: number | null;
}

/** Fewer than these are never told of. */
const fewest = 5;

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, each) => total + each, 0);

const rateOf = (completed: number, enrolled: number): number | null =>
  enrolled === 0 ? null : Number((completed / enrolled).toFixed(6));

const completedIn = (answered: readonly Answered[]): number => sum(answered.map(({ completed }) => completed));

/**
 * Those of a group that may be counted together: what is withheld is left out where it is so few that the others, which
 * are shown one by one, would tell it as a difference.
 */
const countable = (answered: readonly Answered[]): readonly Answered[] => {
  const withheld = answered.filter(({ isWithheld }) => isWithheld);
  const mayTell = withheld.length === 0 || (withheld.length > 1 && completedIn(withheld) >= fewest);
  return mayTell ? answered : answered.filter(({ isWithheld }) => !isWithheld);
};

/** The sums of a group; undefined for one in which fewer than five have answered. */
export const participatedIn = (answered: readonly Answered[]): Participated | undefined => {
  const counted = countable(answered);
  const completed = completedIn(counted);
  if (completed < fewest) return undefined;
  const enrolled = sum(counted.map((each) => each.enrolled));
  return { evaluations: counted.length, enrolled, completed, response_rate: rateOf(completed, enrolled) };
};

/** How many had answered by the end of a day. */
export interface ByDay {
  readonly day: string;
  readonly completed: number;
  readonly response_rate: number | null;
}

/** How many had answered, day by day; a day that adds fewer than five is told together with those after it. */
export const byDay = (answered: readonly Answered[]): ByDay[] => {
  const counted = countable(answered);
  const enrolled = sum(counted.map((each) => each.enrolled));
  const days = new Map<string, number>();
  for (const each of counted) for (const [day, count] of each.days) days.set(day, (days.get(day) ?? 0) + count);
  const told: ByDay[] = [];
  let completed = 0;
  for (const [day, count] of [...days].sort(([one], [other]) => (one < other ? -1 : 1))) {
    completed += count;
    if (completed - (told.at(-1)?.completed ?? 0) < fewest) continue;
    told.push({ day, completed, response_rate: rateOf(completed, enrolled) });
  }
  return told;
};

const sizes = [
  [1, 5],
  [6, 10],
  [11, 25],
  [26, 50],
  [51, 100],
  [101, 250],
  [251, null],
] as const;

/** The same by how many are enrolled. */
export const bySize = (answered: readonly Answered[]) =>
  sizes.flatMap(([from, to]) => {
    const inside = answered.filter(({ enrolled }) => enrolled >= from && (to === null || enrolled <= to));
    const participated = participatedIn(inside);
    return participated === undefined ? [] : [{ from, to, ...participated }];
  });

/** The same by department; an evaluation of several counts in each. */
export const byDepartment = (answered: readonly Answered[]) => {
  const departments = [...new Set(answered.flatMap((each) => each.departments))].sort();
  return departments.flatMap((department) => {
    const participated = participatedIn(answered.filter((each) => each.departments.includes(department)));
    return participated === undefined ? [] : [{ department, ...participated }];
  });
};
