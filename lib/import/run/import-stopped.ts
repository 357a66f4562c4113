/** Why an import could not begin; nothing was written. The message is for the operator and holds no data of the files. */
export class ImportStopped extends Error {}

/** Why an import has to be tried later: another one is under way. */
export class ImportBusy extends ImportStopped {}

/** Why an import ended before its work was done; a further run finishes it. */
export class ImportInterrupted extends Error {}

/** The interruption of an import that has been silent for so long that its lease has been taken. */
export const takenOver = (): ImportInterrupted =>
  new ImportInterrupted('Another import, or a deletion, has taken over from this one.');
