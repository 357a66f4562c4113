export interface Deadline {
  readonly passed: Promise<void>;
  readonly cancel: () => void;
}

/** Starts a clock; `cancel` it when it does not matter any more, or it keeps the process alive. */
export const startDeadline = (seconds: number): Deadline => {
  const { promise: passed, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, seconds * 1000);
  return { passed, cancel: () => clearTimeout(timer) };
};
