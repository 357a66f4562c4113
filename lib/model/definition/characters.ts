/** Control characters but for tab and line breaks: XML has no form for most of them, and many databases refuse NUL. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this is about
export const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** A text without them. */
export const withoutControls = (text: string): string => text.replace(controlCharacters, '');

/**
 * A character that shows: not a blank, a control character, or one of those that Unicode allows readers to ignore (zero-width
 * spaces, joiners, marks of direction, fillers). U+2800 is a braille cell without dots.
 */
export const visible = /[^\s\p{Cc}\p{DI}\u2800]/u;

/** The same, in what the patterns of all languages can say: what Unicode ignores beyond U+FFFF is left out. */
export const visiblePattern = [
  ...[
    '[^\\s\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f',
  ],
  ...['\\u202a-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufff8]'],
].join('');
