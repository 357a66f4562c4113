/** A location in the sample institution's files; without a key, the whole file. */
export interface Location {
  readonly file: string;
  readonly key?: string;
}

/** A mistake in the sample institution's files, with its location. */
export class SampleMistake extends Error {
  constructor({ file, key }: Location, reason: string) {
    super(`${file}${key === undefined ? '' : `, "${key}"`}: ${reason}`);
  }
}
