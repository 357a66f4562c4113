let ahead = 0;

/** Learns from the `Date` of an answer, in whole seconds, how far the service's clock is ahead of this computer's. */
export const learnTime = ({ headers }: Pick<Response, 'headers'>): void => {
  // A cache may have stored the answer for a while.
  const serviceNow = Date.parse(headers.get('date') ?? '') + Number(headers.get('age')) * 1_000;
  if (!Number.isNaN(serviceNow)) ahead = serviceNow - Date.now();
};

/**
 * The time at the service by its last answer: at most a second early, never late. Requests that send the present time use
 * it, since the clock of a computer may be minutes wrong.
 */
export const serviceTime = (): Date => new Date(Date.now() + ahead);
