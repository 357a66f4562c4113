import { createHash } from 'node:crypto';

/** What an attacker knows of one who has answered, or of one ballot: by name, something that can be put in an order. */
export type Features = Readonly<Record<string, string | number>>;

/** Those who have answered one evaluation, and its ballots; whose the n-th ballot is only the test knows. */
export interface Ballots {
  readonly students: readonly Features[];
  readonly ballots: readonly Features[];
  /** For each student the place of the ballot. */
  readonly truth: readonly number[];
}

type Value = string | number | undefined;

const compare = (one: Value, other: Value): number => {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  const [first, second] = [String(one), String(other)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
};

/** Places in the order of a feature. */
const ranked = (all: readonly Features[], name: string): number[] =>
  all.map((_each, place) => place).sort((one, other) => compare(all[one]?.[name], all[other]?.[name]));

/** Gives the first student in one order the first ballot in another, and so on; answers how many are right. */
const matchByRank = (
  { students, ballots, truth }: Ballots,
  [ofStudents, ofBallots, turned]: readonly [string, string, boolean],
): number => {
  const order = ranked(ballots, ofBallots);
  if (turned) order.reverse();
  return ranked(students, ofStudents).filter((student, rank) => truth[student] === order[rank]).length;
};

const fragment = 6;

const fragmentsOf = (features: Features): Set<string> => {
  const found = new Set<string>();
  for (const value of Object.values(features)) {
    const text = String(value).toLowerCase();
    for (let start = 0; start + fragment <= text.length; start += 1) found.add(text.slice(start, start + fragment));
  }
  return found;
};

/** Gives each student the ballot with which most fragments of texts are shared. */
const matchByFragments = ({ students, ballots, truth }: Ballots): number => {
  const known = ballots.map(fragmentsOf);
  return students.filter((student, place) => {
    const own = fragmentsOf(student);
    const shared = known.map((each) => each.intersection(own).size);
    const best = Math.max(...shared);
    return best > 0 && shared.indexOf(best) === truth[place];
  }).length;
};

/** By every pair of features, forwards and backwards, and by shared fragments: how many of all were matched rightly. */
export const matchEverything = (all: readonly Ballots[]): ReadonlyMap<string, number> => {
  const found = new Map<string, number>();
  const sum = (match: (each: Ballots) => number): number => all.reduce((total, each) => total + match(each), 0);
  const [first] = all;
  for (const ofStudents of Object.keys(first?.students[0] ?? {}))
    for (const ofBallots of Object.keys(first?.ballots[0] ?? {}))
      for (const turned of [false, true])
        found.set(
          `${ofStudents} to ${ofBallots}${turned ? ', backwards' : ''}`,
          sum((each) => matchByRank(each, [ofStudents, ofBallots, turned])),
        );
  found.set('shared fragments', sum(matchByFragments));
  return found;
};

/** A feature that a match by an order of hashes would find. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
