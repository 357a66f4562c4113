/** English words that join two things, and that negate, as patterns. */
export const en = {
  joining: ['and', 'or', 'as well as'],
  negating: [
    'not',
    'no',
    'never',
    'nothing',
    'nobody',
    'none',
    'without',
    "\\p{L}+n['’]t",
    'cannot',
    'neither',
    'hardly',
  ],
};
