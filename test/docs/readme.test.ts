import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const textOf = (page: string): string => readFileSync(new URL(page, root), 'utf8');

/** The pages for developers and users, README first. */
const pages = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: root })];

// Paths with a placeholder are patterns, and dist/ is built.
const codePath = /`((?:lib|functions|infra|test|cli|client|docs)\/[\w./-]+)`/g;

const link = /\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g;

/** The anchors that GitHub gives to the headings of a page. */
const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );

/** How many cells each row of a table has, of each table of a page. */
const cellsOf = (text: string): number[][] =>
  [...text.matchAll(/(?:^\|.*\n)+/gm)].map(([table]) =>
    table
      .trim()
      .split('\n')
      .map((row) => row.replaceAll(/\\\||`[^`]*`/g, '').split('|').length),
  );

describe('the documentation', () => {
  it.each(pages)('%s has tables of which each row has a cell for each column', (page) => {
    for (const cells of cellsOf(textOf(page))) expect(new Set(cells).size, JSON.stringify(cells)).toBe(1);
  });

  it.each(pages)('%s names paths that exist', (page) => {
    for (const [, target = ''] of textOf(page).matchAll(codePath)) {
      expect(existsSync(new URL(target, root)), target).toBe(true);
    }
  });

  it.each(pages)('%s links to files and headings that exist', (page) => {
    const address = new URL(page, root);
    for (const [, target = '', anchor] of textOf(page).matchAll(link)) {
      const linked = target === '' ? address : new URL(target, address);
      expect(existsSync(linked), target).toBe(true);
      if (anchor !== undefined) expect(anchorsOf(readFileSync(linked, 'utf8')), target).toContain(anchor);
    }
  });
});

describe('README.md', () => {
  it('opens with the two commands', () => {
    const [first] = textOf('README.md').matchAll(/```sh\n([\s\S]*?)```/g);
    expect(first?.[1]?.split('\n').map((line) => line.split('#')[0]?.trim())).toEqual(['npm start', 'npm test', '']);
  });
});
