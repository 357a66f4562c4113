import { env } from '../../runtime/env.ts';
import { importOfObject } from './uploads/upload.ts';

/** A message of the queue of imports, as a function receives it. */
export interface QueueRecord {
  readonly body: string;
  readonly attributes?: { readonly ApproximateReceiveCount: string };
}

/**
 * How often a message is received before it goes to the queue of failed ones. At the last time its import is given up.
 */
export const mostReceives = 5;

/** How often a message has been received, this time included. */
export const receivesOf = ({ attributes }: QueueRecord): number => Number(attributes?.ApproximateReceiveCount ?? 1);

interface Continuation {
  readonly import: string;
}

/** The event of a new object in a bucket; its key is form-encoded. */
interface ObjectEvent {
  readonly Records?: readonly { readonly s3: { readonly object: { readonly key: string } } }[];
}

/** Returns the imports of a message: those whose archives were uploaded, or the one to continue. */
export const importsIn = ({ body }: QueueRecord): string[] => {
  const message = JSON.parse(body) as Continuation | ObjectEvent;
  if ('import' in message) return [message.import];
  return (message.Records ?? []).flatMap(
    ({ s3 }) => importOfObject(decodeURIComponent(s3.object.key.replaceAll('+', ' '))) ?? [],
  );
};

/** The message that makes an import continue. */
export const continuationOf = (id: string): string => JSON.stringify({ import: id } satisfies Continuation);

/** Continues an import in another function call, after some seconds. Needs a queue. */
export const sendOn = async (id: string, delaySeconds: number): Promise<void> => {
  const { importQueueUrl } = env;
  if (importQueueUrl === undefined) throw new Error('IMPORT_QUEUE_URL does not say where imports continue');
  const { sendMessage } = await import('../../runtime/send-messages.ts');
  await sendMessage(importQueueUrl, continuationOf(id), delaySeconds);
};
