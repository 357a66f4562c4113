import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../../../app/src');
const found = async (pattern: string): Promise<string[]> =>
  (await Array.fromAsync(glob(pattern, { cwd: root }))).sort();

/** What is the same in both languages. */
const alike = new Set([
  ...[
    'A4',
    'Anonym',
    'Export',
    'Import',
    'Letter',
    'Link',
    'Links',
    'Median',
    'Name',
    'Ping',
    'Text',
    'Token',
    'Tokens',
  ],
  ...[
    'Original',
    'OneRoster CSV',
    'Canvas SIS CSV',
    'Canvas',
    'Moodle',
    'Brightspace',
    'Start',
    'Status',
    'Logo',
    'Webhooks',
    'links.csv',
    'Optionen',
    '…',
    'Mails',
    'Person',
  ],
]);

const leavesOf = (words: unknown, place: string): [string, string][] => {
  if (typeof words === 'string') return [[place, words]];
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([name, each]) => leavesOf(each, `${place}.${name}`));
};

// What is shown between tags, or alone in a line, names of controls, and words of a page's own. A text with other characters is code.
const shown = [
  /^const words = (\{.*)$/gmu,
  /(?<!=)>\s*(\p{Lu}[\p{L} ,.…’]+)\s*<\//gu,
  /^ +(\p{Lu}[\p{L} ’…]+[\p{L}.…])$/gmu,
  /(?:alt|aria-label|label|placeholder|title|hint)="([^"/]*\p{L}{2}[^"/]*)"/gu,
];

/** Texts that stand in the code of a page. */
const textsIn = (file: string): string[] => {
  const code = readFileSync(path.join(root, file), 'utf8');
  return shown.flatMap((pattern) => [...code.matchAll(pattern)].map(([, text = '']) => text));
};

const pairs = await found('**/*-de.ts');

describe('the words of the application', () => {
  it.each(pairs)('%s leaves no text in English', async (file) => {
    const [german, english] = await Promise.all(
      [file, file.replace('-de.ts', '-en.ts')].map((each) => import(path.join(root, each))),
    );
    const inEnglish = new Map(Object.values(english).flatMap((each, place) => leavesOf(each, String(place))));
    const same = Object.values(german)
      .flatMap((each, place) => leavesOf(each, String(place)))
      .filter(([place, text]) => inEnglish.get(place) === text && !alike.has(text));
    expect(same).toEqual([]);
  });

  it('are in files of words, and in no page', async () => {
    const pages = await found('{staff,ui}/**/*.tsx');
    expect(pages.length).toBeGreaterThan(100);
    expect(pages.flatMap((file) => textsIn(file).map((text) => `${file}: ${text}`))).toEqual([]);
  });
});
