import { Parser } from 'htmlparser2';

const asides = new Set(['script', 'style', 'template']);
const inline = new Set(['a', 'b', 'em', 'i', 'small', 'span', 'strong', 'sub', 'sup', 'u', 'font']);

/** Longer than this is no question, and HTML that is never closed would take the square of its length. */
const longest = 20_000;

/** The words of a text that may be HTML, in one line; one that is too long for a question as it stands. */
export const plainText = (given: string): string => {
  if (given.length > longest || !/[<&]/.test(given)) return given.replaceAll(/\s+/g, ' ').trim();
  let [text, aside] = ['', 0];
  const parser = new Parser({
    ontext: (part) => {
      if (aside === 0) text += part;
    },
    onopentagname: (name) => {
      if (asides.has(name)) aside += 1;
      if (!inline.has(name)) text += ' ';
    },
    onclosetag: (name) => {
      if (asides.has(name)) aside -= 1;
      if (!inline.has(name)) text += ' ';
    },
  });
  parser.end(given);
  return text.replaceAll(/\s+/g, ' ').trim();
};
