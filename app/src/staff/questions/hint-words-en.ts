/** Words of English that join two things, and that negate: patterns of letters. */
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
