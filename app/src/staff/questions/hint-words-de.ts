/** The same of German. */
export const de = {
  joining: ['und', 'oder', 'sowie', 'sowohl'],
  negating: ['nicht', 'nichts', 'nie', 'niemals', 'niemand', 'kein\\p{L}*', 'ohne', 'weder', 'kaum'],
};
