/** Where a page of a list begins. */
export interface PageQuery {
  readonly 'page[after]'?: string;
  readonly 'page[before]'?: string;
}

/** What a link to a page of a list asks for; undefined where there is none. The rest of the address is not taken over. */
export const nextPage = (link: string | null | undefined): PageQuery | undefined => {
  if (link === null || link === undefined) return undefined;
  const { searchParams } = new URL(link, 'https://facet.invalid');
  const [after, before] = [searchParams.get('page[after]'), searchParams.get('page[before]')];
  if (after !== null) return { 'page[after]': after };
  return before === null ? {} : { 'page[before]': before };
};
