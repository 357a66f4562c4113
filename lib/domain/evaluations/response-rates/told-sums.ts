/** How many have answered one evaluation; fewer than its threshold are withheld, one by one. */
export interface Answered {
  readonly enrolled: number;
  readonly completed: number;
  /** 0 where every number may be told. */
  readonly threshold: number;
}

/** Several of them together. */
export interface Sum {
  readonly sections: number;
  readonly enrolled: number;
  readonly completed: number;
}

const isWithheld = ({ completed, threshold }: Answered): boolean => completed < threshold;

const total = (answered: readonly Answered[], name: 'enrolled' | 'completed'): number =>
  answered.reduce((sum, each) => sum + each[name], 0);

export const sumOf = (answered: readonly Answered[]): Sum => ({
  sections: answered.length,
  enrolled: total(answered, 'enrolled'),
  completed: total(answered, 'completed'),
});

/** The sum of those whose results tell their numbers anyway: with any other, it would be told as the difference. */
export const sumOfShown = (answered: readonly Answered[]): Sum => sumOf(answered.filter((each) => !isWithheld(each)));

/** Those whose sum is told of all: what is withheld too where that is several, and together as many as each of them needs. */
export const countedInAll = <Each extends Answered>(answered: readonly Each[]): readonly Each[] => {
  const withheld = answered.filter(isWithheld);
  const needed = Math.max(0, ...withheld.map(({ threshold }) => threshold));
  const areTold = withheld.length !== 1 && total(withheld, 'completed') >= needed;
  return areTold ? answered : answered.filter((each) => !isWithheld(each));
};
