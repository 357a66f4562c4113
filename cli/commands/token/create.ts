import { idleScopesNote, isScope, type Scope, scopes, scopesByArea } from '../../../lib/access/scopes.ts';
import type { Principal } from '../../../lib/access/token-record.ts';
import { isForIntegrationsAlone, issueToken, tokenLifetime } from '../../../lib/access/tokens.ts';
import { now } from '../../../lib/runtime/clock.ts';
import { canonicalId } from '../../../lib/runtime/ids.ts';
import type { Store } from '../../../lib/store/store.ts';
import { type Command, CommandFailed, UsageError } from '../../command.ts';
import { withStore } from '../../connect.ts';
import { parseOptions } from '../../options.ts';
import { showIssued } from './show-token.ts';

const help = `Usage: npm run facet -- token create --name NAME (--scope SCOPE … | --scopes A,B | --all-scopes) [options]

Creates an access token and prints it; it can't be shown again:
  TOKEN=$(npm run -s facet -- token create --name payroll --scope people:read)

Options:
  --name NAME            what the token is for
  --scope SCOPE          a scope of the token, or several as A,B; may be repeated
  --scopes A,B           the same
  --all-scopes           every scope
  --user ID              act on behalf of this user, see below (without it: as an integration, which sees all);
                         it may not import, and is refused once the user is deactivated
  --expires-in-days N    1 to ${tokenLifetime.maximum} (default: ${tokenLifetime.default})
  --rate N               requests that it may make per minute (default: the deployment's setting)
  --json                 print the token and its attributes as JSON
  --table, --region      on a deployed table: see npm run facet -- --help

What a person's token sees depends on its scopes and, for these types, on who the person is:
  workflow cases   as a candidate, a member of the case's group, an assistant of the candidate or a chair at or above the
                   candidate's department, unless recused; it may neither read nor change who is recused
  results          released ones only: of sections that the person teaches, or of the departments that the person chairs
                   and those below, where the period shows them to instructors or department_admin
  comments         of these results, once they are reviewed as public; private ones of sections that the person teaches,
                   where they are about no other instructor
  replies          drafts of sections that the person teaches; published ones of these, and of departments that the
                   person chairs and those below
  reports          archives that it has asked for itself
  webhooks         endpoints, deliveries and recoveries of its own
It gives nobody access to cases that the person does not see: chairs, assistants, parents of departments, departments of
profiles, and cases change only where the person's own standing allows it; members of groups, recusals, and the
addresses and numbers that identify people, not at all.
Nothing else is narrowed: as with an integration, people:read shows all people, finance:read all credits, responses:read
all responses (how many have answered in bands where a class is small), and a write scope changes them. Give a person's
token only the scopes whose data the person may see as a whole.

Scopes:
  ${scopesByArea.map((each) => each.join(' ')).join('\n  ')}

${idleScopesNote}`;

const options = {
  name: { type: 'string' },
  scope: { type: 'string', multiple: true },
  scopes: { type: 'string', multiple: true },
  'all-scopes': { type: 'boolean', default: false },
  user: { type: 'string' },
  'expires-in-days': { type: 'string', default: String(tokenLifetime.default) },
  rate: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

const toScope = (text: string): Scope => {
  if (isScope(text)) return text;
  throw new UsageError(`There is no scope "${text}".`);
};

const readScopes = (named: readonly string[], all: boolean): readonly Scope[] => {
  if (all === named.length > 0) throw new UsageError('Give either the scopes of the token or --all-scopes.');
  return all ? scopes : named.map(toScope);
};

const readDays = (text: string): number => {
  const days = /^\d+$/.test(text) ? Number(text) : 0;
  if (days >= 1 && days <= tokenLifetime.maximum) return days;
  throw new UsageError(`--expires-in-days takes a whole number from 1 to ${tokenLifetime.maximum}.`);
};

const readRate = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new UsageError('--rate takes a whole number above 0: requests a minute.');
};

const readName = (name = ''): string => {
  if (name.trim() !== '') return name;
  throw new UsageError('Say what the token is for: --name NAME.');
};

const requireUsable = (named: readonly Scope[], user: string | undefined): void => {
  const unusable = user === undefined ? undefined : named.find(isForIntegrationsAlone);
  if (unusable === undefined) return;
  throw new UsageError(`The scope "${unusable}" is for integrations only: leave out --user, or the scope.`);
};

const findPrincipal = async (store: Store, user: string | undefined): Promise<Principal> => {
  if (user === undefined) return { kind: 'integration' };
  const id = canonicalId(user);
  const found = id === undefined ? undefined : await store.read({ type: 'user', id });
  if (found === undefined) throw new CommandFailed(`There is no user with the id "${user}".`);
  if (found.deactivated === true) throw new CommandFailed(`The user with the id "${user}" is deactivated.`);
  return { kind: 'user', id: found.id };
};

export const createToken: Command = {
  help,
  run: async (args, target) => {
    const { values } = parseOptions(args, options);
    const { scope = [], scopes: lists = [] } = values;
    const named = [...scope, ...lists].flatMap((list) => list.split(','));
    const wanted = {
      name: readName(values.name),
      scopes: readScopes(named, values['all-scopes']),
      expiresInDays: readDays(values['expires-in-days']),
      requestsPerMinute: readRate(values.rate),
    };
    // With --all-scopes, a user's token may contain scopes that a user cannot use.
    if (!values['all-scopes']) requireUsable(wanted.scopes, values.user);
    const issued = await withStore(target, async (store) => {
      const principal = await findPrincipal(store, values.user);
      return issueToken(store, { ...wanted, principal, now: now() });
    });
    showIssued(issued, values.json);
  },
};
