import { describe, expect, it } from 'vitest';
import { recordedAccessFile } from '../../infra/policies/table-access.ts';
import { recordAccess } from './support/record-access.ts';

const lineWidth = 120;

// As Biome formats it: a list on one line where it fits.
const row = ([name, calls]: [string, readonly string[]]): string => {
  const quoted = calls.map((call) => JSON.stringify(call));
  const line = `  ${JSON.stringify(name)}: [${quoted.join(', ')}]`;
  return line.length < lineWidth ? line : `  ${JSON.stringify(name)}: [\n    ${quoted.join(',\n    ')}\n  ]`;
};

const toJson = (recorded: Readonly<Record<string, readonly string[]>>): string =>
  `{\n${Object.entries(recorded).map(row).join(',\n')}\n}\n`;

describe('what the functions do with the table', () => {
  it('is what their roles allow, no less and no more', async () => {
    await expect(toJson(await recordAccess())).toMatchFileSnapshot(recordedAccessFile);
  }, 600_000);
});
