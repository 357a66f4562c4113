import { notify } from './output.ts';

/** Does some work; where the process ends before it, as a signal asks, this is said. */
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
