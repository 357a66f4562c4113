import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = path.resolve(import.meta.dirname, '../../docs/decisions');
const textOf = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
const files = globSync('[0-9]*.md', { cwd: folder }).sort();
const status = /^Status: (accepted(?:, changed by \d{4}(?: and \d{4})*)?|superseded by \d{4}|withdrawn)$/m;

describe('docs/decisions', () => {
  it.each(files)('%s has a date, a status and at most 300 words', (file) => {
    const text = textOf(file);
    expect(text).toMatch(/^\d{4}-\d{2}-\d{2}/m);
    expect(text).toMatch(status);
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(301);
  });

  it('has a table with the number, title and status of every decision', () => {
    const rows = [...textOf('README.md').matchAll(/^\| \[(\d{4})\]\((.+?)\) \| (.+?) \| (.+?) \|/gm)];
    const expected = files.map((file) => {
      const text = textOf(file);
      return [file.slice(0, 4), file, /^# (.*)$/m.exec(text)?.[1], status.exec(text)?.[1]];
    });
    expect(rows.map((row) => row.slice(1))).toEqual(expected);
  });

  it('names only decisions that exist in a status', () => {
    const numbers = files.map((file) => file.slice(0, 4));
    for (const file of files) {
      for (const [number] of (status.exec(textOf(file))?.[1] ?? '').matchAll(/\d{4}/g)) {
        expect(numbers, file).toContain(number);
      }
    }
  });

  it('names each decision that is gone once, and none that has a file', () => {
    const [, gone = ''] = textOf('README.md').split('## Gone');
    const numbers = [...gone.matchAll(/ (\d{4}) [A-Z]/g)].map(([, number]) => number);
    expect(numbers.length).toBeGreaterThan(0);
    expect([...new Set(numbers)]).toEqual(numbers);
    expect(files.map((file) => file.slice(0, 4)).filter((number) => numbers.includes(number))).toEqual([]);
  });
});
