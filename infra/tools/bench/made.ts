import { invokeOperation, type PartialEvent } from '../../local/gateway/invoke-operation.ts';
import type { SampleTable } from './with-engine.ts';

/** Makes a request that is good for one call. */
export type Made = (table: SampleTable) => Promise<PartialEvent>;

/** What a function answers through API Gateway. */
export interface Answer {
  readonly statusCode: number;
  readonly body: string;
  readonly isBase64Encoded?: boolean;
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Calls an operation; throws what it answers when it refuses. */
export const invoke = async <Document>(name: string, event: PartialEvent): Promise<Document> => {
  const { statusCode, body } = (await invokeOperation(name, event)) as Answer;
  if (statusCode >= 300) throw new Error(`${name} answered ${statusCode}: ${body}`);
  // The operation returns this document.
  return JSON.parse(body) as Document;
};
