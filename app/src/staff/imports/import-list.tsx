import { Link } from 'wouter';
import { Button } from '../../ui/button.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorMessage } from '../parts/error-message.tsx';
import { toNumber } from '../parts/formats.ts';
import { Loading } from '../parts/loading-page.tsx';
import { Time } from '../parts/time.tsx';
import { toCounts } from './counts.ts';
import { messages } from './messages.ts';
import { type Import, useImports } from './queries.ts';
import { type Stage, stageOf } from './stage.ts';

const words = messages.list;

const tones: Readonly<Partial<Record<Stage['kind'], string>>> = {
  applied: 'good',
  checked: 'plain',
  failed: 'bad',
  interrupted: 'bad',
  stopped: 'bad',
  limited: 'bad',
};

const StageBadge = ({ stage: { kind } }: { readonly stage: Stage }) => (
  <span className={`badge ${tones[kind] ?? ''}`}>{messages.states[kind]}</span>
);

const writtenBy = ({ attributes: { counts } }: Import): number | undefined => {
  const found = toCounts(counts);
  return found && found.total.created + found.total.changed + found.total.removed;
};

const columns: readonly Column<Import>[] = [
  {
    key: 'file',
    title: words.file,
    cell: ({ id, attributes }) => <Link href={`/imports/${id}`}>{attributes.file_name ?? words.unnamed}</Link>,
  },
  { key: 'begun', title: words.begun, cell: ({ attributes }) => <Time at={attributes.created_at} /> },
  { key: 'what', title: words.what, cell: ({ attributes }) => (attributes.dry_run ? words.check : words.apply) },
  { key: 'state', title: words.state, cell: ({ attributes }) => <StageBadge stage={stageOf(attributes)} /> },
  {
    key: 'written',
    title: words.changed,
    isNumber: true,
    cell: (each) => {
      const written = writtenBy(each);
      return written === undefined || each.attributes.dry_run ? '–' : toNumber(written);
    },
  },
  {
    key: 'rejected',
    title: words.rejected,
    isNumber: true,
    cell: ({ attributes: { rejected } }) => (rejected === null ? '–' : toNumber(rejected)),
  },
];

/** Lists earlier imports with their outcomes. */
export const ImportList = () => {
  const { data, error, fetchNextPage, hasNextPage, isFetchingNextPage } = useImports();
  if (error !== null && data === undefined) return <ErrorMessage error={error} title={words.heading} />;
  if (data === undefined) return <Loading />;
  const all = data.pages.flatMap((page) => page.data);
  if (all.length === 0) {
    return (
      <EmptyState title={words.none}>
        <p>{words.noneLead}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <h2>{words.heading}</h2>
      <DataTable caption={words.caption} isCaptionHidden columns={columns} rows={all} keyOf={({ id }) => id} stacks />
      {hasNextPage && (
        <p className="actions">
          <Button kind="secondary" isDisabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {words.more}
          </Button>
        </p>
      )}
    </>
  );
};
