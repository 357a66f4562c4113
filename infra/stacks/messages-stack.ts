import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { callEvery } from '../constructs/call-every.ts';
import { FunctionFamily } from '../constructs/function-family.ts';
import { type MailContext, SesSender } from '../constructs/mail.ts';
import { eventSeconds, MailEvents } from '../constructs/mail-events.ts';
import { OperationFunction, type StageFunctions } from '../constructs/operation-function.ts';
import { sweepMessages, takeMailEvents } from '../service/deployed-functions.ts';

export interface MessagesStackProps extends StackProps {
  readonly functions: StageFunctions;
  readonly mail: MailContext | undefined;
  /** The queue of mail events that could not be handled. */
  readonly failed: Queue;
}

const description = 'Send the messages of evaluation periods';

/** The parts that send messages: the function that a schedule calls, and the SES sender if mails go through SES. */
export class MessagesStack extends Stack {
  constructor(scope: Construct, id: string, { functions, mail, failed, ...props }: MessagesStackProps) {
    super(scope, id, props);
    const family = new FunctionFamily(this, functions);
    const { live } = new OperationFunction(this, sweepMessages, {
      ...functions,
      family,
      description,
      timeoutSeconds: 900,
    });
    callEvery(this, 'MessageSchedule', { live, minutes: 1, description });
    if (mail?.transport !== 'ses') return;
    const { configurationSet } = new SesSender(this, 'Sender', { stage: functions.stage, from: mail.from });
    const events = new MailEvents(this, 'Events', { configurationSet, failed });
    const taking = new OperationFunction(this, takeMailEvents, {
      ...functions,
      surroundings: { [takeMailEvents]: events.forTaking() },
      family,
      description: 'Take what SES reports of mails',
      timeoutSeconds: eventSeconds,
    });
    events.leadTo(taking.live);
  }
}
