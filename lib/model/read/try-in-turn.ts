/** An attempt that looks at no more than so many records; undefined when that was not enough. */
export type Attempt<Result> = (most: number) => Promise<Result | undefined>;

const growth = 4;

/** Makes several attempts in turn, further each time: whichever needs least, all of them cost a few times that one. */
export const tryInTurn = async <Result>(attempts: readonly Attempt<Result>[], first: number): Promise<Result> => {
  for (let most = first; ; most *= growth) {
    for (const attempt of attempts) {
      const result = await attempt(most);
      if (result !== undefined) return result;
    }
  }
};
