export const papers = ['A4', 'letter'] as const;
export type Paper = (typeof papers)[number];

const letterRegions = new Set(['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE', 'CR', 'GT', 'PA']);

/** Returns the usual paper size for the locale of the reader. */
export const paperOf = (locale: string): Paper => {
  const { region } = new Intl.Locale(locale).maximize();
  return region !== undefined && letterRegions.has(region) ? 'letter' : 'A4';
};

/** Returns a text as a CSS string, with all characters escaped that could end the string. */
export const cssString = (text: string): string =>
  `"${text.replace(/["\\\n\r\f<]/g, (character) => `\\${character.codePointAt(0)?.toString(16)} `)}"`;

/** The texts in the margins of each printed page. */
export interface PageMargins {
  readonly paper: Paper;
  readonly left: string;
  readonly right: string;
  readonly foot: string;
  readonly page: string;
  readonly of: string;
}

/** Returns the CSS rule for printed pages: their size, a running header, and page numbers. */
export const pageRule = ({ paper, left, right, foot, page, of }: PageMargins): string => `@page {
  size: ${paper};
  margin: 22mm 17mm 20mm;
  @top-left { content: ${cssString(left)}; font: 600 9pt system-ui, sans-serif; color: #333; }
  @top-right { content: ${cssString(right)}; font: 9pt system-ui, sans-serif; color: #333; }
  @bottom-left { content: ${cssString(foot)}; font: 8pt system-ui, sans-serif; color: #333; }
  @bottom-right {
    content: ${cssString(`${page} `)} counter(page) ${cssString(` ${of} `)} counter(pages);
    font: 9pt system-ui, sans-serif; color: #333;
  }
}`;
