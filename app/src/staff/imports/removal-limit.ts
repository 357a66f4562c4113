/** The removal limit at which an import stopped, with the numbers of missing and known records by kind. */
export interface RemovalLimit {
  /** In percent. */
  readonly limit: number;
  readonly kinds: readonly { readonly kind: string; readonly missing: number; readonly known: number }[];
  /** The lowest limit, in whole percent, that would allow the same set. */
  readonly enough: number;
}

const sentence = /^The set lacks more than (\d+) % of what is known of a kind; it may be cut\. Missing are (.+)\.$/;
const share = /^(\w+): (\d+) of (\d+) /;

/** Reads it from an import's message, which is the only place that has it; undefined for any other message. */
export const toRemovalLimit = (message: string | null): RemovalLimit | undefined => {
  const [, limit, shares = ''] = sentence.exec(message ?? '') ?? [];
  if (limit === undefined) return undefined;
  const kinds = shares.split('; ').flatMap((text) => {
    const [, kind, missing, known] = share.exec(text) ?? [];
    return kind === undefined ? [] : [{ kind, missing: Number(missing), known: Number(known) }];
  });
  const enough = Math.max(...kinds.map(({ missing, known }) => Math.ceil((missing * 100) / known)), Number(limit));
  return { limit: Number(limit), kinds, enough: Math.min(100, enough) };
};
