import { expect, it } from 'vitest';
import { idleScopes, scopes } from '../../lib/access/scopes.ts';
import type { Operation } from '../../lib/model/definition/operations.ts';
import { operationNamed, operations } from '../../lib/operations.ts';

const who = ({ onlyIntegrationsMay, needsAuthority }: Operation): string => {
  if (onlyIntegrationsMay !== undefined) return ', integrations only';
  return needsAuthority ? ', with authority' : '';
};

const untilWhen = ({ deprecated }: Operation): string =>
  deprecated === undefined ? '' : `, **deprecated**, ends on ${deprecated.sunset} ([instead](${deprecated.see}))`;

const needed = ({ scope, orScope, withoutToken, mayHaveToken }: Operation): string => {
  if (withoutToken && !mayHaveToken) return 'no token';
  const scopes = orScope === undefined ? `\`${scope}\`` : `\`${scope}\` or \`${orScope}\``;
  return withoutToken ? `${scopes} or no token` : scopes;
};

const row = (operation: Operation): string => {
  const { name, number, group, file, method, path } = operation;
  const mark = number === undefined ? '-' : `${number}.`;
  const request = `${method} ${path.slice('/api/v1'.length)}`;
  return `${mark} [${name}](../functions/${group}/${file}.ts) \`${request}\`: ${needed(operation)}${who(operation)}${untilWhen(operation)}`;
};

const isNumbered = ({ number }: Operation): boolean => number !== undefined;

it('docs/operations.md lists every operation (npx vitest run test/lib/operations.test.ts -u updates it)', async () => {
  const page = `# Operations

All paths begin with \`/api/v1\`. The names are those in logs and settings; the reference (\`GET /\`) describes each operation.
Where two paths fit, the more specific one wins: \`/folders/{id}/parent\` before \`/folders/{id}/{relationship}\`.

Writes *with authority* can give access to workflow cases or results: a token that acts for a user needs the user's authority over
them ([decision](decisions/0028-authority-over-access.md)). Those for *integrations only* refuse tokens that act for a user.

Each has its request and its scope. The interface numbers these:

${operations.filter(isNumbered).map(row).join('\n')}

The others follow from the types:

${operations
  .filter((each) => !isNumbered(each))
  .map(row)
  .join('\n')}

\`POST /operations\` (carry-out-operations) carries out several of them in one transaction, with the scopes of each.
`;
  await expect(page).toMatchFileSnapshot('../../docs/operations.md');
});

it('marks an operation that will end', () => {
  const deprecated = { since: '2026-11-01', sunset: '2027-05-01', see: 'https://facet.example/changes' };
  expect(row({ ...operationNamed('read-user'), deprecated })).toContain(
    '`people:read`, **deprecated**, ends on 2027-05-01 ([instead](https://facet.example/changes))',
  );
});

it('need every scope but those that are said to be idle', () => {
  const used = new Set(operations.flatMap(({ scope, orScope }) => [scope, orScope]));
  expect(scopes.filter((each) => !used.has(each))).toEqual(Object.keys(idleScopes));
  expect(Object.values(idleScopes).filter((each) => !used.has(each))).toEqual([]);
});
