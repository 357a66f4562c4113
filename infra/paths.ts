import path from 'node:path';

/** Folder of the project, whatever folder a command is run in. */
export const projectFolder = path.resolve(import.meta.dirname, '..');

/** Folder of the local machine's data: `.facet`, unless `FACET_DATA` names another. */
export const dataFolder = (): string => path.resolve(projectFolder, process.env.FACET_DATA || '.facet');
