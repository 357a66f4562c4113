import { rotateToken } from '../../../lib/access/tokens.ts';
import { now } from '../../../lib/runtime/clock.ts';
import type { Command } from '../../command.ts';
import { withStore } from '../../connect.ts';
import { parseOptions } from '../../options.ts';
import { notify } from '../../output.ts';
import { readTokenId } from './read-token-id.ts';
import { showIssued } from './show-token.ts';

const help = `Usage: npm run facet -- token rotate <id> [--json]

Creates a token with the name, scopes, principal and lifetime of another one, prints it, and revokes the other one, which
is refused within 60 seconds. To keep both valid for a while, create one and revoke the other later.

Options:
  --json               print the token and its attributes as JSON
  --table, --region    on a deployed table: see npm run facet -- --help`;

export const rotate: Command = {
  help,
  run: async (args, target) => {
    const { values, positionals } = parseOptions(args, { json: { type: 'boolean', default: false } }, [
      'id of the token',
    ]);
    const id = readTokenId(positionals[0]);
    const issued = await withStore(target, (store) => rotateToken(store, id, now()));
    showIssued(issued, values.json);
    notify(`It replaces the token ${id}, which is refused everywhere within 60 seconds.`);
  },
};
