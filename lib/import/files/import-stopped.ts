/** Why an import could not begin; nothing was written. The message is for the operator and holds no data of the files. */
export class ImportStopped extends Error {}
