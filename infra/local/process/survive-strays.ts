import { logError } from './log-error.ts';

/** From now on no error that nobody catches ends this process: in AWS it ends one instance, here it would be everybody's server. */
export const surviveStrays = (): void => {
  for (const stray of ['uncaughtException', 'unhandledRejection']) process.on(stray, (error) => logError(error));
};
