/** Nobody sees them, and they come along when somebody copies: a zero-width space, joiner or mark, and a soft hyphen. */
export const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** Whether a text is the same in every form that Unicode has for it. */
export const isAscii = (text: string): boolean => /^[\0-\x7f]*$/.test(text);

// A key holds 2,048 bytes, and some characters are three when they are composed.
const mostBytes = 1_900;

/** A text as those are compared that find records: composed (NFC) and without characters that nobody sees. */
export const comparableId = (text: string): string => {
  if (isAscii(text)) return text;
  const composed = text.replaceAll(invisible, '').normalize('NFC');
  return Buffer.byteLength(composed) > mostBytes ? text : composed;
};
