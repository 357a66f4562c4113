import { Fragment, type ReactNode } from 'react';
import { type HtmlNode, htmlNodes } from './html-nodes.ts';

/** The elements that are shown; of others only the content is. Headings would disturb the order of the page's own. */
const shown = {
  ...{ p: 'p', div: 'div', h1: 'p', h2: 'p', h3: 'p', h4: 'p', h5: 'p', h6: 'p', blockquote: 'blockquote', pre: 'pre' },
  ...{ ul: 'ul', ol: 'ol', li: 'li', strong: 'strong', b: 'strong', em: 'em', i: 'em', code: 'code' },
  ...{ sub: 'sub', sup: 'sup', u: 'u', s: 's', bdi: 'bdi' },
} as const;

const isShown = (tag: string): tag is keyof typeof shown => Object.hasOwn(shown, tag);

const render = (nodes: readonly HtmlNode[]): ReactNode =>
  nodes.map((node, index) => {
    // The text does not change, so the index is a stable key.
    const key = String(index);
    if (typeof node === 'string') return <Fragment key={key}>{node}</Fragment>;
    const { tag, href, children } = node;
    if (tag === 'br') return <br key={key} />;
    if (tag === 'hr') return <hr key={key} />;
    if (href !== undefined)
      return (
        <a key={key} href={href} rel="noreferrer noopener" target="_blank">
          {render(children)}
        </a>
      );
    if (!isShown(tag)) return <Fragment key={key}>{render(children)} </Fragment>;
    const Element: 'p' = shown[tag] as 'p';
    return <Element key={key}>{render(children)}</Element>;
  });

/**
 * A text that comes as HTML, which the service has sanitised. It is made of elements one by one, since nothing in these
 * pages may become HTML by itself.
 */
export const RichText = ({ html }: { readonly html: string }) => (
  <div className="rich-text">{render(htmlNodes(html))}</div>
);
