import { takeMailEvents } from '../../../../../../infra/service/deployed-functions.ts';
import type { Mail } from '../../../../../../lib/domain/messages/sending/mailer.ts';
import { takeEvents } from '../../../../../../lib/domain/messages/suppressions/mail-events.ts';
import type { Store } from '../../../../../../lib/store/store.ts';
import { runAs } from '../../../../../support/table-calls.ts';

// As SES publishes them: https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-examples.html
const mailOf = ({ to, message, person }: Mail) => ({
  timestamp: '2017-08-05T00:40:02.012Z',
  source: 'Office <office@college.example>',
  sourceArn: 'arn:aws:ses:us-east-1:123456789012:identity/college.example',
  sendingAccountId: '123456789012',
  messageId: 'EXAMPLE7c191be45-e9aedb9a-02f9-4d12-a87d-dd0099a07f8a-000000',
  destination: [to.address],
  headersTruncated: false,
  headers: [{ name: 'To', value: to.address }],
  commonHeaders: { from: ['Office <office@college.example>'], to: [to.address], subject: 'Your courses' },
  tags: {
    'ses:configuration-set': ['facet-production'],
    'ses:source-ip': ['192.0.2.0'],
    'ses:from-domain': ['college.example'],
    'ses:caller-identity': ['ses_user'],
    facet_message: [message],
    facet_person: [person],
  },
});

/** What SES publishes when an address does not exist. */
export const bounceOf = (mail: Mail) => ({
  eventType: 'Bounce',
  bounce: {
    bounceType: 'Permanent',
    bounceSubType: 'General',
    bouncedRecipients: [
      {
        emailAddress: mail.to.address,
        action: 'failed',
        status: '5.1.1',
        diagnosticCode: 'smtp; 550 5.1.1 user unknown',
      },
    ],
    timestamp: '2017-08-05T00:41:02.669Z',
    feedbackId: '01000157c44f053b-61b59c11-9236-11e6-8f96-7be8aexample-000000',
    reportingMTA: 'dsn; mta.example.com',
  },
  mail: mailOf(mail),
});

/** What SES publishes when somebody calls a mail spam. */
export const complaintOf = (mail: Mail) => ({
  eventType: 'Complaint',
  complaint: {
    complainedRecipients: [{ emailAddress: mail.to.address }],
    timestamp: '2017-08-05T00:41:02.669Z',
    feedbackId: '01000157c44f053b-61b59c11-9236-11e6-8f96-7be8aexample-000000',
    userAgent: 'Amazon SES Mailbox Simulator',
    complaintFeedbackType: 'abuse',
    arrivalDate: '2017-08-05T00:41:02.669Z',
  },
  mail: mailOf(mail),
});

/** Hands events to the function that takes them, as their queue does. */
export const deliverEvents = (store: Store, events: readonly object[]) =>
  runAs(takeMailEvents, () =>
    takeEvents(
      store,
      events.map((event, index) => ({ messageId: String(index), body: JSON.stringify(event) })),
    ),
  );
