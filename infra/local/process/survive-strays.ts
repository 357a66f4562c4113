import { logError } from './log-error.ts';

/**
 * Keeps an uncaught error from ending this process. In AWS it ends one instance; here it would end the whole server.
 */
export const surviveStrays = (): void => {
  for (const stray of ['uncaughtException', 'unhandledRejection']) process.on(stray, (error) => logError(error));
};
