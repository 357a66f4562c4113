import { join, type Key, root } from './keys.ts';

/** The keys of what is kept about messages apart from their records. */
export const messageKeyOf = {
  /** Which messages a period has, so that their number is limited. */
  ofPeriod: (period: string): Key => ({ pk: join('period_messages', period), sk: root }),

  /** The message that gathers the replies of a period. */
  ofReplies: (period: string): Key => ({ pk: join('reply_message', period), sk: root }),

  /** The state of a message for one person. All items of a message share a partition, so that its worker finds them. */
  recipient: (message: string, user: string): Key => ({ pk: join('message_recipient', message), sk: user }),

  /** A period that the service mails, with the batch whose key makes its links. */
  mailedPeriod: (period: string): Key => ({ pk: 'mailed_periods', sk: period }),

  /** All templates, with what they must agree about: their names, and the default of each purpose. */
  templates: { pk: 'message_templates', sk: root },

  /** Says that a user gets no mails. */
  suppressed: (user: string): Key => ({ pk: join('message_suppressed', user), sk: root }),

  /** Names a message whose mails have come back since the last count. */
  returned: (message: string): Key => ({ pk: 'messages_returned', sk: message }),

  /** The day of the mails for which a message was last paused, because too many came back. */
  pausedFor: (message: string): Key => ({ pk: join('message_paused_for', message), sk: root }),

  /** Counts the test messages of a person in one hour since 1970. */
  tests: (person: string, hour: number): Key => ({ pk: join('message_tests', person), sk: String(hour) }),

  /** The process that sends mails; there is one at a time. */
  lease: { pk: 'mail_lease', sk: root },
} as const;
