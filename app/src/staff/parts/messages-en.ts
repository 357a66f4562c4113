export const en = {
  app: 'Course evaluations',
  staff: 'For staff',
  home: 'Start',
  language: 'Language',
  areas: {
    periods: 'Evaluation periods',
    periodsPurpose: 'Follow who answers, invite and remind students, extend, close and release.',
    imports: 'Imports',
    importsPurpose: 'Load people, courses and enrolments from files of your other systems.',
    messageTemplates: 'Message templates',
    messageTemplatesPurpose: 'Write the texts of the mails that the service sends, and see who gets none.',
    tokens: 'Tokens',
    tokensPurpose: 'Let other systems and scripts in, see which are used, and shut them out.',
    webhooks: 'Webhooks',
    webhooksPurpose: 'Notify other systems of changes here, and see what reached them.',
  },
  /** What an area takes, after "the right to". */
  rights: {
    comments: 'review comments and read evaluation periods',
    import: 'import files',
    messages: 'read messages',
    periods: 'read evaluation periods',
    results: 'read results',
    search: 'read people, courses and evaluation periods',
    tokens: 'read tokens',
    webhooks: 'read webhooks',
    writeMessages: 'write messages',
  },
  action: { working: 'One moment …', cancel: 'Cancel', failed: 'This was not done' },
  secret: { copy: 'Copy', copied: 'Copied', notCopied: 'Not copied: select it and copy it yourself' },
  navigation: 'Areas',
  skip: 'Skip to content',
  loading: 'Loading …',
  retry: 'Try again',
  signIn: 'Sign in',
  signInAgain: 'Sign in again',
  signOut: 'Sign out',
  someoneElse: 'Sign in as somebody else',
  signingIn: 'Signing you in …',
  toHome: 'To the start page',
  notSetUp: {
    title: 'Signing in is not set up',
    lead: 'This copy of Facet does not know which identity provider staff sign in with.',
    how: 'Whoever runs it sets oidcIssuer, oidcAudience and oidcClientId (docs/operating.md, “Signing in”).',
    students: 'Students open the link in their invitation.',
  },
  signedOut: {
    title: 'You have signed out',
    lead: 'This page has forgotten you. On a shared computer, close the browser as well.',
  },
  ended: {
    title: 'Your sign-in has ended',
    lead: 'For your safety a sign-in ends after a while. Sign in again to continue on this page.',
    unsaved: 'What you have typed and not saved is lost then: copy it first if you need it.',
    look: 'Look at the page first',
  },
  problem: {
    not_begun_here: [
      'This sign-in was not begun here',
      'The link that led here belongs to a sign-in of another tab or another person, or is too old. Nobody was signed in.',
    ],
    refused: [
      'The sign-in did not work',
      'The identity provider refused it, or its answer was not what was asked for. Nobody was signed in. If it happens again, report it to those who run the service.',
    ],
    not_kept: [
      'Your browser blocks site data',
      'Signing in leads to your identity provider and back, and this tab has to keep something meanwhile. Allow this address to keep data (in the settings of your browser: cookies and site data), then try again.',
    ],
    unreachable: [
      'The identity provider can’t be reached',
      'Check your connection, then try again. If others can sign in, report to those who run the service that this address may not call the provider.',
    ],
    unknown: [
      'Facet does not know you',
      'You have signed in with the identity provider, but no active person here has your address, or two have. Ask the evaluation office to look at the record that it has of you, or sign in as somebody else.',
    ],
    failed: [
      'This can’t be shown just now',
      'The connection broke off, or the service is busy. Try again in a minute.',
    ],
    crashed: [
      'Something went wrong on this page',
      'Nothing that was saved is lost. Load the page again; if it happens again, report to those who run the service what you did.',
    ],
  },
  notKnown: {
    title: 'We don’t know whether this was done',
    lead: 'No answer came: the connection broke off, or the service failed. Try again: what was done already is not done twice.',
  },
  overtaken:
    'Somebody else has changed this since you opened it, and that is not overwritten. Cancel, look at what has changed, and do it again if it is still wanted.',
  forbidden: {
    title: 'You may not open this page',
    lacks: (right: string) => `It takes the right to ${right}, which you don’t have.`,
    lead: 'What you may do follows from what you teach or chair, and from the groups that your institution has put you in. Ask the evaluation office who can.',
  },
  missing: { title: 'There is no such page', lead: 'It may have moved, or the address was cut off.' },
  start: {
    hello: (name: string) => `Hello, ${name}`,
    lead: 'All areas',
    nothing: 'There is nothing here for you yet',
    nothingLead:
      'Instructors and heads of departments find their results here once they are released; the evaluation office finds its work. Students sign in on the page for students instead.',
    studentLead:
      'This is the part for staff. You evaluate your courses on the page for students: sign in there, or open the link in your invitation.',
    toStudents: 'To the page for students',
    roles: {
      staff: 'Evaluation office',
      instructor: 'Instructor',
      chair: 'Head of department',
      student: 'Student',
      assistant: 'Assistant',
    } as Readonly<Record<string, string>>,
    chairs: 'You chair',
    teaches: (number: number) => `You teach ${number === 1 ? 'one section' : `${number} sections`}`,
  },
};
