import { FacetError } from '../../client/src/facet-error.ts';
import { forEachAtOnce } from '../../lib/runtime/for-each-at-once.ts';
import { type CopiedType, copiedTypes } from './lists.ts';
import type { Source } from './source.ts';

/** A type of which the token may not know, and the scope that it lacks. */
export interface LeftOut {
  readonly type: CopiedType;
  readonly scope: string;
}

const feedScope = 'changes:read';

// A 403 of something before the service names none.
const scopeOf = (error: unknown): string | undefined => {
  const scope = error instanceof FacetError && error.status === 403 ? error.errors[0]?.meta?.scope : undefined;
  return typeof scope === 'string' ? scope : undefined;
};

/** The scope that is lacking to know of some types; undefined where none is. */
const lackingFor = async (source: Source, types: readonly CopiedType[]): Promise<string | undefined> => {
  try {
    await source.changes('latest', types, 0);
    return undefined;
  } catch (error) {
    const scope = scopeOf(error);
    if (scope === undefined || scope === feedScope) throw error;
    return scope;
  }
};

/** The types of which the token may know, and those that are left out. One request, where it may know of all. */
export const readableTypes = async (source: Source): Promise<{ readable: CopiedType[]; leftOut: LeftOut[] }> => {
  const leftOut: LeftOut[] = [];
  if ((await lackingFor(source, copiedTypes)) !== undefined)
    await forEachAtOnce(copiedTypes, 6, async (type) => {
      const scope = await lackingFor(source, [type]);
      if (scope !== undefined) leftOut.push({ type, scope });
    });
  return { readable: copiedTypes.filter((each) => !leftOut.some(({ type }) => type === each)), leftOut };
};
