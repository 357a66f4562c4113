import { endWithNpm } from '../process/end-with-npm.ts';
import { type Address, toEndpoint } from './hidden-address.ts';
import { KeptEngine } from './kept-engine.ts';
import { type LaunchOptions, launchEngine } from './launch-engine.ts';

export interface Engine {
  /** The address, which stays the same when another process replaces the engine's. */
  readonly endpoint: string;
  /** The number of the running process, or of the last one. */
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/**
 * Starts an engine and returns when it answers; nothing else of the project starts one. An engine with its data in a
 * file is started again at the same address after it ends by itself, and it ends with this process in any case.
 */
export const startEngine = async ({ onSpawn, ...options }: Omit<LaunchOptions, 'address'>): Promise<Engine> => {
  endWithNpm();
  let pid = 0;
  let address: Address | undefined;
  const launch = async () => {
    const launched = await launchEngine({
      ...options,
      address,
      onSpawn: (spawned) => {
        pid = spawned.pid;
        onSpawn?.(spawned);
      },
    });
    address = launched.address;
    return launched;
  };
  const kept = new KeptEngine({ launch, restarts: options.file !== undefined });
  const endpoint = toEndpoint((await kept.process).address);
  return {
    endpoint,
    get pid() {
      return pid;
    },
    stop: () => kept.stop(),
  };
};
