/** Where in the sample institution something stands; without a key it is the file as a whole. */
export interface Place {
  readonly file: string;
  readonly key?: string;
}

/** A mistake in the sample institution's files, told so that whoever edits them finds it. */
export class SampleMistake extends Error {
  constructor({ file, key }: Place, reason: string) {
    super(`${file}${key === undefined ? '' : `, "${key}"`}: ${reason}`);
  }
}
