import { ActionDialog } from '../parts/action-dialog.tsx';
import { type Counts, toCounts } from './counts.ts';
import { nameOf } from './file-action.tsx';
import { messages } from './messages.ts';
import type { Import } from './queries.ts';
import { byKind } from './summary.ts';
import { useBegin } from './use-begin.ts';

const words = messages.dialog;

const Effects = ({ counts }: { readonly counts: Counts }) => {
  const { total } = counts;
  const [created, changed, removed] = [byKind(counts, 'created'), byKind(counts, 'changed'), byKind(counts, 'removed')];
  const effects = [
    created !== undefined && words.creates(created),
    changed !== undefined && words.changes(changed),
    removed !== undefined && words.removes(removed),
    total.unchanged > 0 && words.unchanged(total.unchanged),
    total.rejected > 0 && words.leaves(total.rejected),
  ].filter((each) => each !== false);
  return (
    <>
      <p>{words.will}</p>
      <ul>
        {effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
    </>
  );
};

/** Says what applying a file will do, as it was checked; then applies it. */
export const ApplyDialog = ({
  of,
  file,
  close,
}: {
  readonly of: Import;
  readonly file: File;
  readonly close: () => void;
}) => {
  const begin = useBegin();
  const { format, remove_missing, threshold, counts, state } = of.attributes;
  const found = state === 'finished' ? toCounts(counts) : undefined;
  const wish = { format, remove_missing: remove_missing ?? false, threshold };
  return (
    <ActionDialog
      title={words.title(nameOf(of))}
      confirm={words.confirm}
      run={() => begin({ file, wish, isDryRun: false })}
      close={close}
      isDangerous={(found?.total.removed ?? 0) > 0}
    >
      {found === undefined ? <p>{words.again}</p> : <Effects counts={found} />}
      <p className="muted">{words.since}</p>
    </ActionDialog>
  );
};
