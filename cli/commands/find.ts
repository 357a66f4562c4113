import { readLocalState } from '../../infra/local/data/local-state.ts';
import type { AnyResource } from '../../lib/model/definition/resource.ts';
import { renderResource } from '../../lib/model/render/render.ts';
import { resources } from '../../lib/resources/registry.ts';
import { now } from '../../lib/runtime/clock.ts';
import { env } from '../../lib/runtime/env.ts';
import { canonicalId } from '../../lib/runtime/ids.ts';
import { keyOf } from '../../lib/store/keys.ts';
import type { StoredRecord } from '../../lib/store/record.ts';
import type { Store } from '../../lib/store/store.ts';
import { type Command, CommandFailed, type Target, UsageError } from '../command.ts';
import { withStore } from '../connect.ts';
import { parseOptions } from '../options.ts';
import { print } from '../output.ts';

const help = `Usage: npm run facet -- find <type> <id>… [--source NAME]

Prints whole records as JSON:API resource objects, regardless of what the API's operations show of their type. An id is
the record's own (a UUID), or its id in a source system:
  npm run -s facet -- find user 11e7c4f2-aa81-4b2e-9d3c-0d2b1c5f7a90
  npm run -s facet -- find user 105513417 | jq -r .id

Options:
  --source NAME        the source system of the id (default: oneroster); a record's own id is found too
  --table, --region    on a deployed table: see npm run facet -- --help

Types:
  ${resources
    .map(({ type }) => type)
    .sort()
    .join('\n  ')}`;

const resourceNamed = (type = ''): AnyResource => {
  const resource = resources.find((each) => each.type === type);
  if (resource === undefined) throw new UsageError(`There is no type "${type}".`);
  return resource;
};

const readById = async (store: Store, type: string, text: string): Promise<StoredRecord | undefined> => {
  const id = canonicalId(text);
  return id === undefined ? undefined : store.read({ type, id });
};

const readBySourceId = async (
  store: Store,
  type: string,
  [source, id]: readonly [string, string],
): Promise<StoredRecord | undefined> => {
  const item = await store.get(keyOf.sourceId(source, type, id));
  return item === undefined ? undefined : store.read({ type, id: String(item.record_id) });
};

// Links of a deployed service begin with the service's address. The table does not contain it, so the links stay
// relative.
const baseOf = ({ table }: Target): string => {
  const local = table === undefined ? (readLocalState().baseUrl ?? 'http://127.0.0.1:3000') : '';
  return (env.publicBaseUrl ?? local).replace(/\/+$/, '');
};

export const find: Command = {
  help,
  run: async (args, target) => {
    const options = { source: { type: 'string' } } as const;
    const { values, positionals } = parseOptions(args, options, ['type', 'id'], { lastRepeats: true });
    const [type = '', ...ids] = positionals;
    const resource = resourceNamed(type);
    const source = values.source ?? 'oneroster';
    await withStore(target, async (store) => {
      for (const id of ids) {
        // Source systems also use UUIDs. With --source, a source's id is searched before a record's own id.
        const byId = () => readById(store, type, id);
        const bySource = () => readBySourceId(store, type, [source, id]);
        const [first, second] = values.source === undefined ? [byId, bySource] : [bySource, byId];
        const record = (await first()) ?? (await second());
        if (record === undefined)
          throw new CommandFailed(`There is no ${type} "${id}", neither by its own id nor by one of "${source}".`);
        print(JSON.stringify(renderResource(resource, record, { base: baseOf(target), now: now() }), null, 2));
      }
    });
  },
};
