import { toNumber } from '../parts/formats.ts';

const evaluated = (number: number): string =>
  number === 1 ? 'one class that is evaluated' : `${toNumber(number)} classes that are evaluated`;

/** The words of a person's page. */
export const messages = {
  unnamed: 'Somebody without a name',
  addresses: 'E-mail addresses',
  noAddress: 'None: the service can’t write to this person.',
  number: 'Employee number',
  others: 'Numbers in other systems',
  roles: 'Here as',
  student: 'Student',
  instructor: 'Instructor',
  chairs: (department: string) => `Chair of ${department}`,
  noRole: 'Neither student nor instructor',
  wayIn: 'Gets in',
  waysIn: (address: string) => `By signing in at ${address}, or by the link of an invitation`,
  language: 'Language of mails',
  mails: 'Mails',
  mailsOf: 'Gets no mails: ',
  gone: 'This account is not in use: no import of its source names it any more.',
  open: {
    title: 'Open now',
    none: 'No period is open in which this person has a class.',
    takes: (number: number) => `Takes ${evaluated(number)}`,
    teaches: (number: number) => `Teaches ${evaluated(number)}`,
    period: 'Period',
    classes: 'Classes',
    actions: 'Actions',
    newLink: 'New link …',
    lead: 'What a student has answered is not shown here.',
  },
  taken: 'Sections taken',
  taught: 'Sections taught',
  section: 'Section',
  course: 'Course',
  term: 'Term',
  cancelled: 'Cancelled',
  link: {
    title: (name: string) => `Make a new link for ${name}?`,
    confirm: 'Make a new link',
    lead: (period: string) => `It leads to what the student can still answer in “${period}”.`,
    replaces: 'A link that the student has stops working. Drafts on the student’s phone stay.',
    care: 'Whoever has the link can answer in the student’s place. Give it to the student alone.',
    settles: 'Links of this period then go to students by files alone, and the service mails none.',
    nothing: 'There is nothing that this student could answer now.',
    slow: 'The link is still being made. Fetch it in a moment from the page of the period.',
    byMail: (period: string) =>
      `The service mails the links of “${period}”, and nobody else sees them. The student gets the same link with the next message of the period: plan a reminder.`,
    toMessages: 'Messages of the period',
    shown: {
      title: 'The new link',
      label: 'Link',
      lead: 'It is shown only now. Copy it, and send it to the student.',
      lost: 'The answer with the link was lost. Make another one.',
      done: 'I have copied it',
    },
  },
} as const;
