const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

const blockEnd = /<\/(?:p|div|h[1-6]|li|blockquote|pre|tr|ul|ol|table)>|<(?:br|hr)>/g;

/**
 * The paragraphs of what a period says to its readers. It comes as HTML that the service has sanitised; what is shown is
 * its text, since nothing in these pages may become HTML by itself.
 */
export const toParagraphs = (html: string): readonly string[] =>
  html
    .replaceAll('<li>', '• ')
    .replace(blockEnd, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
