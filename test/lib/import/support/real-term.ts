import { existsSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { openSource } from '../../../../lib/import/files/open-source.ts';
import { folderOf } from './sets.ts';

/** Folder with the files of a real term, which stand next to the project on some machines only. */
export const realTermFolder = path.join(import.meta.dirname, '../../../../../shared/data/umd-202005');

/** A real term as OneRoster has it. */
export const realTerm = path.join(realTermFolder, 'oneroster-1.2.zip');

/** Whether it is there. */
export const hasRealTerm = existsSync(realTerm);

/** The same term as Canvas has it. */
export const realTermOfCanvas = path.join(realTermFolder, 'canvas-sis.zip');

// One in 40 of the enrolments.
const ofSomeSubjects = /\b[TRUWND][A-Z]{3}\d{3}/;
const ofAnySubject = /\b[A-Z]{4}\d{3}/;
const userId = /\b[is]\d{5,6}\b/;

/** A folder with the part of a real term that is taught in some subjects, and with the people who teach and study there. */
export const partOfRealTerm = async (location: string): Promise<string> => {
  const source = await openSource(location);
  const files = new Map<string, string[]>();
  for (const file of source.files) {
    const lines = (await text(source.open(file))).trimEnd().split('\n');
    files.set(file, [
      ...lines.slice(0, 1),
      ...lines.slice(1).filter((line) => !ofAnySubject.test(line) || ofSomeSubjects.test(line)),
    ]);
  }
  source.close();
  const known = new Set(files.get('enrollments.csv')?.flatMap((line) => userId.exec(line) ?? []));
  const isKept = (line: string) => (userId.exec(line) ?? []).every((id) => known.has(id));
  return folderOf(
    Object.fromEntries([...files].map(([file, lines]) => [file, `${lines.filter(isKept).join('\n')}\n`])),
  );
};
