/** Logs an error that belongs to no request. */
export const logStray = (error: unknown): void => {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  console.error(JSON.stringify({ level: 'ERROR', errorType: name, errorMessage: message, stack }));
};
