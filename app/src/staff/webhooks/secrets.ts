// A secret is shown on the page that follows its making. It is in the memory of this page alone, and is gone once seen.
const unseen = new Map<string, NewSecret>();

/** A secret that was just made; null where the answer that had it was lost. */
export interface NewSecret {
  readonly secret: string | null;
  /** Until when the one before signs too. */
  readonly bothUntil?: string | undefined;
}

export const keepSecret = (endpoint: string, secret: NewSecret): void => void unseen.set(endpoint, secret);
export const secretOf = (endpoint: string): NewSecret | undefined => unseen.get(endpoint);
export const forgetSecret = (endpoint: string): void => void unseen.delete(endpoint);
