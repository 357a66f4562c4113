const count = (number: number, one: string, other: string): string => `${number} ${number === 1 ? one : other}`;

const progress = (answered: number, total: number): string => `${answered} of ${total} answered`;

/** The words of the application; the other languages have the same. */
export const en = {
  app: 'Course evaluations',
  language: 'Language',
  original: 'Original',
  leave: 'Leave',
  leaveHint: 'On a shared device: forget my link in this browser',
  loading: 'Loading …',
  retry: 'Try again',
  back: 'All evaluations',
  start: {
    title: 'What do you think of your courses?',
    lead: 'Your institution asks for your view. It takes a few minutes for each course.',
    promises: [
      ['Anonymous', 'Your answers are kept apart from your name. Nobody can find out which answers are yours.'],
      ['In your own time', 'What you have not sent yet stays in this browser, encrypted, and nowhere else.'],
      ['Final', 'Once sent, answers can be neither changed nor withdrawn.'],
    ],
    begin: 'Show my evaluations',
    staff: 'You teach, or work for the evaluation office?',
    signIn: 'Sign in',
  },
  invalid: {
    title: 'This link is not valid, or no longer valid',
    lead: 'A link ends when all is answered, the evaluation closes, or a newer one was sent to you.',
    how: 'Look for the latest invitation in your mail, or ask the evaluation office.',
  },
  list: {
    title: 'Your evaluations',
    progress,
    open: 'To answer',
    done: 'Answered',
    answer: 'Answer',
    resume: 'Continue',
    draft: 'Draft in this browser',
    closes: (time: string) => `Open until ${time}, your time`,
    opens: (time: string) => `You can answer from ${time}, your time.`,
    notYet: 'Not open yet',
    closed: 'The evaluation has closed',
    closedLead: 'Thank you to all who took part.',
    none: 'Nothing to answer',
    noneLead: 'There is no evaluation for you now.',
    allDone: 'You have answered everything. Thank you!',
    allDoneLead: 'You can close this page.',
  },
  form: {
    before: 'Before you answer',
    section: (name: string) => `Section ${name}`,
    anonymous: 'Nobody can find out which answers are yours: they are kept without your name and without a time.',
    threshold: (number: number) =>
      `Results are shown only if at least ${count(number, 'student answers', 'students answer')}.`,
    never: 'No results of this evaluation are shown to anybody.',
    small: 'This is a small class. Somebody who knows it may guess who wrote a comment.',
    words: 'Comments are reviewed, and then read word for word. Leave out what only you could know.',
    final: 'What you send is final: it can be neither changed nor withdrawn.',
    drafts: 'Until you send, your answers stay in this browser, encrypted, and nowhere else.',
    noDrafts: 'Until you send, your answers are kept nowhere: they are lost when you close this page.',
    readers: 'Who reads the results',
    reader: {
      evaluation_office: 'The evaluation office',
      instructor: 'Your instructors, each what is about the own course and person',
      department_admin: 'The head of the department',
    } as Readonly<Record<string, string>>,
    from: (time: string) => `from ${time}`,
    undecided: 'at a time that is not decided yet',
    about: (name: string) => `About ${name}`,
    aboutCourse: 'About the course',
    required: 'Required',
    requiredHint: 'Questions marked “Required” need an answer.',
    notApplicable: 'Not applicable',
    clear: 'Clear answer',
    several: 'Choose all that apply.',
    ends: { ascending: ['worst', 'best'], descending: ['best', 'worst'], bipolar: ['low', 'high'] },
    addComment: 'Add a comment',
    comment: 'Comment',
    used: (length: string, most: string) => `${length} of ${most} characters`,
    left: (length: number) =>
      length < 0
        ? `${count(-length, 'character', 'characters')} too many`
        : `${count(length, 'character', 'characters')} left`,
    progress,
    send: 'Send answers',
    sending: 'Sending …',
    mistakes: (number: number) => `${count(number, 'question needs', 'questions need')} your attention`,
    nothing: 'Answer at least one question before you send.',
    mistake: {
      required: 'This question needs an answer.',
      too_long: 'The answer is too long.',
      comment_too_long: 'The comment is too long.',
      comment_alone: 'Choose an answer to go with your comment, or remove the comment.',
      refused: 'The service does not take this answer. Answer the question again.',
    },
    answeredTitle: 'You have answered this evaluation',
    answeredLead: 'Answers can be neither changed nor sent a second time.',
    notYours: 'There is no such evaluation for you',
    notYoursLead: 'It does not exist, or is not yours. Your own are on your list.',
    nothingAsked: 'This evaluation has no questions yet',
    nothingAskedLead: 'Come back later, or write to the evaluation office.',
  },
  confirm: {
    title: 'Send your answers?',
    all: (total: number) => `You have answered ${total === 1 ? 'the question' : `all ${total} questions`}.`,
    some: (answered: number, total: number) =>
      `You have answered ${answered} of ${total} questions. Those without an answer are left out.`,
    final: 'You can neither change nor withdraw them afterwards.',
    send: 'Send now',
    back: 'Back to my answers',
  },
  failed: {
    lost: [
      'We don’t know whether your answers have arrived',
      'The connection broke off. Your answers are still here. Send them again: they can’t count twice.',
    ],
    busy: ['The service is busy', 'Your answers are still here and were not sent. Try again in a minute.'],
    not_open: [
      'The evaluation takes no answers now',
      'It has closed, or is not open yet. Your answers were not sent; they stay in this browser in case it opens again.',
    ],
    not_yours: [
      'This evaluation is not yours any more',
      'You are no longer enrolled, or it was withdrawn. Your answers were not sent.',
    ],
    link_not_valid: [
      'Your link is not valid any more',
      'A newer one may have replaced it. Open the latest one, or ask the evaluation office. If you tried to send before, your answers may have arrived.',
    ],
    signed_out: [
      'Your sign-in has ended',
      'Your answers are still here. Load this page again and sign in: they stay in this browser.',
    ],
    too_long: ['Your answers are too long', 'Your answers are still here. Shorten or leave out some, and send again.'],
    refused: [
      'The service did not take your answers',
      'Your answers are still here. The questions may have changed: look at those that are marked, and send again.',
    ],
    load: ['This can’t be shown just now', 'The connection broke off, or the service is busy.'],
    slow: (seconds: string) => `Too many wrong links came from your network. Try again in ${seconds} seconds.`,
  },
  sent: {
    title: 'Thank you!',
    lead: (course: string) => `Your answers about ${course} have arrived.`,
    before: (course: string) => `Your answers about ${course} had arrived before.`,
    removed: 'The draft in this browser has been removed.',
    next: 'Next evaluation',
    left: (number: number) => `${count(number, 'evaluation is', 'evaluations are')} left to answer.`,
  },
  missing: {
    title: 'There is no such page',
    lead: 'Your evaluations are on your list.',
    elsewhere: 'The address was cut off, or the page has moved. Students open the link in their invitation.',
  },
};

export type Messages = typeof en;
