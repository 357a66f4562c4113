import { expect, it } from 'vitest';
import type { Operation } from '../lib/model/definition/operations.ts';
import { operations } from '../lib/operations.ts';

const row = ({ number, group, file, method, path, scope, summary }: Operation): string =>
  `| ${number ?? ''} | [${summary}](../functions/${group}/${file}.ts) | ${method} | \`${path.slice('/api/v1'.length)}\` | \`${scope}\` |`;

it('docs/operations.md lists every operation (npx vitest run test/operations.test.ts -u writes it anew)', async () => {
  const page = `# Operations

All paths begin with \`/api/v1\`. The interface numbers its operations; the others follow from the types.
Where two paths fit, the more specific one wins: \`/folders/{id}/parent\` before \`/folders/{id}/{relationship}\`.

| # | Operation | Method | Path | Scope |
|---|---|---|---|---|
${operations.map(row).join('\n')}
`;
  await expect(page).toMatchFileSnapshot('../docs/operations.md');
});
