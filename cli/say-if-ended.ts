import { notify } from './output.ts';

/** Runs work, and prints a text if the process ends before the work does, for instance by a signal. */
export const sayIfEnded = async <Result>(
  { finish }: { finish(): void },
  text: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  const ended = (): void => {
    finish();
    notify(text);
  };
  process.on('exit', ended);
  try {
    return await work();
  } finally {
    process.off('exit', ended);
  }
};
