/** Why an import could not go on; the message is for the operator and holds no data of the files. */
export class ImportStopped extends Error {}
