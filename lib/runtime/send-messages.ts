import {
  SendMessageBatchCommand,
  type SendMessageBatchRequestEntry,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';

const client = new SQSClient({});

/** Sends a message to a queue, which holds it back for some seconds. */
export const sendMessage = async (QueueUrl: string, MessageBody: string, DelaySeconds?: number): Promise<void> => {
  await client.send(new SendMessageCommand({ QueueUrl, MessageBody, DelaySeconds }));
};

/** Sends up to 10 messages to a queue. Throws when it has not taken all of them. */
export const sendMessages = async (
  QueueUrl: string,
  messages: readonly Omit<SendMessageBatchRequestEntry, 'Id'>[],
): Promise<void> => {
  const Entries = messages.map((each, index) => ({ ...each, Id: String(index) }));
  const { Failed = [] } = await client.send(new SendMessageBatchCommand({ QueueUrl, Entries }));
  if (Failed.length > 0) throw new Error(`the queue has not taken ${Failed.length} messages`);
};
