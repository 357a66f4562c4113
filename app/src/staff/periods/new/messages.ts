import { count, toNumber } from '../../parts/formats.ts';

const courses = (number: number): string => count(number, 'course', 'courses');
const sections = (number: number): string => count(number, 'section', 'sections');

/** The words of the form that makes a period. */
export const messages = {
  title: 'New evaluation period',
  lead: 'It begins as a draft that no student sees. You look at it, and publish it when it is right.',

  what: 'What is evaluated',
  name: 'Name',
  nameHint: 'As students and instructors see it: “Autumn 2026, end of term”.',
  type: 'When in the term',
  types: { end_of_term: 'At its end', midterm: 'In its middle', custom: 'At another time' },
  kind: 'Students evaluate',
  kinds: { section: 'each section as a whole', instructor: 'each of its instructors' },
  term: 'Term',
  chooseTerm: 'Choose a term',
  noTerms: 'There is no term yet: import the courses of one first.',

  courses: 'Which courses',
  counting: (number: number) => `Reading the sections of the term … ${toNumber(number)} so far`,
  all: (number: number, of: number) => `All that are taught in the term: ${courses(number)}, ${sections(of)}`,
  some: 'Only some of them',
  noCourses: 'No course has a section in this term: import them first.',
  department: 'Taught by people of',
  departmentHint: 'A course has no department of its own: what counts is where those who teach it are at home.',
  anyDepartment: 'Any department',
  readingDepartment: 'Reading what the department teaches …',
  departmentFailed: 'What the department teaches could not be read: all courses are shown',
  find: 'Find by name or number',
  chosen: (number: number, of: number) => `${courses(number)} with ${sections(of)} chosen.`,
  shown: (number: number, of: number) => `The first ${toNumber(number)} of ${toNumber(of)} that are found.`,
  noneFound: 'No course of the term matches.',
  chooseAll: (number: number) => `Choose the ${courses(number)} found`,
  chooseNone: 'Choose none',

  when: 'When',
  opens: 'Opens at',
  closes: 'Closes at',
  zone: (zone: string) => `In your time zone, ${zone}.`,
  release: 'Results can be seen from',
  releaseHint: 'Leave it empty to decide later. Never before the period has closed.',

  results: 'Results',
  threshold: 'Minimum number of answers',
  thresholdHint:
    'Results of evaluations with fewer answers stay hidden from everybody. It can’t change after the closing.',
  readers: 'Who sees them, besides the evaluation office',
  replies: 'Instructors are expected to reply to their students',
  roles: { instructor: 'Instructors, each the own', department_admin: 'Heads of departments' },
  flags: 'What is flagged',
  low: 'Questions with an answer at or below',
  deviation: 'Questions whose standard deviation is above',
  flagHint: 'Empty: nothing is flagged by it.',

  mails: 'Messages',
  plan: 'Plan the usual messages',
  planHint: 'The service sends them by itself. Each can be changed as soon as the draft is made.',
  noMail:
    'Sending mail is not set up, so that nothing would be sent. Those who run the service can set it up; messages can be planned before.',

  questions: 'Questions',
  source: 'Take them from',
  noSource: 'No period: I add them later',
  sourceHint: 'They are copied, and can be changed until the first student has answered.',

  create: 'Make the draft',
  resume: 'Try the rest again',
  toDraft: 'To the draft',
  steps: {
    period: 'Making the period and its evaluations. With thousands of sections it takes up to half a minute …',
    schedule: 'Setting the times …',
    messages: 'Planning the messages …',
    questions: 'Copying the questions …',
    coverage: 'The evaluations of its sections are being made …',
  },
  failed: 'The period was not made',
  halfDone: 'The draft was made, but not all of it',
  halfDoneLead: 'What has been made stays. Put right what is named, and try the rest again, or continue in the draft.',

  problems: {
    name: 'Say what it is called.',
    term: 'Choose a term.',
    courses: 'Choose at least one course.',
    opens: 'Say when it opens.',
    closes: 'Say when it closes.',
    order: 'It has to close after it opens.',
    past: 'It would have closed already.',
    threshold: 'Give a whole number, 1 or more.',
    low: 'Give a whole number, or leave it empty.',
    deviation: 'Give a number, 0 or more, or leave it empty.',
  },
  labels: {
    '/data/attributes/name': 'Name',
    '/data/attributes/course_uuids': 'Which courses',
    '/data/attributes/opens_at': 'Opens at',
    '/data/attributes/closes_at': 'Closes at',
    '/data/attributes/results_release_at': 'Results can be seen from',
    '/data/attributes/minimum_response_threshold': 'Minimum number of answers',
    '/data/attributes/results_guidelines': 'Note to those who read results',
    '/data/attributes/flag_answers_at_or_below': 'Questions with an answer at or below',
    '/data/attributes/flag_standard_deviation_above': 'Questions whose standard deviation is above',
    '/data/relationships/term': 'Term',
    '/data/relationships/source': 'Take them from',
  },
};
