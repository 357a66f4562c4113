import { count, toNumber, toPercent } from '../parts/formats.ts';

/** The words of replies, in English. */
export const messages = {
  title: 'Reply to the students',
  lead: 'Say what you take from the answers, and what will change. It is the one thing that students get back.',
  none: 'There is no reply yet.',
  write: 'Write a reply',
  draft: 'Draft: only the instructors of the section see it.',
  published: (day: string) => `Published on ${day}`,
  correctable: (day: string) => `It can be corrected until ${day}, and then only added to.`,
  settled: 'It can no longer be corrected, and it can be added to.',
  inLanguage: (name: string) => `In ${name}`,
  correct: 'Correct it',
  add: 'Add to it',
  addition: 'What you add',
  additionHint: 'It follows the text above, which stays as it is.',
  additionIn: (name: string) => `What you add, in ${name}`,
  text: 'Your reply',
  textIn: (name: string) => `Your reply in ${name}`,
  hint: 'At least 40 characters. An empty line begins a paragraph, lines that begin with - are a list.',
  htmlHint: 'At least 40 characters, as HTML.',
  quotes: 'Do not quote comments that were removed or are private: the service refuses 30 characters of one in a row.',
  language: 'Another language',
  noLanguage: 'Choose a language',
  save: 'Save the draft',
  saveText: 'Save the text',
  saved: 'Saved.',
  publish: 'Publish …',
  cancel: 'Cancel',
  failed: 'The reply was not saved',
  publishing: {
    title: 'Publish this reply?',
    readers: 'These people will read it:',
    students: 'all students of the section, whether they answered or not',
    chairs: 'the chairs of the department',
    office: 'the evaluation office',
    mail: 'The students get a mail, where the service sends mails.',
    final: 'It can not be withdrawn. For 14 days you can correct it, then only add to it.',
    confirm: 'Publish',
  },
  done: 'The reply is published.',
  tasks: {
    title: 'What to do next',
    lead: (number: number) => `${count(number, 'class waits', 'classes wait')} for your reply to its students.`,
    write: 'Write a reply',
  },
  share: {
    title: 'Replies to students',
    of: (published: number, due: number) =>
      due === 0
        ? 'No results are released yet.'
        : `${toNumber(published)} of ${toNumber(due)} (${toPercent(published / due)})`,
    department: 'Department',
    published: 'Published',
    due: 'Results released',
    rate: 'Share',
    shown: (published: number, due: number) =>
      `${toNumber(published)} of ${count(due, 'result', 'results')} here ${published === 1 ? 'has' : 'have'} a reply to the students.`,
  },
} as const;
