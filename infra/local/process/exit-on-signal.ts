const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/**
 * Ends this process in order at a signal, once `before` is done; without it, exit handlers would not run. The terminal and
 * npm may both send the same Ctrl-C, so it stays after the first. Returns a function that removes it.
 */
export const exitOnSignal = (before: () => Promise<void> | undefined = () => undefined): (() => void) => {
  const end = async (code: number): Promise<void> => {
    await before();
    process.exit(code);
  };
  const listeners = Object.entries(exitCodes).map(([signal, code]) => [signal, () => void end(code)] as const);
  for (const [signal, listener] of listeners) process.on(signal, listener);
  return () => {
    for (const [signal, listener] of listeners) process.off(signal, listener);
  };
};
