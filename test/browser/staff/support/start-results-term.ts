import { type ResultsTerm, seedResultsTerm } from './results-term.ts';
import { type StartedStaff, startStaff } from './start-staff.ts';

/** Starts the application, with a term whose results there are to see. */
export const startResultsTerm = async (): Promise<StartedStaff & { readonly term: ResultsTerm }> => {
  const started = await startStaff();
  try {
    return { ...started, term: await seedResultsTerm(started.service, started.server) };
  } catch (error) {
    await started.stop();
    throw error;
  }
};
