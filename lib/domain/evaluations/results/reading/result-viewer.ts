import type { TokenHolder } from '../../../../model/definition/visibility.ts';
import { type ResultStanding, readResultStanding } from './result-standing.ts';

/**
 * Who looks at results: the evaluation office, which sees what is closed; whoever else sees what is released, and of them
 * a person only what the own standing allows.
 */
export type ResultViewer =
  | { readonly kind: 'office' }
  | { readonly kind: 'reader' }
  | { readonly kind: 'person'; readonly standing: ResultStanding };

const nobody: ResultStanding = { instructors: new Set(), departments: new Set() };

/** Finds out who looks; nothing is read for an integration. A token of a person is none of the office's, whatever its scopes. */
export const resultViewer = async (holder: TokenHolder): Promise<ResultViewer> => {
  const { principal, scopes = [] } = await holder.caller();
  if (principal.kind === 'integration') return { kind: scopes.includes('results:preview') ? 'office' : 'reader' };
  if (principal.kind === 'student') return { kind: 'person', standing: nobody };
  return { kind: 'person', standing: await readResultStanding(holder.store, principal.id) };
};
