const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeText = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

const unescapeText = (html: string): string =>
  Object.entries(escapes).reduceRight((text, [character, entity]) => text.replaceAll(entity, character), html);

const itemMark = /^[-•*] +/;

const blockToHtml = (block: string): string => {
  const lines = block.split('\n').map((line) => line.trim());
  if (lines.every((line) => itemMark.test(line)))
    return `<ul>${lines.map((line) => `<li>${escapeText(line.replace(itemMark, ''))}</li>`).join('')}</ul>`;
  return `<p>${lines.map(escapeText).join('<br>')}</p>`;
};

/** A text as HTML: an empty line begins a paragraph, lines that begin with `-` are a list. */
export const toHtml = (text: string): string =>
  text
    .replaceAll('\r', '')
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map(blockToHtml)
    .join('');

/** Returns the text from which HTML was made; undefined for HTML that such a text cannot express. */
export const toText = (html: string): string | undefined => {
  const text = html
    .replaceAll(/<ul>(.*?)<\/ul>/gs, (_, items: string) =>
      items.replaceAll('<li>', '- ').replaceAll('</li>', '\n').concat('\n'),
    )
    .replaceAll(/<p>(.*?)<\/p>/gs, (_, inner: string) => `${inner.replaceAll('<br>', '\n')}\n\n`)
    .trim();
  const plain = unescapeText(text);
  return toHtml(plain) === html ? plain : undefined;
};
