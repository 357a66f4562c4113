import { namedFiles, type Source } from '../../../../lib/import/files/source.ts';

/** A set whose files are texts, given by their lines. */
export const textSource = (files: Readonly<Record<string, readonly string[]>>): Source => ({
  ...namedFiles(Object.keys(files)),
  open: async function* (file) {
    yield Buffer.from((files[file] ?? []).join('\n'));
  },
  close: () => undefined,
});
