/** Reports can not be drawn: the package that does is optional, and is not there. */
export class NoRenderer extends Error {}

/** The file of a report is larger than what answers can have. */
export class ReportTooLarge extends Error {}
