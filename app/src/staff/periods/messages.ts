/** The words of the area of evaluation periods. */
export const messages = {
  title: 'Evaluation periods',
  purpose: 'Follow who answers, invite and remind students, extend, close and release.',
};
