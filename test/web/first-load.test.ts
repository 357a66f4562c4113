import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildWebApp } from '../../infra/web/build-web-app.ts';

/** Most bytes that a first visit loads, gzipped; what the office will need is no part of it. */
const budget = 100_000;

let folder: string;
let page: string;
beforeAll(async () => {
  folder = await buildWebApp();
  page = readFileSync(path.join(folder, 'index.html'), 'utf8');
}, 120_000);

const fileOf = (address: string): Buffer => readFileSync(path.join(folder, address.replace(/^\/app\//, '')));

/** The files that the page names, and what these import before they run. */
const loaded = (): string[] => [...page.matchAll(/(?:src|href)="(\/app\/[^"]+)"/g)].map(([, address]) => address ?? '');

describe('a first visit', () => {
  it('loads no more than its budget', () => {
    const bytes = loaded().map((address) => gzipSync(fileOf(address), { level: 9 }).length);
    expect(bytes.reduce((sum, each) => sum + each, gzipSync(page).length)).toBeLessThanOrEqual(budget);
    expect(bytes.length).toBeGreaterThanOrEqual(3);
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
