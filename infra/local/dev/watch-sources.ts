import { readdirSync, statSync, watch } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '../../paths.ts';

const roots = ['functions', 'lib', 'infra'].map((name) => path.join(projectFolder, name));

// Editors write files of their own next to the one that they save.
const isSource = /\.(?:ts|js|json|html|css)$/;

// Milliseconds in which an editor writes all files of one save.
const settling = 30;

const foldersIn = (folder: string): string[] => [
  folder,
  ...readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => path.join(parentPath, name)),
];

/**
 * Calls `onSave` with the name of a saved source file, once for several files saved together. It watches each folder by
 * itself, because on Linux a recursive watch of Node loses a file that another one replaces, and most editors save this
 * way.
 */
export const watchSources = (onSave: (file: string) => void): void => {
  let timer: NodeJS.Timeout | undefined;
  const watchFolder = (folder: string): void => {
    const watcher = watch(folder, (event, name) => {
      const file = path.join(folder, name ?? '');
      if (isSource.test(file)) {
        clearTimeout(timer);
        timer = setTimeout(() => onSave(path.relative(projectFolder, file)), settling);
      } else if (event === 'rename' && statSync(file, { throwIfNoEntry: false })?.isDirectory())
        foldersIn(file).forEach(watchFolder);
    });
    watcher.on('error', () => watcher.close());
  };
  roots.flatMap(foldersIn).forEach(watchFolder);
};
