import { JsonApiError } from '../../errors/json-api-error.ts';
import type { Overflow } from '../../store/linkage.ts';
import type { StoredRecord } from '../../store/record.ts';
import { LinkageOverflow, StaleRead, WriteRefused } from '../../store/refused.ts';
import { alreadyWritten, type Step } from '../../store/steps.ts';
import type { Store } from '../../store/store.ts';
import type { Written } from '../../store/write.ts';

const precedence = [400, 409, 422, 404];

// A refusal may have several causes; only those of the gravest kind are answered, all at once.
const joinRefusals = (reasons: readonly unknown[]): unknown => {
  const refusals = reasons.filter((reason) => reason instanceof JsonApiError);
  const status = precedence.find((each) => refusals.some((refusal) => refusal.status === each));
  if (status === undefined) {
    // Only `alreadyWritten` is left when some items of one write exist and others do not.
    return reasons.find((reason) => reason !== alreadyWritten) ?? new Error('written in part');
  }
  const errors = refusals.filter((refusal) => refusal.status === status).flatMap((refusal) => refusal.errors);
  return new JsonApiError(status, errors);
};

interface CommitOptions {
  /** Linkages that are known to overflow. */
  readonly known?: Overflow | undefined;
  /** The record that the steps leave, where the answer shows just that. */
  readonly outcome?: StoredRecord | undefined;
}

/**
 * Writes steps that may touch linkages; `build` is called again when an entry turns out to be overflow, or not to be.
 * Throws `StaleRead` when something that was read has changed meanwhile, else what the refused steps say.
 */
export const commit = async (
  store: Store,
  build: (overflow: Overflow) => readonly Step[],
  { known = new Set(), outcome }: CommitOptions = {},
): Promise<Written> => {
  const overflow = new Set(known);
  for (;;) {
    try {
      return await store.write(build(overflow), outcome);
    } catch (error) {
      if (!(error instanceof WriteRefused)) throw error;
      const conflict = error.reasons.find((reason) => reason instanceof StaleRead);
      if (conflict !== undefined) throw conflict;
      const moved = error.reasons.filter((reason) => reason instanceof LinkageOverflow);
      const fresh = moved.filter(({ linkage }) => !overflow.has(linkage));
      if (fresh.length === 0 || fresh.length < error.reasons.length) throw joinRefusals(error.reasons);
      for (const { linkage } of fresh) overflow.add(linkage);
    }
  }
};
