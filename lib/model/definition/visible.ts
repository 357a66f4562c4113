/**
 * A character that shows: not a blank, a control character, or one of those that Unicode lets a reader ignore (zero-width
 * spaces, joiners, marks of direction, fillers). U+2800 is a braille cell without dots.
 */
export const visible = /[^\s\p{Cc}\p{DI}\u2800]/u;
