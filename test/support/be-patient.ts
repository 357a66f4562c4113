import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

// What the SDK's handler for Node has, which is the one that it makes by itself.
interface NodeHandler {
  updateHttpClientConfig(name: 'requestTimeout', milliseconds: number): void;
}

/** Gives a call as long as a test has: the whole run shares the engine, and the machine may be busy with others. */
export const bePatient = ({ config }: DynamoDBDocumentClient): void => {
  (config.requestHandler as NodeHandler).updateHttpClientConfig('requestTimeout', 60_000);
};
