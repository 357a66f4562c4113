import { existsSync } from 'node:fs';
import path from 'node:path';

/** Folder with the files of a real term, which stand next to the project on some machines only. */
export const realTermFolder = path.join(import.meta.dirname, '../../../../../shared/data/umd-202005');

/** A real term as OneRoster has it. */
export const realTerm = path.join(realTermFolder, 'oneroster-1.2.zip');

/** Whether it is there. */
export const hasRealTerm = existsSync(realTerm);
