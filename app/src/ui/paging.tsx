import { Button } from './button.tsx';
import { nextPage, type PageQuery } from './next-page.ts';
import { words } from './words.ts';

/** Leads through the pages of a list; nothing where there is but one. */
export const Paging = ({
  name,
  links,
  go,
}: {
  readonly name: string;
  readonly links: { readonly prev: string | null; readonly next: string | null };
  readonly go: (query: PageQuery) => void;
}) => {
  const [previous, next] = [nextPage(links.prev), nextPage(links.next)];
  if (previous === undefined && next === undefined) return null;
  const turn = (query: PageQuery | undefined) => (): void => {
    if (query !== undefined) go(query);
  };
  return (
    <nav className="paging" aria-label={words.pages(name)}>
      <Button kind="secondary" isDisabled={previous === undefined} onClick={turn(previous)}>
        {words.previous}
      </Button>
      <Button kind="secondary" isDisabled={next === undefined} onClick={turn(next)}>
        {words.next}
      </Button>
    </nav>
  );
};
