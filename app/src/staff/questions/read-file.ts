import type { QuestionFile } from 'facet-client/question-files/question-row';
import type { SortedQuestions } from 'facet-client/question-files/sort-out';

/**
 * The content of a file: the questions that can be taken, those that cannot, and the parts of a question that are left out.
 */
export type ReadFile = SortedQuestions & Pick<QuestionFile, 'without'>;

/** The most bytes of a file: five million characters of four bytes each. */
const mostBytes = 20_000_000;

const refused = (reason: 'too_large' | 'not_utf8'): ReadFile => ({
  taken: [],
  headings: [],
  left: [{ place: 'the file', reason }],
  without: [],
});

/** Decodes bytes in UTF-8, or in UTF-16 with a byte order mark; returns undefined for any other encoding. */
const textOf = (bytes: Uint8Array): string | undefined => {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/** Reads a file with questions. The module that parses it is loaded when the user chooses a file. */
export const readFile = async (file: File): Promise<ReadFile> => {
  if (file.size > mostBytes) return refused('too_large');
  const text = textOf(new Uint8Array(await file.arrayBuffer()));
  if (text === undefined) return refused('not_utf8');
  const [{ readQuestions }, { sortOut }] = await Promise.all([
    import('facet-client/question-files/read-questions'),
    import('facet-client/question-files/sort-out'),
  ]);
  const read = readQuestions(text, file.name);
  return { ...sortOut(read), without: read.without };
};
