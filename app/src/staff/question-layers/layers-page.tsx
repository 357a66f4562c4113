import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../ui/button.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { PageQuery } from '../../ui/next-page.ts';
import { Notice } from '../../ui/notice.tsx';
import { Paging } from '../../ui/paging.tsx';
import { ActionDialog } from '../parts/action-dialog.tsx';
import { ErrorMessage } from '../parts/error-message.tsx';
import { FailurePage } from '../parts/failure-page.tsx';
import { toNumber } from '../parts/formats.ts';
import { Loading, LoadingPage } from '../parts/loading-page.tsx';
import { StaffPage } from '../parts/staff-page.tsx';
import { toTime } from '../parts/times.ts';
import { usePeriod } from '../periods/queries.ts';
import { useDepartmentNames } from '../periods/use-department-names.ts';
import { messages as ofQuestions } from '../questions/messages.ts';
import { LayerDialog } from './layer-dialog.tsx';
import { messages } from './messages.ts';
import { inPlainWords } from './plain-words.ts';
import { type Layer, type Level, useLayerChanges, useLayers, useWrittenSets, type WrittenSet } from './queries.ts';

const words = messages.sets;

const departmentOf = ({ relationships }: Layer): string => relationships.department.data?.id ?? '';

/** Lists the question sets of departments and sections, each with the number of its questions. */
const Written = ({ period, layers }: { readonly period: string; readonly layers: readonly Layer[] }) => {
  const [page, turn] = useState<PageQuery>({});
  const { data, error } = useWrittenSets(period, page);
  if (error !== null) return <ErrorMessage error={error} title={ofQuestions.failed} />;
  if (data === undefined) return <Loading />;
  const layerOf = ({ level, target }: WrittenSet) =>
    layers.find((each) => each.attributes.level === level && (level === 'instructor' || departmentOf(each) === target));
  const columns: readonly Column<WrittenSet>[] = [
    { key: 'of', title: words.of, cell: ({ name }) => name },
    { key: 'questions', title: words.questions, cell: ({ questions }) => toNumber(questions), isNumber: true },
    {
      key: 'open',
      title: words.open,
      cell: (each) => {
        const layer = layerOf(each);
        return (
          layer && (
            <Link href={`/periods/${period}/question-layers/${layer.id}/${each.target}`}>
              {words.open} <span className="visually-hidden">{each.name}</span>
            </Link>
          )
        );
      },
    },
  ];
  return (
    <section>
      <h2>{words.title}</h2>
      <p className="muted">{words.lead}</p>
      {data.sets.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <DataTable
          caption={words.title}
          isCaptionHidden
          columns={columns}
          rows={data.sets}
          keyOf={({ id }) => id}
          stacks
        />
      )}
      <Paging name={words.title} links={data.links} go={turn} />
    </section>
  );
};

/**
 * Renders the page of a period on which the office chooses the departments that add questions, and whether instructors
 * do.
 */
export const LayersPage = ({ params: { id = '' } }: { readonly params: Readonly<Record<string, string>> }) => {
  const period = usePeriod(id);
  const layers = useLayers(id);
  const nameOf = useDepartmentNames();
  const { remove } = useLayerChanges(id);
  const [dialog, setDialog] = useState<{ readonly layer?: Layer; readonly isDeletion?: boolean }>();
  const [done, report] = useState<string>();
  const { data: found } = period;
  const { data: rows } = layers;
  if (found === undefined || rows === undefined) {
    const error = period.error ?? layers.error;
    const retry = (): void => void Promise.all([period.refetch(), layers.refetch()]);
    return error === null ? <LoadingPage /> : <FailurePage error={error} retry={retry} />;
  }
  const { status } = found.resource.attributes;
  const isFixed = status !== 'draft' && status !== 'scheduled';
  const who = (level: Level, department: string): string =>
    level === 'instructor' ? messages.instructors : nameOf(department);
  const nameOfLayer = (layer: Layer): string => who(layer.attributes.level ?? 'department', departmentOf(layer));
  const close = () => setDialog(undefined);
  const columns: readonly Column<Layer>[] = [
    {
      key: 'who',
      title: messages.who,
      cell: (layer) =>
        layer.attributes.level === 'department' ? (
          <Link href={`/periods/${id}/question-layers/${layer.id}/${departmentOf(layer)}`}>{nameOfLayer(layer)}</Link>
        ) : (
          nameOfLayer(layer)
        ),
    },
    { key: 'most', title: messages.most, cell: ({ attributes }) => toNumber(attributes.most), isNumber: true },
    { key: 'until', title: messages.until, cell: ({ attributes }) => toTime(attributes.until) },
    {
      key: 'bank',
      title: messages.fromBankOnly,
      cell: ({ attributes }) => (attributes.from_bank_only ? messages.yes : messages.no),
    },
    ...(isFixed
      ? []
      : [
          {
            key: 'actions',
            title: messages.actions,
            cell: (layer: Layer) => (
              <span className="page-actions">
                <Button kind="secondary" isSmall onClick={() => setDialog({ layer })}>
                  {messages.change} <span className="visually-hidden">{nameOfLayer(layer)}</span>
                </Button>
                <Button kind="danger" isSmall onClick={() => setDialog({ layer, isDeletion: true })}>
                  {messages.remove} <span className="visually-hidden">{nameOfLayer(layer)}</span>
                </Button>
              </span>
            ),
          },
        ]),
  ];
  return (
    <StaffPage
      title={messages.title}
      lead={messages.lead}
      back={{ href: `/periods/${id}`, label: messages.back }}
      actions={!isFixed && <Button onClick={() => setDialog({})}>{messages.add}</Button>}
      isWide
    >
      {done !== undefined && <Notice tone="good">{done}</Notice>}
      {isFixed && <Notice tone="plain">{messages.fixed}</Notice>}
      {rows.length === 0 ? (
        <EmptyState title={messages.none}>
          <p>{messages.noneLead}</p>
        </EmptyState>
      ) : (
        <DataTable
          caption={messages.title}
          isCaptionHidden
          columns={columns}
          rows={rows}
          keyOf={(layer) => layer.id}
          stacks
        />
      )}
      <Written period={id} layers={rows} />
      {dialog !== undefined && dialog.isDeletion !== true && (
        <LayerDialog
          period={id}
          opensAt={found.schedule?.attributes.opens_at}
          layer={dialog.layer}
          who={who}
          report={report}
          close={close}
        />
      )}
      {dialog?.isDeletion && dialog.layer !== undefined && (
        <ActionDialog
          title={messages.removeTitle(nameOfLayer(dialog.layer))}
          confirm={messages.removeConfirm}
          isDangerous
          run={async () => {
            const { layer } = dialog;
            if (layer === undefined) return;
            await inPlainWords(() => remove(layer));
            report(messages.removed(nameOfLayer(layer)));
          }}
          close={close}
        >
          <p>{messages.removeWill}</p>
        </ActionDialog>
      )}
    </StaffPage>
  );
};
