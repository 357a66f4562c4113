import { escapeHtml } from '../../lib/runtime/escape-html.ts';

/** What a page for development is made of. */
interface HtmlPage {
  readonly title: string;
  /** CSS. */
  readonly style: string;
  /** HTML. */
  readonly content: string;
}

/** A page of the servers for development, which stands by itself. */
export const htmlPage = ({ title, style, content }: HtmlPage): string => `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${escapeHtml(title)}</title>
  <style>${style}</style>
</head>
<body>
  <main>
${content}
  </main>
</body>
</html>
`;
