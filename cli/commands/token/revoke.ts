import { revokeToken } from '../../../lib/access/tokens.ts';
import { now } from '../../../lib/runtime/clock.ts';
import type { Command } from '../../command.ts';
import { withStore } from '../../connect.ts';
import { parseOptions } from '../../options.ts';
import { print } from '../../output.ts';
import { readTokenId } from './read-token-id.ts';
import { toMinute } from './show-token.ts';

const help = `Usage: npm run facet -- token revoke <id>

Makes a token permanently invalid: within 60 seconds it is refused everywhere. The id is the middle part of
facet_<id>_<secret>; see npm run facet -- token list.

Options:
  --table, --region    on a deployed table: see npm run facet -- --help`;

export const revoke: Command = {
  help,
  run: async (args, target) => {
    const { positionals } = parseOptions(args, {}, ['id of the token']);
    const id = readTokenId(positionals[0]);
    const { revoked_at } = await withStore(target, (store) => revokeToken(store, id, now()));
    print(`Token ${id} was revoked at ${toMinute(revoked_at ?? '')}; it is refused everywhere within 60 seconds.`);
  },
};
