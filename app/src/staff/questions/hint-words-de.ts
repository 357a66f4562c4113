/** German words that join two things, and that negate, as patterns. */
export const de = {
  joining: ['und', 'oder', 'sowie', 'sowohl'],
  negating: ['nicht', 'nichts', 'nie', 'niemals', 'niemand', 'kein\\p{L}*', 'ohne', 'weder', 'kaum'],
};
