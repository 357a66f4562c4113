/** Why an import could not begin; nothing was written. The message is for the operator and holds no data of the files. */
export class ImportStopped extends Error {}

/** Why an import has to be tried later: another one is under way. */
export class ImportBusy extends ImportStopped {}

/** Why an import ended before its work was done; a further run finishes it. */
export class ImportInterrupted extends Error {}
