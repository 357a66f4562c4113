import { FacetError } from '../../client/src/facet-error.ts';
import { forEachAtOnce } from '../../lib/runtime/at-once.ts';
import { type CopiedType, copiedTypes } from './lists.ts';
import type { Source } from './source.ts';

/** A type that the token may not read, with the reason in words. */
export interface LeftOut {
  readonly type: CopiedType;
  readonly why: string;
}

const feedScope = 'changes:read';

/** Returns why the token may not read a type; undefined for any other error. */
const reasonOf = (error: unknown): string | undefined => {
  if (!(error instanceof FacetError) || error.status !== 403) return undefined;
  // The 403 of a proxy has neither a code nor a scope.
  const [{ code, meta } = {}] = error.errors;
  // A person's copy of such a type would never get its changes.
  if (code === 'integration_only') return 'its changes are shown to integrations alone';
  const scope = meta?.scope;
  return typeof scope === 'string' && scope !== feedScope ? `the token has no scope ${scope}` : undefined;
};

/** Returns why the token may not read some types; undefined if it may. */
const obstacleTo = async (source: Source, types: readonly CopiedType[]): Promise<string | undefined> => {
  try {
    await source.changes('latest', types, 0);
    return undefined;
  } catch (error) {
    const why = reasonOf(error);
    if (why === undefined) throw error;
    return why;
  }
};

/**
 * Returns the types that the token may read, and those that are left out. It needs one request if the token may read
 * all.
 */
export const readableTypes = async (source: Source): Promise<{ readable: CopiedType[]; leftOut: LeftOut[] }> => {
  const leftOut: LeftOut[] = [];
  if ((await obstacleTo(source, copiedTypes)) !== undefined)
    await forEachAtOnce(copiedTypes, 6, async (type) => {
      const why = await obstacleTo(source, [type]);
      if (why !== undefined) leftOut.push({ type, why });
    });
  return { readable: copiedTypes.filter((each) => !leftOut.some(({ type }) => type === each)), leftOut };
};
