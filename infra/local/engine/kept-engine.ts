import { setTimeout as sleep } from 'node:timers/promises';
import type { EngineProcess } from './launch-engine.ts';

/** How an engine is kept running. */
export interface Keeping {
  readonly launch: () => Promise<EngineProcess>;
  /** Whether the data survive the engine's process. If not, a new process would be useless. */
  readonly restarts: boolean;
}

// All times are in milliseconds. The pause after a failed start doubles up to the longest; a process that ran for
// `steadyAfter` resets it.
const firstPause = 100;
const longestPause = 10_000;
const steadyAfter = 10_000;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** An engine whose process is started again whenever it ends, until the engine is stopped. */
export class KeptEngine {
  readonly #keeping: Keeping;
  readonly #stopping = new AbortController();
  #process: Promise<EngineProcess>;

  constructor(keeping: Keeping) {
    this.#keeping = keeping;
    this.#process = keeping.launch();
    // The rejection of the first start goes to the caller that requests the process.
    this.#watch().catch(() => {});
  }

  /** The running process, or the next one that will run. */
  get process(): Promise<EngineProcess> {
    return this.#process;
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    const last = await this.#process.catch(() => undefined);
    await last?.stop();
  }

  async #watch(): Promise<void> {
    for (let inVain = 0; ; ) {
      const { ended } = await this.#process;
      const startedAt = performance.now();
      const reason = await ended;
      if (this.#stopping.signal.aborted) return;
      inVain = performance.now() - startedAt < steadyAfter ? inVain + 1 : 0;
      this.#process = this.#replace(reason, inVain);
    }
  }

  async #replace(reason: string, inVain: number): Promise<EngineProcess> {
    if (!this.#keeping.restarts) {
      console.error(`The DynamoDB engine is gone, and all that it kept in memory (${reason}).`);
      throw new Error(`The DynamoDB engine is gone: ${reason}`);
    }
    console.error(`The DynamoDB engine is gone (${reason}). Starting it again …`);
    const process = await this.#launchUntilItRuns(inVain - 1);
    console.error('The DynamoDB engine runs again.');
    return process;
  }

  async #launchUntilItRuns(inVain: number): Promise<EngineProcess> {
    const { signal } = this.#stopping;
    if (inVain > 0) await sleep(Math.min(firstPause * 2 ** (inVain - 1), longestPause), undefined, { signal });
    try {
      return await this.#keeping.launch();
    } catch (error) {
      signal.throwIfAborted();
      console.error(`${messageOf(error)} Trying again …`);
      return this.#launchUntilItRuns(inVain + 1);
    }
  }
}
