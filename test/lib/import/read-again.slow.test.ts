import { expect, it } from 'vitest';
import { openSource } from '../../../lib/import/files/open-source.ts';
import { importSource } from '../../../lib/import/run/import-source.ts';
import { documentClient } from '../../../lib/store/client.ts';
import { Store } from '../../../lib/store/store.ts';
import { openTestTable } from '../../support/table.ts';
import { collegeText, type Texts, zipCollege } from './support/one-roster-set.ts';

/** How often an import opens each file of the college. */
const timesOpened = async (changes: Texts): Promise<Record<string, number>> => {
  const { tableName, endpoint } = await openTestTable();
  const source = await openSource(zipCollege(changes));
  const open = source.open.bind(source);
  const times: Record<string, number> = {};
  source.open = (file) => {
    times[file] = (times[file] ?? 0) + 1;
    return open(file);
  };
  try {
    await importSource(new Store(documentClient(endpoint), tableName), source, {});
  } finally {
    source.close();
  }
  return times;
};

it('reads a file again for what is to be removed only if a row of it asks for that', async () => {
  const before = await timesOpened({});
  const after = await timesOpened({ 'courses.csv': `${collegeText('courses.csv')}c-gone,tobedeleted,,,Gone,,,,,\n` });
  expect(after).toEqual({ ...before, 'courses.csv': (before['courses.csv'] ?? 0) + 1 });
});
