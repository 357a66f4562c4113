import type { TestProject } from 'vitest/node';
import { toEngineKind } from '../../infra/local/engine/engine-kind.ts';
import { startEngine } from '../../infra/local/engine/start-engine.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the engine that the whole run shares. */
    endpoint: string;
  }
}

/** Starts one engine in memory for the whole run; `FACET_TEST_ENGINE` chooses which. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const engine = await startEngine({ kind: toEngineKind(process.env.FACET_TEST_ENGINE) });
  project.provide('endpoint', engine.endpoint);
  return engine.stop;
};
