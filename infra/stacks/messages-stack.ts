import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { callEvery } from '../constructs/call-every.ts';
import { FunctionFamily } from '../constructs/function-family.ts';
import { type MailContext, SesSender } from '../constructs/mail.ts';
import { OperationFunction, type StageFunctions } from '../constructs/operation-function.ts';
import { sweepMessages } from '../service/deployed-functions.ts';

export interface MessagesStackProps extends StackProps {
  readonly functions: StageFunctions;
  readonly mail: MailContext | undefined;
}

const description = 'Send the messages of evaluation periods';

/** What sends messages: the function that a schedule calls, and the sender of SES where mails go through it. */
export class MessagesStack extends Stack {
  constructor(scope: Construct, id: string, { functions, mail, ...props }: MessagesStackProps) {
    super(scope, id, props);
    if (mail?.transport === 'ses') new SesSender(this, 'Sender', { stage: functions.stage, from: mail.from });
    const family = new FunctionFamily(this, functions);
    const { live } = new OperationFunction(this, sweepMessages, {
      ...functions,
      family,
      description,
      timeoutSeconds: 900,
    });
    callEvery(this, 'MessageSchedule', { live, minutes: 1, description });
  }
}
