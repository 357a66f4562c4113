let ahead = 0;

/** Learns from an answer how far the service's clock is ahead of this computer's; it tells whole seconds. */
export const learnTime = ({ headers }: Pick<Response, 'headers'>): void => {
  // Something on the way may have kept the answer for a while.
  const told = Date.parse(headers.get('date') ?? '') + Number(headers.get('age')) * 1_000;
  if (!Number.isNaN(told)) ahead = told - Date.now();
};

/**
 * What the time is at the service, as its last answer told: a second early at most, and never late. What is to happen at
 * once is asked for by it, since the clock of a computer may be minutes wrong.
 */
export const serviceTime = (): Date => new Date(Date.now() + ahead);
