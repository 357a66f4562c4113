// A secret is shown on the page that follows its making. It is in the memory of this page alone, and is gone once seen.
const unseen = new Map<string, NewSecret>();

/** A secret that was just made; null where the answer that had it was lost. */
export interface NewSecret {
  readonly secret: string | null;
  /** Until when the one before is good too. */
  readonly bothUntil?: string | undefined;
}

/** Keeps a secret for the page that shows it; `of` says whose it is. */
export const keepSecret = (of: string, secret: NewSecret): void => void unseen.set(of, secret);
export const secretOf = (of: string): NewSecret | undefined => unseen.get(of);
export const forgetSecret = (of: string): void => void unseen.delete(of);
