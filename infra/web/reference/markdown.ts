/** Where a link of a guide leads on the page; undefined for a file that the reference does not have. */
export type ResolveLink = (target: string) => string | undefined;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeText = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

const inlinePattern = /`([^`]+)`|\[((?:[^\]`]|`[^`]*`)+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*/g;

const inline = (text: string, resolve: ResolveLink): string => {
  let html = '';
  let end = 0;
  for (const match of text.matchAll(inlinePattern)) {
    const [whole, code, label = '', target = '', strong, emphasis] = match;
    html += escapeText(text.slice(end, match.index));
    end = match.index + whole.length;
    if (code !== undefined) html += `<code>${escapeText(code)}</code>`;
    else if (strong !== undefined) html += `<strong>${inline(strong, resolve)}</strong>`;
    else if (emphasis !== undefined) html += `<em>${inline(emphasis, resolve)}</em>`;
    else html += link(inline(label, resolve), resolve(target));
  }
  return html + escapeText(text.slice(end));
};

const link = (label: string, address: string | undefined): string =>
  address === undefined ? label : `<a href="${escapeText(address)}">${label}</a>`;

const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');

const heading = (text: string, level: number, resolve: ResolveLink): string =>
  `<h${level} id="${slug(text)}">${inline(text, resolve)}</h${level}>`;

// A bar in code is no border.
const cellsOf = (row: string): string[] =>
  row
    .replace(/^\||\|$/g, '')
    .match(/(?:`[^`]*`|[^|])+/g)
    ?.map((cell) => cell.trim()) ?? [];

const table = ([head = '', , ...rows]: readonly string[], resolve: ResolveLink): string => {
  const row = (line: string, tag: string): string =>
    `<tr>${cellsOf(line)
      .map((cell) => `<${tag}>${inline(cell, resolve)}</${tag}>`)
      .join('')}</tr>`;
  const body = rows.map((line) => row(line, 'td')).join('\n');
  return `<div class="table" tabindex="0" role="group" aria-label="Table"><table><thead>${row(head, 'th')}</thead><tbody>${body}</tbody></table></div>`;
};

const list = (lines: readonly string[], resolve: ResolveLink): string => {
  const tag = /^\d/.test(lines[0] ?? '') ? 'ol' : 'ul';
  const items = lines
    .join('\n')
    .split(/^(?:-|\d+\.) /m)
    .slice(1);
  return `<${tag}>${items.map((item) => `<li>${inline(item.trim(), resolve)}</li>`).join('\n')}</${tag}>`;
};

const block = (lines: readonly string[], resolve: ResolveLink): string => {
  const [first = ''] = lines;
  const [, marks = '', title = ''] = /^(#+) (.*)$/.exec(first) ?? [];
  if (marks !== '') return heading(title, marks.length, resolve);
  if (first.startsWith('|')) return table(lines, resolve);
  if (/^(?:-|\d+\.) /.test(first)) return list(lines, resolve);
  return `<p>${inline(lines.join('\n'), resolve)}</p>`;
};

const blocksOf = (text: string): string[][] =>
  text
    .split(/\n{2,}/)
    .map((part) => part.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0);

/** The Markdown that the documents of this project use, as HTML: headings, paragraphs, lists, tables, code, links. */
export const toHtml = (markdown: string, resolve: ResolveLink): string =>
  markdown
    .split(/^```.*$/m)
    .map((part, index) =>
      index % 2 === 1
        ? `<pre tabindex="0"><code>${escapeText(part.replace(/^\n/, ''))}</code></pre>`
        : blocksOf(part)
            .map((lines) => block(lines, resolve))
            .join('\n'),
    )
    .join('\n');
