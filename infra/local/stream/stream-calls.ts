import type { StreamRecord } from '../../../lib/domain/changes/stream-event.ts';
import { RequestHandler } from '../../../lib/store/request-handler.ts';

/** A shard of a stream. */
export interface StreamShard {
  readonly ShardId: string;
  readonly ParentShardId?: string;
}

/** The answer of one call of GetRecords. */
export interface StreamPage {
  readonly Records: readonly StreamRecord[];
  /** None at the end of a shard that is closed. */
  readonly NextShardIterator?: string | null;
}

/** Where the reading of a shard begins. */
export type StreamStart =
  | { readonly ShardIteratorType: 'TRIM_HORIZON' }
  | { readonly ShardIteratorType: 'AFTER_SEQUENCE_NUMBER'; readonly SequenceNumber: string };

/** The engine refuses a call of its streams. */
export class StreamRefused extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

// The engines require a signature and check none. The client of streams is another package, which nothing else needs.
const headers = {
  'content-type': 'application/x-amz-json-1.0',
  'x-amz-date': '20260101T000000Z',
  authorization:
    'AWS4-HMAC-SHA256 Credential=local/20260101/local/dynamodb/aws4_request, SignedHeaders=host;x-amz-date, Signature=0',
};

// Milliseconds.
const timeouts = { connectionTimeout: 1_000, requestTimeout: 10_000 };

/** The calls of DynamoDB Streams, to a local engine. */
export class StreamCalls {
  // `fetch` connects to none of the ports of engines.
  readonly #handler = new RequestHandler(timeouts);
  readonly #endpoint: URL;
  readonly #arn: string;

  constructor(endpoint: string, arn: string) {
    this.#endpoint = new URL(endpoint);
    this.#arn = arn;
  }

  async shards(): Promise<readonly StreamShard[]> {
    const { StreamDescription } = await this.#call<{ StreamDescription: { Shards: StreamShard[] } }>('DescribeStream', {
      StreamArn: this.#arn,
    });
    return StreamDescription.Shards;
  }

  async iterator(shard: string, start: StreamStart): Promise<string> {
    const of = { StreamArn: this.#arn, ShardId: shard, ...start };
    return (await this.#call<{ ShardIterator: string }>('GetShardIterator', of)).ShardIterator;
  }

  async records(iterator: string, limit: number): Promise<StreamPage> {
    const page = await this.#call<StreamPage>('GetRecords', { ShardIterator: iterator, Limit: limit });
    return { ...page, Records: page.Records.map((each) => ({ ...each, eventSourceARN: this.#arn })) };
  }

  async #call<Answer>(operation: string, input: object): Promise<Answer> {
    const { protocol, hostname, port, pathname } = this.#endpoint;
    const { response } = await this.#handler.handle({
      ...{ protocol, hostname, path: pathname, method: 'POST' },
      ...(port !== '' && { port: Number(port) }),
      headers: { ...headers, 'x-amz-target': `DynamoDBStreams_20120810.${operation}` },
      body: Buffer.from(JSON.stringify(input)),
    });
    // What the engine answers is what DynamoDB Streams would.
    const answer = JSON.parse(Buffer.from(response.body).toString()) as Answer & { __type?: string; message?: string };
    if (response.statusCode === 200) return answer;
    throw new StreamRefused(
      answer.__type?.split('#').at(-1) ?? String(response.statusCode),
      answer.message ?? operation,
    );
  }
}
