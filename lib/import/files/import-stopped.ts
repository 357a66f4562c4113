/**
 * Error that says why an import could not begin; nothing was written. The message is for the operator and contains no
 * data of the files.
 */
export class ImportStopped extends Error {}

/** Error for an import that must be tried again later because another one is running. */
export class ImportBusy extends ImportStopped {}

/** Error that says why an import ended early. Another run finishes its work. */
export class ImportInterrupted extends Error {}

/** Returns the error for an import that was silent for so long that another took its lease. */
export const takenOver = (): ImportInterrupted =>
  new ImportInterrupted('Another import, or a deletion, has taken over from this one.');
