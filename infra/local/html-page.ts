import { escapeHtml } from '../../lib/runtime/escape-html.ts';

/** The parts of a page for development. */
interface HtmlPage {
  readonly title: string;
  /** CSS. */
  readonly style: string;
  /** HTML. */
  readonly content: string;
}

/** Returns a complete page of the servers for development. */
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
