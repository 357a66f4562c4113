/** A stretch of a text; `isMarked` where a reviewer may want to look twice. */
export interface Stretch {
  readonly text: string;
  readonly isMarked: boolean;
}

const fold = (word: string): string =>
  word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');

/** Makes what divides texts where a word begins with a marked one, without regard to capitals and accents. */
export const markedBy = (marked: readonly string[]): ((text: string) => readonly Stretch[]) => {
  const beginnings = marked.map(fold).filter((each) => each !== '');
  const isMarked = (word: string): boolean => {
    const folded = fold(word);
    return beginnings.some((each) => folded.startsWith(each));
  };
  return (text) =>
    (text.match(/[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+/gu) ?? []).map((stretch) => ({
      text: stretch,
      isMarked: isMarked(stretch),
    }));
};

/** The words that somebody has typed into a list, each once, in their order. */
export const listedIn = (text: string): string[] => [...new Set(text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])];
