/** Requests a second that a stage accepts, and how many at once. */
export interface Throttle {
  readonly rateLimit: number;
  readonly burstLimit: number;
}

/** Decides for each request whether it is accepted: a token bucket, as API Gateway's. */
export const openThrottle = (
  { rateLimit, burstLimit }: Throttle,
  now: () => number = () => performance.now(),
): (() => boolean) => {
  let left = burstLimit;
  let filledAt = now();
  return () => {
    const moment = now();
    left = Math.min(burstLimit, left + ((moment - filledAt) / 1000) * rateLimit);
    filledAt = moment;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
};
