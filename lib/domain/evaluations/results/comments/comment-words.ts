import type { WordsOf } from '../../../../model/read/found-by-words.ts';
import { wordsIn } from '../../../../runtime/words.ts';

/** The words of comments as the caller sees them: a removed text finds nothing for those who do not see it. */
export const openCommentWords = async (): Promise<WordsOf> => async (comments) => {
  const words = new Map(comments.map(({ id, text }) => [id, typeof text === 'string' ? wordsIn(text) : []]));
  return ({ id }) => words.get(id) ?? [];
};
