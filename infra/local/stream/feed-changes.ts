import { env } from '../../../lib/runtime/env.ts';
import { openStore } from '../../../lib/store/store.ts';
import { enableStream } from '../data/enable-stream.ts';
import { logError } from '../process/log-error.ts';
import { StreamFollower } from './follow-stream.ts';
import { localConsumers } from './local-consumers.ts';
import { StreamCalls } from './stream-calls.ts';
import { streamPosition } from './stream-position.ts';

/**
 * Feeds the change feed from the local engine's stream, and webhooks from the feed, with the functions that Lambda
 * calls in AWS, until it is stopped. The stream also contains the writes of other processes, even of a command that ran
 * without a server.
 */
export const feedChanges = async (): Promise<StreamFollower> => {
  const { client, tableName } = openStore();
  const arn = await enableStream(client, tableName);
  const follower = new StreamFollower({
    calls: new StreamCalls(env.dynamodbEndpoint ?? '', arn),
    ...(await localConsumers()),
    position: {
      read: () => {
        const kept = streamPosition.read();
        return kept?.arn === arn ? kept.consumed : undefined;
      },
      write: (consumed) => streamPosition.write({ arn, consumed }),
    },
    onError: (error) => logError(error),
  });
  follower.start();
  return follower;
};
