/** Control characters but for tab and line breaks: XML has no form for most of them, and many databases refuse NUL. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this is about
export const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** A text without them. */
export const withoutControls = (text: string): string => text.replace(controlCharacters, '');
