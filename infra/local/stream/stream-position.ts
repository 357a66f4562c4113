import { dataFile } from '../data/data-file.ts';

/** How far the stream of the local table has been consumed. */
interface StreamPosition {
  readonly arn: string;
  /** The last sequence number of each shard. */
  readonly consumed: Readonly<Record<string, string>>;
}

/** Keeps how far the stream has been consumed. */
export const streamPosition = dataFile<StreamPosition>('stream.json');

/** The last sequence number that was consumed of the one shard that dynoxide has. */
export const lastConsumed = (): string | undefined => Object.values(streamPosition.read()?.consumed ?? {}).at(-1);
