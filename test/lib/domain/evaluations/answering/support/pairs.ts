import { createHash } from 'node:crypto';

/** One student and one evaluation, by number, with the text that only this ballot has. */
export interface Pair {
  readonly student: number;
  readonly section: number;
  readonly text: string;
}

/** Every student answers in so many rounds. */
const rounds = 4;

/** The same in a random order. */
export const shuffled = <Each>(random: () => number, all: readonly Each[]): Each[] =>
  all
    .map((each) => [random(), each] as const)
    .sort(([one], [other]) => one - other)
    .map(([, each]) => each);

/** Who answers what: each evaluation gets ten different students, those of four rounds, each a new order of all. */
export const planPairs = (
  random: () => number,
  { evaluations, students }: { readonly evaluations: number; readonly students: number },
): readonly Pair[] => {
  const perRound = evaluations / rounds;
  return Array.from({ length: rounds }, (_, round) =>
    shuffled(
      random,
      Array.from({ length: students }, (_each, student) => student),
    ).map((student, place) => ({
      student,
      section: Math.floor((place * perRound) / students) + round * perRound,
      text: createHash('md5').update(`${round} ${student} ${random()}`).digest('base64url'),
    })),
  ).flat();
};
