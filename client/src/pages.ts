import type { FacetClient, InitArguments } from './client.ts';
import type { Document, ItemOf, PagedPath } from './types.ts';

type Links = { readonly links: { readonly next: string | null } };
type Items<Path extends PagedPath> = { readonly data: readonly ItemOf<Path>[] };

/** A page of a list. */
export type Page<Path extends PagedPath> = Document<Path, 'get'> & Links & Items<Path>;

/** The pages of a list, each read when it is asked for. */
export async function* pages<Path extends PagedPath>(
  client: FacetClient,
  path: Path,
  ...[init]: InitArguments<Path, 'get'>
): AsyncGenerator<Page<Path>, void> {
  const get = client.get as unknown as (path: Path, init?: object) => Promise<Page<Path>>;
  let page = await get(path, init);
  yield page;
  while (page.links.next !== null) {
    // Only the query of the link is taken: the token goes to no address but the client's own.
    const { search } = new URL(page.links.next);
    page = await get(path, { ...init, querySerializer: () => search });
    yield page;
  }
}

/** The resources of a list, over all its pages. */
export async function* resources<Path extends PagedPath>(
  client: FacetClient,
  path: Path,
  ...init: InitArguments<Path, 'get'>
): AsyncGenerator<ItemOf<Path>, void> {
  for await (const { data } of pages(client, path, ...init)) yield* data;
}
