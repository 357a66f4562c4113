import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { reportEnv } from '../../runtime/env.ts';
import { type FontFile, readFont } from './font-file.ts';

/** The fonts of reports: their files, and what is in the regular ones. */
export interface ReportFonts {
  readonly files: readonly Buffer[];
  readonly regular: readonly FontFile[];
  /** In the order in which a character's font is looked for. */
  readonly families: readonly string[];
}

const hyphenated = (name: string): string => name.replace(/(?<!^)[A-Z]/g, '-$&').toLowerCase();

const scripts = ['NotoSans', 'NotoSansHebrew', 'NotoSansArabic', 'NotoSansThai'];

/** The fonts that come with the service, as files of packages. Devanagari is in the first, which has most. */
export const packagedFonts: readonly string[] = [
  ...scripts.flatMap((name) => ['400Regular', '700Bold'].map((weight) => [name, weight] as const)),
  ['NotoSansMath', '400Regular'] as const,
  ['NotoEmoji', '400Regular'] as const,
].map(([name, weight]) => `@expo-google-fonts/${hyphenated(name)}/${weight}/${name}_${weight}.ttf`);

const isFont = (file: string): boolean => /\.(?:ttf|otf|ttc|otc)$/i.test(file);

/** The paths of the fonts in a folder, in the order of their names. */
export const fontsIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder))
    .filter(isFont)
    .sort()
    .map((file) => path.join(folder, file));

// A function has the files next to it, under the names of their packages.
const packaged = (file: string): string => {
  const { functionFolder } = reportEnv;
  return functionFolder === undefined
    ? path.resolve(import.meta.dirname, '../../../node_modules', file)
    : path.join(functionFolder, 'fonts', path.basename(file));
};

/** Reads the fonts that come with the service, and those of the folder that the settings name. */
export const readReportFonts = async (): Promise<ReportFonts> => {
  const { fontsFolder } = reportEnv;
  const own = fontsFolder === undefined ? [] : await fontsIn(fontsFolder);
  const files = await Promise.all([...packagedFonts.map(packaged), ...own].map((file) => readFile(file)));
  const known = files.map(readFont);
  const isFirst = ({ family }: FontFile, index: number): boolean =>
    known.findIndex((other) => other.family === family) === index;
  const regular = known.filter(isFirst);
  return { files, regular, families: regular.map(({ family }) => family) };
};
