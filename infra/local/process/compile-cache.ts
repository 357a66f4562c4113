import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { projectFolder } from '../../paths.ts';

/**
 * Keeps what Node has compiled for the next process: half of the work of a start, and of a command. Concerns modules that
 * are imported afterwards. In the project's own folder, since a shared one could hold somebody else's code.
 */
export const keepCompiledModules = (): void => {
  enableCompileCache(path.join(projectFolder, 'node_modules/.cache/facet'));
};
