import type { Attributes } from 'facet-client/types';
import { count, toNumber, toPercent } from '../parts/formats.ts';

type When = Attributes<'course_evaluation_period_message'>['when'];

const students = (number: number): string => count(number, 'student', 'students');

const anchors = {
  opens_at: 'the period opens',
  closes_at: 'the period closes',
  results_release_at: 'the results are released',
};

/** When a message is sent, as it was planned: 2 days before the period closes, at 09:00. */
const ruleOf = ({ at, anchor, days = 0, time }: When): string => {
  if (at !== undefined || anchor === undefined) return 'At a fixed time.';
  const clock = time === undefined ? '' : `, at ${time} at the institution`;
  if (days !== 0)
    return `${count(Math.abs(days), 'day', 'days')} ${days < 0 ? 'before' : 'after'} ${anchors[anchor]}${clock}.`;
  return time === undefined ? `When ${anchors[anchor]}.` : `On the day that ${anchors[anchor]}${clock}.`;
};

/** How long something takes, in words: about 5 minutes. */
const duration = (seconds: number): string => {
  if (seconds < 90) return count(Math.max(1, seconds), 'second', 'seconds');
  const minutes = Math.round(seconds / 60);
  return minutes < 90 ? count(minutes, 'minute', 'minutes') : count(Math.round(minutes / 60), 'hour', 'hours');
};

