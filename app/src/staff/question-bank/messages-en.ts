import { count, toNumber } from '../parts/formats.ts';

export const en = {
  title: 'Question bank',
  lead: 'Questions that many periods can ask. Results over terms join all copies of one of them.',
  create: 'New question of the bank',
  newLead: 'It begins as a draft: periods can take copies once it is offered.',
  asks: 'What it asks',
  institution: 'The institution',
  ownerHint: 'Only for finding it: all who write questions can use it.',
  states: { draft: 'Draft', offered: 'Offered', retired: 'Retired' },
  filter: {
    any: 'All',
    words: 'Words of the text',
    state: 'State',
    subject: 'About',
    owner: 'Owner',
    language: 'Translated into',
  },
  list: {
    languages: 'Translations',
    version: 'Version',
    none: 'The bank is empty',
    noneLead: 'Write a question once, and every period can ask it. A file of questions comes in by the command.',
    found: (shown: number, all: number) => `${toNumber(shown)} of ${count(all, 'question', 'questions')}`,
  },
  item: {
    lead: (version: number) => `Version ${version}`,
    nextVersion:
      'A change makes the next version: the present one is kept, and copies in question sets stay as they are. Write a new question instead if it asks something else.',
    saved: 'The question is saved.',
    savedVersion: (version: number) => `The question is saved as version ${version}.`,
    standing: 'State and owner',
    means: {
      draft: 'It is still being written. Nobody can take copies.',
      offered: 'Question sets can take copies.',
      retired: 'It is kept for what was asked before. Nobody can take new copies.',
    },
    make: { offered: 'Offer it', retired: 'Retire it' },
    now: { offered: 'It is offered now.', retired: 'It is retired now.' },
    saveOwner: 'Save the owner',
    ownerSaved: 'The owner is saved.',
  },
  versions: {
    title: 'Previous versions',
    none: 'There is no previous version.',
    until: (day: string) => `until ${day}`,
    was: 'Before',
    became: 'After',
    failed: 'The versions cannot be shown.',
  },
  uses: {
    title: 'Where it is asked',
    lead: 'All questions of the periods are looked through, which takes a moment.',
    look: 'Look for copies',
    found: (number: number) => (number === 0 ? 'No period asks it.' : `${count(number, 'copy', 'copies')}:`),
    cut: (most: number) => `Only the latest ${toNumber(most)} questions were looked through.`,
    version: (version: number, now: number) =>
      version === now ? `version ${version}` : `version ${version}, not the present one`,
    failed: 'The copies cannot be shown.',
  },
  kinds: {
    title: 'All kinds of questions',
    lead: 'As students see and answer them. Nothing that you answer here is stored or sent.',
    part: (kind: string) => `Example: ${kind}`,
    samples: {
      scale: {
        title: 'A scale',
        use: 'For what is more or less so. Every point can have a label; a comment can be allowed.',
        text: 'The goals of the course were clear.',
        labels: ['Strongly disagree', 'Disagree', 'Neither', 'Agree', 'Strongly agree'],
      },
      bipolar: {
        title: 'A scale whose middle is best',
        use: 'Where both ends are too much.',
        text: 'The pace of the course was',
        labels: ['much too slow', 'too slow', 'just right', 'too fast', 'much too fast'],
      },
      numbers: {
        title: 'A scale of numbers',
        use: 'With up to ten points. Without labels nobody knows which end is good: say it in the text.',
        text: 'How likely is it that you recommend this course, from 1 (never) to 10 (certainly)?',
      },
      instructor: {
        title: 'A question about instructors',
        use: 'It is asked once for each instructor of the class.',
        text: 'Explains difficult matters well.',
      },
      single: {
        title: 'One choice',
        use: 'Where exactly one answer is true. This one must be answered.',
        text: 'How many hours a week did you work for this course?',
        labels: ['Under 4', '4 to 8', 'More than 8'],
      },
      several: {
        title: 'Several choices',
        use: 'Where several answers can be true.',
        text: 'What helped you to learn?',
        labels: ['Lectures', 'Exercises', 'Other students', 'Books'],
      },
      text: {
        title: 'Own words',
        use: 'For what nobody expects. It takes students longest: ask for it seldom.',
        text: 'What should change next time?',
      },
      heading: {
        title: 'A heading',
        use: 'It asks nothing: it says what the questions below it are about.',
        text: 'About the exercises',
      },
    },
  },
};
