import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { packagedFonts, readReportFonts } from '../../../lib/reports/fonts/report-fonts.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('come with the service, and from the folder that the setting names: its fonts alone, after the others', async () => {
  const packaged = await readReportFonts();
  expect(packaged.files).toHaveLength(packagedFonts.length);
  const folder = await mkdtemp(path.join(tmpdir(), 'fonts-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [first = ''] = packagedFonts;
  await copyFile(path.resolve('node_modules', first), path.join(folder, 'Own.TTF'));
  await writeFile(path.join(folder, 'LICENSE.txt'), 'Use it.');
  vi.stubEnv('FACET_REPORT_FONTS', folder);
  const all = await readReportFonts();
  expect(all.files).toHaveLength(packaged.files.length + 1);
  expect(all.files.at(-1)?.equals(packaged.files[0] ?? Buffer.alloc(0))).toBe(true);
  // A family that is known has one name to look for.
  expect(all.families).toEqual(packaged.families);
});
