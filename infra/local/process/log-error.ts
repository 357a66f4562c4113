/** Logs an error as one line of JSON; `frame` says where it belongs. */
export const logError = (error: unknown, frame: object = { level: 'ERROR' }): void => {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  console.error(JSON.stringify({ ...frame, errorType: name, errorMessage: message, stack }));
};
