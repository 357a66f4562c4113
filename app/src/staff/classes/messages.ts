import { count } from '../parts/formats.ts';

/** The words about what one teaches and chairs while its periods are open, and of the slide for a class. */
export const messages = {
  classes: 'Your classes that are evaluated now',
  class: 'Class',
  period: 'Period',
  closes: 'Closes',
  noClosing: 'not set',
  enrolled: 'Enrolled',
  answered: 'Answered',
  share: 'Response rate',
  notShown: 'not shown',
  band: 'Of fewer than ten students no exact number is shown: it could show who has answered.',
  slide: 'Show in class',
  departments: 'Your departments now',
  department: 'Department',
  sections: 'Classes',
  hidden: 'No number is shown where it would show how many have answered in a small class.',
  lately: 'Your departments lately',
  results: (number: number) => `${count(number, 'result', 'results')} of your departments`,
  title: 'Evaluate this class',
  missing: 'This class is not evaluated now, or you do not teach it.',
  scan: 'Point the camera of your phone at the code, or open the link in your invitation.',
  code: 'QR code of the address where students begin',
  facts: [
    'It takes a few minutes.',
    'Nobody finds out who has answered what.',
    'Your instructor sees results only after the evaluation has closed, and only if enough students have answered.',
  ],
  wordsTitle: 'What you can say',
  words: [
    'Please take the next ten minutes to evaluate this class. I read what you write, and I change what I can.',
    'Your answers are anonymous. I see them together with those of the others, once the evaluation has closed.',
    'Open the link in your invitation, or scan the code. I leave the room until you are done.',
  ],
  back: 'Start',
} as const;
