import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { operations } from '../lib/operations.ts';

const root = new URL('../', import.meta.url);
const readme = readFileSync(new URL('README.md', root), 'utf8');

// The others stand in docs/operations.md.
const numbered = operations.filter(({ number }) => number !== undefined);

/** The pages for developers and users, README first. */
const pages = ['README.md', ...globSync('docs/**/*.md', { cwd: root })];

// Paths with a placeholder are patterns, and dist/ is built.
const codePath = /`((?:lib|functions|infra|test|cli|client|docs)\/[\w./-]+)`/g;

describe('the documentation', () => {
  it.each(pages)('%s names paths that exist', (page) => {
    const text = readFileSync(new URL(page, root), 'utf8');
    for (const [, target = ''] of text.matchAll(codePath)) {
      expect(existsSync(new URL(target, root)), target).toBe(true);
    }
  });
});

describe('README.md', () => {
  it('opens with the two commands', () => {
    const [first] = readme.matchAll(/```sh\n([\s\S]*?)```/g);
    expect(first?.[1]?.split('\n').map((line) => line.split('#')[0]?.trim())).toEqual(['npm start', 'npm test', '']);
  });

  it('lists the operations of the interface as the table has them', () => {
    const rows = readme.split('\n').filter((line) => /^\| \d+ \|/.test(line));
    const expected = numbered.map(({ name, number, group, file, method, path, scope }) => {
      const title = `[${name}](functions/${group}/${file}.ts)`;
      return `| ${number} | ${title} | ${method} | \`${path.slice('/api/v1'.length)}\` | \`${scope}\` |`;
    });
    expect(rows).toEqual(expected);
  });

  it('links to files that exist', () => {
    for (const [, target = ''] of readme.matchAll(/\]\((?!https?:)([^)]+)\)/g)) {
      expect(existsSync(new URL(target, root)), target).toBe(true);
    }
  });
});
