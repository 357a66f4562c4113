import { readTokens, type TokenRecord } from '../../../lib/access/token-record.ts';
import { now } from '../../../lib/runtime/clock.ts';
import type { Command } from '../../command.ts';
import { withStore } from '../../connect.ts';
import { parseOptions } from '../../options.ts';
import { print, renderTable } from '../../output.ts';
import { describeScopes, toMinute, withoutHash } from './show-token.ts';

const help = `Usage: npm run facet -- token list [--json]

Lists all tokens, oldest first, without their secrets. The time of last use is kept to the hour.

Options:
  --json               print them as JSON
  --table, --region    on a deployed table: see npm run facet -- --help`;

const titles = ['ID', 'NAME', 'SCOPES', 'PRINCIPAL', 'CREATED', 'EXPIRES', 'LAST USED', 'STATE'];

const stateOf = ({ revoked_at, expires_at }: TokenRecord, moment: Date): 'revoked' | 'expired' | 'active' => {
  if (revoked_at !== null) return 'revoked';
  return Date.parse(expires_at) <= moment.getTime() ? 'expired' : 'active';
};

const toRow = (token: TokenRecord, moment: Date): string[] => [
  token.id,
  token.name,
  describeScopes(token),
  token.principal.kind === 'user' ? `user ${token.principal.id}` : token.principal.kind,
  toMinute(token.created_at),
  toMinute(token.expires_at),
  token.last_used_at === null ? 'never' : toMinute(token.last_used_at),
  stateOf(token, moment),
];

const renderJson = (tokens: readonly TokenRecord[], moment: Date): string =>
  JSON.stringify(
    tokens.map((token) => ({ ...withoutHash(token), state: stateOf(token, moment) })),
    null,
    2,
  );

const renderRows = (tokens: readonly TokenRecord[], moment: Date): string =>
  renderTable([titles, ...tokens.map((token) => toRow(token, moment))]);

export const listTokens: Command = {
  help,
  run: async (args, target) => {
    const { values } = parseOptions(args, { json: { type: 'boolean', default: false } });
    const tokens = await withStore(target, readTokens);
    print(values.json ? renderJson(tokens, now()) : renderRows(tokens, now()));
  },
};
