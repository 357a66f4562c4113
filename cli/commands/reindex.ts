import { reindex } from '../../lib/model/write/reindex.ts';
import { resources } from '../../lib/resources/registry.ts';
import type { Command } from '../command.ts';
import { withStore } from '../connect.ts';
import { parseOptions } from '../options.ts';
import { print } from '../output.ts';

const help = `Usage: npm run facet -- reindex

Lets filters find the records that versions wrote which did not have the filter yet. Run it once after an upgrade
whose notes ask for it, while the service runs; it can be repeated. It reads all records and writes those that a
filter does not find.

Options:
  --table, --region    a deployed table: see npm run facet -- --help`;

export const reindexCommand: Command = {
  help,
  run: async (args, target) => {
    parseOptions(args, {}, []);
    await withStore(target, async (store) => {
      for (const resource of resources) {
        const written = await reindex(store, resource);
        if (written > 0) print(`${resource.collection}: ${written} written`);
      }
      print('Every filter finds all records.');
    });
    return undefined;
  },
};
