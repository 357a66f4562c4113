import { type Upgraded, upgradeTable } from '../../lib/domain/evaluations/upgrade/upgrade.ts';
import { keepSourceIds } from '../../lib/import/keep-source-ids.ts';
import { reindex } from '../../lib/model/write/reindex.ts';
import { user } from '../../lib/resources/people/user.ts';
import type { Store } from '../../lib/store/store.ts';
import type { Command } from '../command.ts';
import { withStore } from '../connect.ts';
import { parseOptions } from '../options.ts';
import { print, renderTable, tell } from '../output.ts';
import { showProgress } from '../progress.ts';
import { sayIfEnded } from '../say-if-ended.ts';
import { waitingStore } from '../waiting-store.ts';

const help = `Usage: npm run facet -- upgrade

Converts what earlier versions wrote to what this version writes: responses and section responses keep the day on which
they were made, and no time within it; evaluations and responses are counted; filters find all users; records keep the
ids that sources have for them. The service can run at the same time. The command can be stopped at any moment and run
again; a second run finds nothing to do.

Options:
  --table, --region    a deployed table: see npm run facet -- --help`;

const render = ({ altered, minuteCounts }: Upgraded): string =>
  renderTable([
    ['type', 'altered'],
    ...Object.entries(altered).map(([type, count]) => [type, String(count)]),
    ['counts by the minute', String(minuteCounts)],
  ]);

export const upgrade: Command = {
  help,
  run: async (args, target) => {
    parseOptions(args, {});
    const progress = showProgress(process.stderr, { unit: 'records' });
    const onProgress = (done: number): void => progress.update({ file: 'records', done, total: done });
    try {
      const work = async (store: Store) => {
        const { altered, ...others } = await upgradeTable(store, onProgress);
        const own = { user: await reindex(store, user), 'source ids': await keepSourceIds(store) };
        return { altered: { ...altered, ...own }, ...others };
      };
      const upgraded = await withStore(target, (table) =>
        sayIfEnded(progress, 'Stopped. Run it again to finish it.', () => work(waitingStore(table, progress))),
      );
      progress.finish();
      print(render(upgraded));
      if (upgraded.tellingIds === 0) return 0;
      tell(
        `${upgraded.tellingIds} responses have ids that tell when they were made. No version of Facet gives such ids.`,
      );
      return 1;
    } finally {
      progress.finish();
    }
  },
};
