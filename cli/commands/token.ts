import type { CommandGroup } from '../command.ts';

const help = `Usage: npm run facet -- token <command> [options]

Access tokens: what callers of the API send as "Authorization: Bearer facet_<id>_<secret>".

Commands:
  create         create a token; it is shown only once
  list           list all tokens, without their secrets
  revoke <id>    make a token invalid
  rotate <id>    replace a token by a new one with the same scopes`;

/** Commands about access tokens. */
export const tokenCommands: CommandGroup = {
  help,
  commands: {
    create: async () => (await import('./token/create.ts')).createToken,
    list: async () => (await import('./token/list.ts')).listTokens,
    revoke: async () => (await import('./token/revoke.ts')).revoke,
    rotate: async () => (await import('./token/rotate.ts')).rotate,
  },
};
