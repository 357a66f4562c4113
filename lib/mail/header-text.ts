/** A header of a mail would have a line break, with which a name could add headers of its own. */
export class BrokenHeader extends Error {
  constructor(header: string) {
    super(`a line break in the header "${header}"`);
  }
}

// Characters that turn the direction of the text after them would reach beyond the value; U+2028 and U+2029 break lines.
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const breaking = /[\r\n\v\f\u0085\u2028\u2029]/;

/** A text without the characters that turn the direction of what follows. */
export const withoutTurning = (text: string): string => text.replace(turning, '');

/** A text as a header can hold it; throws `BrokenHeader` for one with a line break. */
export const headerText = (header: string, text: string): string => {
  if (breaking.test(text)) throw new BrokenHeader(header);
  return withoutTurning(text).replace(/\p{Cc}/gu, ' ');
};
