import { endWithNpm } from '../process/end-with-npm.ts';
import { type Address, toEndpoint } from './hidden-address.ts';
import { KeptEngine } from './kept-engine.ts';
import { type LaunchOptions, launchEngine } from './launch-engine.ts';

export interface Engine {
  /** Stays the same while the process behind it is another. */
  readonly endpoint: string;
  /** The process that runs, or the last that did. */
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/**
 * Starts an engine and returns once it answers. It runs again at the same address after an end of its own, where its data are
 * in a file, and it ends with this process, whatever ends that. Nothing else of the project starts one.
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
