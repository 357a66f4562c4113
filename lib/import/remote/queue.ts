import { env } from '../../runtime/env.ts';
import { importOfObject } from './uploads/s3-uploads.ts';

/** A message of the queue of imports, as a function receives it. */
export interface QueueRecord {
  readonly body: string;
}

/** What says that an import is to go on. */
interface GoOn {
  readonly import: string;
}

/** What a bucket says of a new object; its keys are encoded as in a form. */
interface ObjectEvent {
  readonly Records?: readonly { readonly s3: { readonly object: { readonly key: string } } }[];
}

/** The imports that a message is about: those whose archives a bucket reports, or the one that is to go on. */
export const importsIn = ({ body }: QueueRecord): string[] => {
  const message = JSON.parse(body) as GoOn | ObjectEvent;
  if ('import' in message) return [message.import];
  return (message.Records ?? []).flatMap(
    ({ s3 }) => importOfObject(decodeURIComponent(s3.object.key.replaceAll('+', ' '))) ?? [],
  );
};

/** The message that lets an import go on. */
export const goOn = (id: string): string => JSON.stringify({ import: id } satisfies GoOn);

/** Lets an import go on in another function, after some seconds. Needs a queue. */
export const sendOn = async (id: string, delaySeconds: number): Promise<void> => {
  const { SendMessageCommand, SQSClient } = await import('@aws-sdk/client-sqs');
  const message = { QueueUrl: env.importQueueUrl, MessageBody: goOn(id), DelaySeconds: delaySeconds };
  await new SQSClient({}).send(new SendMessageCommand(message));
};
