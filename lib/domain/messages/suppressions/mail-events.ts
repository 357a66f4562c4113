import * as v from 'valibot';
import { toMailAddress } from '../../../mail/mail-address.ts';
import { now } from '../../../runtime/clock.ts';
import { log } from '../../../runtime/log.ts';
import type { Store } from '../../../store/store.ts';
import { returnRecipient } from '../sending/items.ts';
import { mailTags } from '../sending/mail-tags.ts';
import { suppressUser } from './suppress.ts';

const recipients = v.array(v.object({ emailAddress: v.string() }));

const tags = v.object({ [mailTags.message]: v.tuple([v.string()]), [mailTags.person]: v.tuple([v.string()]) });

const mail = v.object({ tags });

// What SES publishes (https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-contents.html), of it the fields
// that say that a mail has come back.
const returned = v.variant('eventType', [
  v.object({
    eventType: v.literal('Bounce'),
    mail,
    bounce: v.object({ bounceType: v.literal('Permanent'), bouncedRecipients: recipients }),
  }),
  v.object({
    eventType: v.literal('Complaint'),
    mail,
    complaint: v.object({
      complainedRecipients: recipients,
      complaintFeedbackType: v.optional(v.pipe(v.string(), v.notValue('not-spam'))),
    }),
  }),
]);

type Returned = v.InferOutput<typeof returned>;

const outcomeOf = (event: Returned) =>
  event.eventType === 'Bounce'
    ? ({ reason: 'bounced', recipients: event.bounce.bouncedRecipients } as const)
    : ({ reason: 'complained', recipients: event.complaint.complainedRecipients } as const);

/** An address as two are compared, without a name before it. */
const bareAddress = (text: string): string => {
  const address = /<([^<>]+)>\s*$/.exec(text)?.[1] ?? text;
  return (toMailAddress(address) ?? address).toLowerCase();
};

/** Notes that a mail has come back, and suppresses further mails to its recipient. Can be repeated. */
const take = async (store: Store, event: Returned): Promise<void> => {
  const {
    [mailTags.message]: [message],
    [mailTags.person]: [person],
  } = event.mail.tags;
  const { reason, recipients: addresses } = outcomeOf(event);
  await returnRecipient(store, { message, person }, reason);
  const user = await store.read({ type: 'user', id: person });
  const [address] = (user?.emails ?? []) as readonly string[];
  // The person may have another address now.
  if (user === undefined || address === undefined) return;
  if (!addresses.some(({ emailAddress }) => bareAddress(emailAddress) === bareAddress(address))) return;
  await suppressUser(store, { user: user.id, reason, address, now: now() });
};

/** The fields of a message of an SQS queue that count here. */
export interface QueueMessage {
  readonly messageId: string;
  readonly body: string;
}

/** The messages that failed, as Lambda asks for them. */
export interface EventsTaken {
  readonly batchItemFailures: readonly { readonly itemIdentifier: string }[];
}

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Handles SES events from a queue, and returns the messages that failed: the queue delivers these again. An event that does
 * not report a permanent bounce of one of our mails is ignored.
 */
export const takeEvents = async (store: Store, messages: readonly QueueMessage[]): Promise<EventsTaken> => {
  const batchItemFailures: { itemIdentifier: string }[] = [];
  for (const { messageId, body } of messages) {
    const parsed = v.safeParse(returned, jsonIn(body));
    if (!parsed.success) continue;
    try {
      await take(store, parsed.output);
    } catch (error) {
      log({ level: 'error', event: 'take-mail-events', message: String(error) });
      batchItemFailures.push({ itemIdentifier: messageId });
    }
  }
  return { batchItemFailures };
};
