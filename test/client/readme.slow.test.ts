import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Institution, serveInstitution } from '../api/interop/serve-institution.ts';

const root = path.join(import.meta.dirname, '../..');
const consumer = mkdtempSync(path.join(tmpdir(), 'facet-client-'));
let institution: Institution;

const execute = promisify(execFile);
// Not synchronously: the service that the examples ask is in this process.
const runNode = (...args: readonly string[]) => execute(process.execPath, args);

const compile = (...options: readonly string[]) =>
  runNode(path.join(root, 'node_modules/typescript/bin/tsc'), ...options);

/** A project that has the client as npm would install it: what `npm pack` takes along, and its one dependency. */
const install = async (): Promise<void> => {
  const modules = path.join(consumer, 'node_modules');
  const client = path.join(modules, 'facet-client');
  mkdirSync(client, { recursive: true });
  cpSync(path.join(root, 'client/package.json'), path.join(client, 'package.json'));
  await compile('-p', path.join(root, 'client'), '--outDir', path.join(client, 'dist'));
  for (const name of ['openapi-fetch', 'openapi-typescript-helpers']) {
    symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name));
  }
};

beforeAll(async () => {
  [institution] = await Promise.all([serveInstitution(), install()]);
});
afterAll(() => rmSync(consumer, { recursive: true }));

const examples = (): string[] => {
  const readme = readFileSync(path.join(root, 'client/README.md'), 'utf8');
  return [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code);
};

const imports = /^import .*;\n/gm;
const creation = /^const facet = .*;\n/m;

/** The examples as one program; what they leave open is said before each. */
const programOf = (codes: readonly string[], { origin, token, ids, sections }: Institution): string => {
  const all = codes.join('\n');
  const here = creation
    .exec(all)?.[0]
    .replace(/'http[^']*'/, JSON.stringify(origin))
    .replace(/'facet_[^']*'/, JSON.stringify(token));
  const idIn = (code: string): string => {
    if (code.includes('course_evaluation_students')) return ids.student;
    return code.includes('addresses') ? ids.address : ids.employment;
  };
  const open = (code: string): string => `
    const id: string = ${JSON.stringify(idIn(code))};
    const section: string = ${JSON.stringify(sections[1])};
    const body = { data: { type: 'user', attributes: { display_name: '' } } } as const;
    const show = (pointer: string | undefined, detail: string | undefined) => console.log(pointer, detail);
    const [baseUrl, token] = ${JSON.stringify([origin, token])} as const;
    const log = (...what: readonly unknown[]) => console.log(...what);
    void [id, section, body, show, baseUrl, token, log];`;
  const blocks = codes.map((code) => `{${open(code)}\n${code.replace(imports, '').replace(creation, '')}}`);
  return [...(all.match(imports) ?? []), here, ...blocks].join('\n');
};

it('the examples of its README compile with the packed client, and run against the service', async () => {
  const codes = examples();
  expect(codes.length).toBeGreaterThan(3);
  writeFileSync(path.join(consumer, 'example.mts'), programOf(codes, institution));
  const options = {
    strict: true,
    noEmit: true,
    module: 'nodenext',
    target: 'esnext',
    lib: ['esnext', 'dom'],
    types: [],
  };
  writeFileSync(path.join(consumer, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['*.mts'] }));
  await compile('-p', consumer);
  const { stdout } = await runNode(path.join(consumer, 'example.mts'));
  expect(stdout).toBe("/data/attributes/display_name Display name can't be blank\n");
});
