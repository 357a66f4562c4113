import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { count, readArguments } from '../arguments.ts';
import { peakOfImport } from './import-command/import-command.ts';
import { writeOneRosterSet } from './one-roster-set.ts';

/*
 * npm run bench:import-memory [-- STUDENTS …]: the most memory that the process of an import holds, for made-up universities
 * of several sizes. Each is imported by the command itself, into an engine that is another process.
 */

// 40,000, 142,000 and 300,000 records.
const usual = [4_000, 14_700, 31_000];
const given = readArguments({ usage: 'npm run bench:import-memory [-- STUDENTS …]' }, (all) => all.map(count));

for (const students of given.length === 0 ? usual : given) {
  const folder = mkdtempSync(path.join(tmpdir(), 'facet-bench-'));
  try {
    writeOneRosterSet(folder, { students });
    const peak = await peakOfImport(folder);
    console.log(`${students.toLocaleString('en')} students: ${Math.round(peak)} MiB`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
