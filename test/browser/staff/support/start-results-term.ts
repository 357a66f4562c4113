import { startService } from '../../../support/service.ts';
import { startBrowser } from '../../support/browser.ts';
import { seedResultsTerm } from './results-term.ts';
import { startStaffServer } from './staff-server.ts';

/** Starts the application, with a term whose results there are to see, and a browser. */
export const startResultsTerm = async () => {
  const [service, browser] = await Promise.all([startService(), startBrowser()]);
  const server = await startStaffServer(service);
  const stop = async (): Promise<void> => {
    await browser.close();
    await server.stop();
  };
  try {
    return { service, server, browser, stop, term: await seedResultsTerm(service, server) };
  } catch (error) {
    await stop();
    throw error;
  }
};
