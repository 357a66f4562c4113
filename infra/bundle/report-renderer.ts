import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fontsIn, packagedFonts } from '../../lib/reports/fonts/report-fonts.ts';
import { projectFolder } from '../paths.ts';

/** The package that draws reports. Bundles leave it out; its file for the functions' platform is next to one bundle. */
export const rendererPackage = '@myriaddreamin/typst-ts-node-compiler';

const nativePackage = `${rendererPackage}-linux-arm64-gnu`;

const inModules = (name: string): string => path.join(projectFolder, 'node_modules', name);

interface Locked {
  readonly version: string;
  readonly integrity: string;
}

const locked = (): Locked => {
  const { packages } = JSON.parse(readFileSync(path.join(projectFolder, 'package-lock.json'), 'utf8'));
  return packages[`node_modules/${nativePackage}`];
};

// npm installs this file only on the functions' platform.
const fetchedFolder = ({ version }: Locked): string => path.join(projectFolder, 'dist/renderer', version);

const run = (command: string, args: readonly string[]): void => {
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${command} could not fetch ${nativePackage}`);
};

/**
 * Downloads the file that draws reports on the functions' platform, once. Throws if the file differs from
 * package-lock.json.
 */
export const fetchRenderer = (): void => {
  const wanted = locked();
  const folder = fetchedFolder(wanted);
  if (existsSync(inModules(nativePackage)) || existsSync(path.join(folder, 'package'))) return;
  mkdirSync(folder, { recursive: true });
  run('npm', ['pack', '--silent', '--pack-destination', folder, `${nativePackage}@${wanted.version}`]);
  const name = `${nativePackage.replace('@', '').replace('/', '-')}-${wanted.version}.tgz`;
  const archive = path.join(folder, name);
  const integrity = `sha512-${hash('sha512', readFileSync(archive), 'base64')}`;
  if (integrity !== wanted.integrity) throw new Error(`${name} is not the file of package-lock.json`);
  run('tar', ['-xzf', archive, '-C', folder]);
  rmSync(archive);
};

const nativeFolder = (): string | undefined =>
  [inModules(nativePackage), path.join(fetchedFolder(locked()), 'package')].find((folder) => existsSync(folder));

/**
 * Puts the report renderer next to a function: the template, the fonts, and the package with its file for the
 * functions' platform, if that was downloaded. `FACET_REPORT_FONTS` names a folder with more fonts.
 */
export const placeRenderer = async (folder: string): Promise<void> => {
  const copy = (from: string, to: string): void => cpSync(from, path.join(folder, to), { recursive: true });
  copy(path.join(projectFolder, 'lib/reports/template'), 'template');
  for (const font of packagedFonts) copy(inModules(font), path.join('fonts', path.basename(font)));
  mkdirSync(path.join(folder, 'fonts/own'), { recursive: true });
  const own = process.env.FACET_REPORT_FONTS ? await fontsIn(process.env.FACET_REPORT_FONTS) : [];
  for (const font of own) copy(font, path.join('fonts/own', path.basename(font)));
  copy(inModules(rendererPackage), path.join('node_modules', rendererPackage));
  const native = nativeFolder();
  if (native !== undefined) copy(native, path.join('node_modules', nativePackage));
};

if (import.meta.main) fetchRenderer();
