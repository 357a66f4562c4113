import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildWebApp } from '../../../infra/web/build-web-app.ts';

/** Most bytes that a first visit loads, gzipped. */
const budget = 103_000;

/** Most bytes that staff load until any one page is there, gzipped. */
const staffBudget = 200_000;

let folder: string;
let page: string;
beforeAll(async () => {
  folder = await buildWebApp();
  page = readFileSync(path.join(folder, 'index.html'), 'utf8');
}, 120_000);

const fileOf = (address: string): Buffer => readFileSync(path.join(folder, address.replace(/^\/app\//, '')));

/** The files that the page names, and what these import before they run. */
const loaded = (): string[] => [...page.matchAll(/(?:src|href)="(\/app\/[^"]+)"/g)].map(([, address]) => address ?? '');

const sizeOf = (addresses: Iterable<string>): number =>
  [...addresses].reduce((sum, address) => sum + gzipSync(fileOf(address), { level: 9 }).length, gzipSync(page).length);

/** A file with all that it imports before it runs. */
const withImports = (address: string, found = new Set<string>()): Set<string> => {
  if (found.has(address)) return found;
  found.add(address);
  const source = address.endsWith('.js') ? fileOf(address).toString() : '';
  for (const [, name] of source.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)) withImports(`/app/assets/${name}`, found);
  return found;
};

const assets = (pattern: string): string[] =>
  globSync(pattern, { cwd: path.join(folder, 'assets') }).map((name) => `/app/assets/${name}`);

describe('staff', () => {
  it('load no more than their budget for any of their pages', () => {
    const shell = [...loaded(), ...assets('staff-app-*')];
    const pages = assets('*-page-*.js');
    expect(pages.length).toBeGreaterThanOrEqual(2);
    for (const each of pages) {
      // All styles of all areas, since a name does not show whose they are.
      const files = new Set([...shell, each, ...assets('*.css')].flatMap((name) => [...withImports(name)]));
      expect(sizeOf(files), each).toBeLessThanOrEqual(staffBudget);
    }
  });

  it('load what reads question files once they choose one', () => {
    const readers = assets('*.js').filter((each) => fileOf(each).includes('LimeSurveyDocType'));
    expect(readers).toHaveLength(1);
    const before = [...loaded(), ...assets('staff-app-*'), ...assets('*-page-*.js'), ...assets('import-dialog-*.js')];
    const files = new Set(before.flatMap((name) => [...withImports(name)]));
    expect(readers.filter((each) => files.has(each))).toEqual([]);
  });

  it('are the only ones who load their part', () => {
    const [main = ''] = loaded().filter((address) => address.endsWith('.js'));
    expect(fileOf(main).includes('Sign in as somebody else')).toBe(false);
    const students = new Set(loaded().flatMap((name) => [...withImports(name)]));
    expect([...students].filter((name) => /staff|periods/.test(name))).toEqual([]);
  });
});

describe('a first visit', () => {
  it('loads no more than its budget', () => {
    const files = new Set(loaded().flatMap((address) => [...withImports(address)]));
    expect(sizeOf(files)).toBeLessThanOrEqual(budget);
    expect(files.size).toBeGreaterThanOrEqual(3);
  });

  it('loads one script, which is smaller than the same in parts', () => {
    expect(loaded().filter((address) => address.endsWith('.js'))).toHaveLength(1);
  });

  it('has nothing inline, and nothing of other hosts', () => {
    expect(page).not.toMatch(/<style|\son\w+=|\sstyle=/i);
    expect(page.match(/<script[^>]*>[^<]/g)).toBeNull();
    expect(page).not.toMatch(/https?:\/\//);
    const names = globSync('**/*', { cwd: folder });
    expect(names.filter((name) => name.endsWith('.map'))).toEqual([]);
  });

  it('leaves German for those who want it', () => {
    const [main = ''] = loaded().filter((address) => address.endsWith('.js'));
    expect(fileOf(main).includes('Lehrevaluation')).toBe(false);
    expect(globSync('assets/messages-de-*.js', { cwd: folder })).toHaveLength(1);
  });
});