export const en = {
  title: 'Messages',
  titleOf: (period: string) => `Messages: ${period}`,
  lead: 'What the service writes about this period, and what becomes of it.',
  link: {
    lead: 'The service can invite the students of this period by e-mail and remind those who have not finished. Their links then come by mail alone, and in no file. It can also write to instructors and chairs.',
    over: 'What the service wrote about this period. It can still write that there are results.',
    button: 'See the messages',
  },
  templates: 'Message templates',
  suppressions: 'Who gets no mails',
  failed: 'The messages could not be read',

  forecast: {
    title: 'Before they are sent',
    failed: 'Nothing can be said about the mails at the moment',
    good: 'Settled',
    bad: 'Missing',
    draft: 'The period is a draft. Nothing is sent before it is published and open.',
    recipients: (number: number) =>
      `${students(number)} ${number === 1 ? 'has' : 'have'} something to answer and can be reached.`,
    noRecipients: 'No student has something to answer and can be reached.',
    withoutAddress: (number: number) =>
      `${students(number)} ${number === 1 ? 'has' : 'have'} no e-mail address and ${number === 1 ? 'gets' : 'get'} no mail.`,
    takes: (seconds: number) => `A message to all of them takes about ${duration(seconds)}.`,
    missing: {
      links_by_file:
        'The links of this period were made for a file. The service sends the students no messages, so that none has two links.',
      mail_not_set_up: 'Sending mail is not set up. Nothing is sent until those who run the service have done that.',
      no_contact: 'The institution has no contact. The mails do not say where students can ask.',
      no_time_zone: 'The institution has no time zone. Times of day of messages and times in mails are in UTC.',
      period_not_scheduled:
        'The period lacks the time of its opening, of its closing or of the release of its results. Messages that depend on it are not sent.',
    },
  },

  list: {
    title: 'Messages in the order of their time',
    none: 'There is no message yet',
    noneLead: 'Nobody gets a mail of the service about this period.',
    noneOver: 'This period had no messages. Now it has closed.',
    needsTimes: 'The usual messages need the times at which the period opens and closes.',
    setTimes: 'Set the times',
  },

  purposes: {
    invitation: 'Invitation',
    reminder: 'Reminder',
    closing_soon: 'Note before closing',
    response_rates: 'Response rates',
    results_available: 'Note of results',
    reply_available: 'Note of replies',
  },
  audiences: {
    students: 'To all who have something to answer.',
    students_not_finished: 'To those who have not finished.',
    instructors: 'To the instructors.',
    chairs: 'To the chairs.',
  },
  reached: (number: number) => `${toNumber(number)} can be reached.`,
  states: {
    planned: 'Planned',
    sending: 'Being sent',
    sent: 'Sent',
    skipped: 'Skipped',
    paused: 'Paused',
    cancelled: 'Cancelled',
  },
  reasons: {
    links_by_file: 'The links of this period were made for a file.',
    mail_not_set_up: 'Sending mail is not set up. Resume the message once it is.',
    mail_unavailable: 'The mail server takes no mails at the moment. Sending continues by itself.',
    paused_by_office: 'The evaluation office has paused it. Nothing is sent until it is resumed.',
    period_closed: 'The period was not open any more.',
    response_rate_reached: 'Enough had answered when it was due.',
    too_many_bounces: 'Many addresses do not exist. Look at who gets no mails, then resume the message.',
    too_many_complaints: 'Several people call these mails spam. Read the text again, then resume the message.',
    too_soon: 'Another message had been sent shortly before.',
  },

  times: {
    due: 'Due',
    since: 'Since',
    sent: 'Sent',
    skipped: 'Skipped',
    cancelled: 'Cancelled',
    unknown: 'No time yet: the schedule of the period lacks it.',
  },
  ruleOf,
  template: (name: string) => `Its text is “${name}”.`,
  skips: (rate: number) =>
    `Skipped if ${toPercent(rate, Math.round(rate * 1_000) % 10 === 0 ? 0 : 1)} have answered by then.`,

  counts: {
    sent: (sent: number, recipients: number) => `${toNumber(sent)} of ${toNumber(recipients)} sent`,
    withoutAddress: (number: number) => `${toNumber(number)} without an address`,
    suppressed: (number: number) => `${toNumber(number)} get no mails`,
    refused: (number: number) => `${toNumber(number)} refused by the mail server`,
    bounced: (number: number) => `${toNumber(number)} came back`,
    complained: (number: number) => `${toNumber(number)} called spam`,
    finished: (number: number) => `${toNumber(number)} had finished meanwhile`,
  },

  form: {
    button: 'Plan a message …',
    planTitle: 'Plan a message',
    changeTitle: (purpose: string) => `Change: ${purpose}`,
    purpose: 'Message',
    noRelease: 'The period has no time from which its results can be seen: set it first, in its settings.',
    audience: 'Who gets it',
    audiences: {
      students: 'Students',
      students_not_finished: 'Students who have not finished',
      instructors: 'Instructors, about their sections',
      chairs: 'Chairs, about their departments',
    },
    template: 'Text',
    defaultTemplate: (name: string) => `The default, “${name}”`,
    shippedTemplate: 'English and German texts of the service',
    anchor: 'When it is sent',
    anchors: {
      opens_at: 'After the period opens',
      closes_at: 'Before the period closes',
      results_release_at: 'After the results are released',
    },
    days: 'Days after the opening or before the closing',
    daysOfRelease: 'Days after the results are released',
    time: 'Time of day at the institution',
    timeHint: 'Empty: the time of day at which the period opens or closes.',
    timeHintOfRelease: 'Empty: the time of day at which the results are released.',
    skips: 'Skip it above this response rate, in percent',
    skipsHint: 'Empty: it is sent whatever the rate.',
    plan: 'Plan the message',
    planned: 'The message is planned.',
    change: 'Change the message',
    changed: 'The message is changed.',
    labels: {
      '/data/attributes/audience': 'Who gets it',
      '/data/attributes/when': 'When it is sent',
      '/data/attributes/when/days': 'Days',
      '/data/attributes/when/time': 'Time of day',
      '/data/attributes/skip_above_response_rate': 'Response rate',
      '/data/relationships/template/data': 'Text',
    },
  },

  actions: { change: 'Change …', preview: 'Preview', pause: 'Pause …', resume: 'Resume …', cancel: 'Cancel …' },

  dialogs: {
    keep: 'Leave it as it is',
    pause: {
      title: 'Pause this message?',
      lead: 'Nothing more of it is sent until somebody resumes it. Mails that are out stay out.',
      confirm: 'Pause the message',
      done: 'The message is paused.',
    },
    resume: {
      title: 'Resume this message?',
      lead: 'It is sent at its time. If that has passed, sending begins within minutes: of a note of results once they are released, of all others if the period is open.',
      confirm: 'Resume the message',
      done: 'The message is resumed.',
    },
    cancel: {
      title: 'Cancel this message?',
      lead: 'Mails that have not been sent stay unsent. This cannot be undone; a new message can be planned.',
      confirm: 'Cancel the message',
      done: 'The message is cancelled.',
    },
  },

  preview: {
    titleOf: (purpose: string) => `Preview: ${purpose}`,
    lead: 'Name, courses and times are made up, and the link is nobody’s own.',
    language: 'Language',
    languages: { en: 'English', de: 'German' },
    subject: 'Subject',
    otherLanguage: (wanted: string) => `There is no text in ${wanted}. Those who prefer it get this one.`,
    failed: 'The preview could not be made',
    test: 'Send a test to me',
    testing: 'Sending …',
    tested: (address: string) => `A test with the same made-up data went to ${address}.`,
    notTaken: (address: string) =>
      `The mail server did not take the mail to ${address}. Those who run the service see why in its log.`,
    notTested: 'No test was sent',
    noMail: (missing: readonly string[]) =>
      `Sending mail is not set up. Those who run the service have to set ${missing.join(', ') || 'it up'}.`,
    tooMany: 'You can have five tests an hour. Try again in the next hour.',
    close: 'Close',
  },

  usual: {
    button: 'Plan the usual messages …',
    title: 'Plan the usual messages?',
    lead: 'The service sends them by itself, in the language of each person.',
    confirm: 'Plan the messages',
    done: 'The usual messages are planned.',
    noRelease: 'Once the period has a time for its results, a note to the instructors can be planned too.',
    past: 'The period is open already: the invitation is sent within minutes.',
  },
};
