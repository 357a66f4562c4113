import { endWithNpm } from '../process/end-with-npm.ts';
import { openDoor } from './door.ts';
import { KeptEngine } from './kept-engine.ts';
import { type LaunchOptions, launchEngine } from './launch-engine.ts';

export interface Engine {
  /** Holds the key to the engine, and stays the same while the process behind it is another. */
  readonly endpoint: string;
  /** The process that runs, or the last that did. */
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

export interface EngineOptions extends Omit<LaunchOptions, 'onSpawn'> {
  /** Called for each process of the engine, once it exists and before it answers. */
  readonly onSpawn?: (engine: Pick<Engine, 'endpoint' | 'pid'>) => void;
}

/** Whether anything answers HTTP at an address. */
export const answers = async (endpoint: string): Promise<boolean> => {
  try {
    const response = await fetch(endpoint, { signal: AbortSignal.timeout(1000) });
    await response.body?.cancel();
    return true;
  } catch {
    return false;
  }
};

/**
 * Starts an engine and returns once it answers. It runs again after an end of its own, where its data are in a file, and it
 * ends with this process, whatever ends that. Nothing else of the project starts one.
 */
export const startEngine = async ({ onSpawn, ...options }: EngineOptions): Promise<Engine> => {
  endWithNpm();
  let pid = 0;
  const door = await openDoor(async () => (await kept.process).address);
  const launch = () =>
    launchEngine({
      ...options,
      onSpawn: (spawned) => {
        pid = spawned;
        onSpawn?.({ endpoint: door.endpoint, pid });
      },
    });
  const kept = new KeptEngine({ launch, restarts: options.file !== undefined });
  const stop = async (): Promise<void> => {
    await door.close();
    await kept.stop();
  };
  try {
    await kept.process;
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    endpoint: door.endpoint,
    get pid() {
      return pid;
    },
    stop,
  };
};
