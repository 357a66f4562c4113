/** Why an import could not begin; nothing was written. The message is for the operator and holds no data of the files. */
export class ImportStopped extends Error {}

/** An import has to be tried again later: another one is running. */
export class ImportBusy extends ImportStopped {}

/** Why an import ended before its work was done; another run finishes it. */
export class ImportInterrupted extends Error {}

/** The interruption of an import that was silent for so long that its lease was taken. */
export const takenOver = (): ImportInterrupted =>
  new ImportInterrupted('Another import, or a deletion, has taken over from this one.');
