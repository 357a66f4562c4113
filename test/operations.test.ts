import { expect, it } from 'vitest';
import { builtOperations } from '../lib/operations.ts';

const row = ([name, { number, group, method, path, scope, summary }]: ReturnType<typeof builtOperations>[number]) =>
  `| ${number} | [${summary}](../functions/${group}/${name}.ts) | ${method} | \`${path.slice('/api/v1'.length)}\` | \`${scope}\` |`;

it('docs/operations.md lists every operation (npx vitest run test/operations.test.ts -u writes it anew)', async () => {
  const page = `# Operations

All paths begin with \`/api/v1\`. Numbers below 20 are the interface's; from 40 on the operations follow from the types.
Where two paths fit, the one that names more wins: \`/folders/{id}/parent\` before \`/folders/{id}/{relationship}\`.

| # | Operation | Method | Path | Scope |
|---|---|---|---|---|
${builtOperations().map(row).join('\n')}
`;
  await expect(page).toMatchFileSnapshot('../docs/operations.md');
});
