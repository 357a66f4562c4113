type Work = () => Promise<unknown>;

// Of the process: files share it, and their modules.
const key = Symbol.for('facet.after-file');
const shared = globalThis as { [key]?: Work[] };

/** Does something once the file that runs has ended, before the next of the same process begins. */
export const afterFile = (work: Work): void => {
  shared[key] = [...(shared[key] ?? []), work];
};

/** Does what the last file has left to be done. */
export const endFile = async (): Promise<void> => {
  const left = shared[key] ?? [];
  shared[key] = [];
  await Promise.all(left.map((work) => work()));
};
