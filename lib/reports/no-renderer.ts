/** Reports can not be drawn: the package that does is optional, and is not there. */
export class NoRenderer extends Error {}
