import { sleep } from '../../lib/runtime/pause.ts';
import { CommandFailed } from '../command.ts';
import { followPage } from './follow.ts';
import { loadType, type Synchronising } from './load-lists.ts';
import { readableTypes } from './readable-types.ts';
import { codeOf, statusOf } from './source.ts';

export interface SynchroniseOptions {
  /** Whether to continue after everything is read, until the command is stopped. */
  readonly watch: boolean;
  readonly isStopped: () => boolean;
  /** Shows people what happens. */
  readonly notify: (text: string) => void;
  /** Milliseconds between the first cursor and the lists; 5 seconds by default. */
  readonly settlingMs?: number;
}

// A list may lag behind the feed by a part of this time. Without the pause, a change from just before the cursor could
// be missing in both.
const usualSettlingMs = 5_000;

// The most seconds of `Prefer: wait`.
const longestWait = 20;

/**
 * Requests the present cursor unless the copy has one, and waits until lists contain everything that was written before
 * it.
 */
const begin = async ({ source, copy }: Synchronising, settlingMs = usualSettlingMs): Promise<void> => {
  if (copy.state.cursor === undefined) {
    const { meta } = await source.changes('latest', [], 0);
    await copy.write({ rows: [], removed: [], state: { ...copy.state, cursor: meta.cursor, begunAt: Date.now() } });
  }
  const left = copy.state.begunAt + settlingMs - Date.now();
  // If the clock was put back, the pause is still no longer than usual.
  if (left > 0) await sleep(Math.min(left, settlingMs));
};

/**
 * Reads completely the types that the copy does not have completely. Types that the token may not read are left out.
 */
const loadMissing = async (synchronising: Synchronising, { notify }: SynchroniseOptions): Promise<void> => {
  const { source, copy } = synchronising;
  const { readable, leftOut } = await readableTypes(source);
  for (const { type, why } of leftOut) notify(`${type} is left out: ${why}.`);
  if (readable.length === 0) throw new CommandFailed('The token can read none of the types in the change feed.');
  const loaded = copy.state.loaded.filter((each) => readable.some((type) => type === each));
  if (loaded.length < copy.state.loaded.length)
    await copy.write({ rows: [], removed: [], state: { ...copy.state, loaded } });
  for (const type of readable.filter((each) => !loaded.includes(each))) {
    await loadType(synchronising, type);
    notify(`${type}: ${copy.countOf(type)} read.`);
  }
};

const startOver = ({ copy }: Synchronising): Promise<void> =>
  // The resources stay in the copy until they have been read again.
  copy.write({ rows: [], removed: [], state: { begunAt: 0, loaded: [] } });

/** Follows the feed to its end, or until it is stopped. */
const follow = async (synchronising: Synchronising, { watch, isStopped }: SynchroniseOptions): Promise<void> => {
  const { copy } = synchronising;
  for (let wait = 0; !isStopped(); ) {
    const isCaughtUp = await followPage(synchronising, copy.state.cursor ?? '', wait);
    if (isCaughtUp) await copy.settle();
    if (isCaughtUp && !watch) return;
    wait = isCaughtUp ? longestWait : 0;
  }
};

/** Handles a refusal after which the work can continue; throws any other error. */
const recover = async (synchronising: Synchronising, error: unknown, notify: (text: string) => void): Promise<void> => {
  if (codeOf(error) === 'invalid_cursor')
    throw new CommandFailed('This is a copy of another service, or of data that it had before.');
  if (codeOf(error) === 'cursor_expired') {
    notify(
      'The change feed can not continue from this copy: everything is read again. The copy stays usable until then.',
    );
    await startOver(synchronising);
  } else if (statusOf(error) !== 403) throw error;
};

/** Brings a copy up to date, and with `watch` keeps it so. It can be repeated after any end. */
export const synchronise = async (synchronising: Synchronising, options: SynchroniseOptions): Promise<void> => {
  for (let refusedAt: string | undefined; !options.isStopped(); ) {
    await begin(synchronising, options.settlingMs);
    await loadMissing(synchronising, options);
    const { cursor } = synchronising.copy.state;
    try {
      return await follow(synchronising, options);
    } catch (error) {
      // If the token has lost a scope, its types are left out. Any other second refusal at the same cursor is thrown.
      if (options.isStopped() || refusedAt === cursor) throw error;
      refusedAt = cursor;
      await recover(synchronising, error, options.notify);
    }
  }
};
