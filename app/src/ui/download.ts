// Without it, spreadsheets take UTF-8 for the code page of the machine.
const byteOrderMark = '\uFEFF';

/** Has the browser keep a file. */
export const downloadFile = (name: string, file: Blob): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the file later. It stays available for a minute, because the links of students cannot be fetched a
  // second time.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

/** Downloads a CSV file, in a form that spreadsheets open correctly; `parts` are joined. */
export const download = (name: string, parts: readonly string[]): void =>
  downloadFile(name, new Blob([byteOrderMark, ...parts], { type: 'text/csv;charset=utf-8' }));
