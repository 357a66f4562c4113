/** A part of a text that came as HTML: a piece of text, or an element with what is in it. */
export type HtmlNode =
  | string
  | { readonly tag: string; readonly href: string | undefined; readonly children: readonly HtmlNode[] };

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

const decode = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);

const voidTags: ReadonlySet<string> = new Set(['br', 'hr']);

const hrefOf = (attributes: string): string | undefined => {
  const value = /\bhref="([^"]*)"/.exec(attributes)?.[1];
  const href = value === undefined ? undefined : decode(value);
  // The service keeps no other schemes; a link of these pages leads nowhere else either.
  return href !== undefined && /^(?:https?:\/\/|mailto:)/i.test(href) ? href : undefined;
};

interface Open {
  readonly tag: string;
  readonly href: string | undefined;
  readonly children: HtmlNode[];
}

/** The parts of HTML that the service has sanitised: each tag that begins there ends, and these entities are all. */
export const htmlNodes = (html: string): readonly HtmlNode[] => {
  const top: Open = { tag: '', href: undefined, children: [] };
  const open: Open[] = [top];
  const last = (): Open => open.at(-1) ?? top;
  for (const [whole, end, tag, attributes = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)([^>]*)>|[^<]+|</g)) {
    if (tag === undefined) last().children.push(decode(whole));
    else if (end === '/') {
      if (open.length > 1 && last().tag === tag) open.pop();
    } else {
      const element: Open = { tag, href: hrefOf(attributes), children: [] };
      last().children.push(element);
      if (!voidTags.has(tag)) open.push(element);
    }
  }
  return top.children;
};
