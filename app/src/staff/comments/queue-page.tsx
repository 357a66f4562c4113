import { useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Progress } from '../../ui/progress.tsx';
import { FailurePage } from '../parts/failure-page.tsx';
import { Loading, LoadingPage } from '../parts/loading-page.tsx';
import { type Sought, useSought } from '../parts/sought-words.ts';
import { StaffPage } from '../parts/staff-page.tsx';
import { useNamedPeriod } from '../periods/queries.ts';
import { CommentCard, type Narrow } from './comment-card.tsx';
import { CommentFilters } from './comment-filters.tsx';
import { CommentTable } from './comment-table.tsx';
import './comments.css';
import { contextOf } from './context.ts';
import { EditDialog, HelpDialog, RemovalDialog } from './dialogs.tsx';
import { type Filters, filtersIn, isNarrowed, withChoice } from './filters.ts';
import type { Command } from './keys.ts';
import type { Stretch } from './marked.ts';
import { MarkedWordsDialog } from './marked-words-dialog.tsx';
import { messages } from './messages.ts';
import { type Period, useProgressOfAll } from './queries.ts';
import { type Entry, type Event, progressOf, type Queue, type Review, shownOf } from './review.ts';
import { ReviewActions } from './review-actions.tsx';
import { useCommands } from './use-commands.ts';
import { useHold } from './use-hold.ts';
import { useMarkedWords } from './use-marked-words.ts';
import { useQueue } from './use-queue.ts';

type Dialog = 'remove' | 'edit' | 'help';
type Dispatch = (event: Event) => void;

const Unsaved = ({ queue, dispatch }: { readonly queue: Queue; readonly dispatch: Dispatch }) => {
  const { failed } = progressOf(queue);
  if (failed === 0) return null;
  const retry = (): void => {
    for (const { comment } of queue.entries) dispatch({ type: 'retried', id: comment.id });
  };
  return (
    <Notice tone="warn" title={messages.unsaved(failed)}>
      <p>{messages.unsavedLead}</p>
      <Button isSmall onClick={retry}>
        {messages.actions.retry}
      </Button>
    </Notice>
  );
};

/** Returns what each command does with the current comment. */
const useReviewing = (queue: Queue, dispatch: Dispatch) => {
  const [dialog, open] = useState<Dialog>();
  const current: Entry | undefined = queue.entries[queue.at];
  const last = queue.decided.at(-1);
  const decide = (review: Review): void => {
    if (current === undefined) return;
    dispatch({ type: 'decided', id: current.comment.id, review, key: crypto.randomUUID() });
  };
  const does: Readonly<Record<Command, () => void>> = {
    next: () => dispatch({ type: 'went', to: queue.at + 1 }),
    previous: () => dispatch({ type: 'went', to: queue.at - 1 }),
    public: () => decide({ decision: 'public', reason: null }),
    private: () => decide({ decision: 'private', reason: null }),
    remove: () => current && open('remove'),
    edit: () => current && open('edit'),
    undo: () => last !== undefined && dispatch({ type: 'undone', id: last, key: crypto.randomUUID() }),
    retry: () => {
      for (const { comment } of queue.entries) dispatch({ type: 'retried', id: comment.id });
    },
    help: () => open('help'),
  };
  return { current, decide, does, dialog, close: () => open(undefined), canUndo: last !== undefined };
};

const Reviewing = ({
  period,
  queue,
  dispatch,
  contextFor,
  mark,
  narrow,
}: {
  readonly period: Period;
  readonly queue: Queue;
  readonly dispatch: Dispatch;
  readonly contextFor: ReturnType<typeof contextOf>;
  readonly mark: (text: string) => readonly Stretch[];
  readonly narrow: Narrow;
}) => {
  const [areUsed, use] = useState(true);
  const { current, decide, does, dialog, close, canUndo } = useReviewing(queue, dispatch);
  useHold(current?.comment, dispatch);
  useCommands(areUsed, (command) => does[command]());
  if (current === undefined) return null;
  const shown = shownOf(current);
  return (
    <>
      <p role="status" className="muted">
        {messages.place(queue.at + 1, queue.entries.length)}
      </p>
      <CommentCard entry={current} context={contextFor(current.comment)} mark={mark} narrow={narrow} />
      <ReviewActions
        decision={shown.decision}
        canUndo={canUndo}
        areUsed={areUsed}
        carryOut={(command) => does[command]()}
      />
      {dialog === 'remove' && <RemovalDialog decide={decide} close={close} />}
      {dialog === 'edit' && (
        <EditDialog shown={shown} isReleased={period.attributes.status === 'released'} decide={decide} close={close} />
      )}
      {dialog === 'help' && <HelpDialog areUsed={areUsed} use={use} close={close} />}
    </>
  );
};

/** Shows the progress of all reviewers together. */
const OfAll = ({ period }: { readonly period: string }) => {
  const progress = useProgressOfAll(period);
  return progress === undefined ? null : <p className="muted">{messages.ofAll(progress.done, progress.all)}</p>;
};

const QueueOf = ({
  period,
  filters,
  isList,
  narrow,
  contextFor,
  queue: { queue, dispatch, pages },
}: {
  readonly period: Period;
  readonly filters: Filters;
  readonly isList: boolean;
  readonly narrow: Narrow;
  readonly contextFor: ReturnType<typeof contextOf>;
  readonly queue: ReturnType<typeof useQueue>;
}) => {
  const { mark } = useMarkedWords(period.id);
  if (pages.data === undefined)
    return pages.error === null ? <Loading /> : <LoadFailed retry={() => void pages.refetch()} />;
  const { decision } = filters;
  const { done, all } = progressOf(queue);
  const [title, lead] = isNarrowed(filters) ? messages.noneFound : messages.empty(decision);
  if (all === 0)
    return queue.isWhole ? (
      <EmptyState title={title ?? ''}>
        <p>{lead}</p>
      </EmptyState>
    ) : (
      <Loading />
    );
  const most = Math.max(all, pages.data.pages[0]?.meta.total ?? all);
  return (
    <>
      {decision === 'undecided' && <Progress value={done} most={most} text={messages.progress(done, most)} />}
      <Unsaved queue={queue} dispatch={dispatch} />
      {decision === 'undecided' && done === all && queue.isWhole && <Notice tone="good">{messages.finished}</Notice>}
      {pages.isError && <LoadFailed retry={() => void pages.fetchNextPage()} />}
      {isList ? (
        <>
          <CommentTable queue={queue} decision={decision} contextFor={contextFor} mark={mark} dispatch={dispatch} />
          {pages.hasNextPage && (
            <Button kind="secondary" isDisabled={pages.isFetching} onClick={() => void pages.fetchNextPage()}>
              {messages.many.more}
            </Button>
          )}
        </>
      ) : (
        <Reviewing
          period={period}
          queue={queue}
          dispatch={dispatch}
          contextFor={contextFor}
          mark={mark}
          narrow={narrow}
        />
      )}
    </>
  );
};

const LoadFailed = ({ retry }: { readonly retry: () => void }) => (
  <Notice tone="bad" title={messages.loadFailed}>
    <Button isSmall onClick={retry}>
      {messages.tryAgain}
    </Button>
  </Notice>
);

const Views = ({ isList, choose }: { readonly isList: boolean; readonly choose: (view: string) => void }) => (
  <fieldset className="views">
    <legend className="visually-hidden">{messages.views.legend}</legend>
    <Button kind="secondary" isSmall aria-pressed={!isList} onClick={() => choose('')}>
      {messages.views.one}
    </Button>
    <Button kind="secondary" isSmall aria-pressed={isList} onClick={() => choose('list')}>
      {messages.views.list}
    </Button>
  </fieldset>
);

/** Renders the button that opens the dialog of marked words, for accounts that can change the words. */
const MarkedWords = ({ period }: { readonly period: string }) => {
  const { words, version, mayChange } = useMarkedWords(period);
  const [isOpen, setOpen] = useState(false);
  if (!mayChange) return null;
  return (
    <>
      <Button kind="secondary" isSmall onClick={() => setOpen(true)}>
        {messages.marked.button}
      </Button>
      {isOpen && <MarkedWordsDialog period={period} version={version} present={words} close={() => setOpen(false)} />}
    </>
  );
};

/** Shows the selected comments of a period, with the filters. */
const Chosen = ({ period }: { readonly period: Period }) => {
  const [address, setAddress] = useSearchParams();
  const state = useSought();
  const filters = filtersIn(address, state.sought);
  const isList = address.get('view') === 'list';
  const choose = (name: Parameters<typeof withChoice>[1], value: string): void =>
    setAddress(withChoice(address, name, value), { state });
  const search = (sought: string): void => setAddress(address, { state: { sought } satisfies Sought });
  return (
    <>
      <OfAll period={period.id} />
      <QueueAndFilters key={JSON.stringify(filters)} {...{ period, filters, isList, choose, search }} narrow={choose} />
    </>
  );
};

const QueueAndFilters = ({
  period,
  filters,
  isList,
  choose,
  search,
  narrow,
}: {
  readonly period: Period;
  readonly filters: Filters;
  readonly isList: boolean;
  readonly choose: (name: Parameters<typeof withChoice>[1], value: string) => void;
  readonly search: (words: string) => void;
  readonly narrow: Narrow;
}) => {
  const queue = useQueue(period.id, filters);
  const { data } = queue.pages;
  const contextFor = useMemo(() => contextOf((data?.pages ?? []).flatMap(({ included = [] }) => included)), [data]);
  const first = queue.queue.entries[0]?.comment;
  const { course, question } = first === undefined ? {} : contextFor(first);
  const total = data?.pages[0]?.meta.total;
  return (
    <>
      <CommentFilters filters={filters} names={{ course, question }} choose={choose} search={search} />
      <div className="above-queue">
        <Views isList={isList} choose={(view) => choose('view', view)} />
        <MarkedWords period={period.id} />
        {total !== undefined && <span role="status">{messages.found(total)}</span>}
      </div>
      <QueueOf {...{ period, filters, isList, narrow, contextFor, queue }} />
    </>
  );
};

/** The queue of a period's comments, for the keyboard and for the mouse. */
export const QueuePage = ({ params: { id = '' } }: { readonly params: Readonly<Record<string, string>> }) => {
  const { data: period, error, refetch } = useNamedPeriod(id);
  if (period === undefined)
    return error === null ? <LoadingPage /> : <FailurePage error={error} retry={() => void refetch()} />;
  return (
    <StaffPage
      title={messages.of(period.data.attributes.name ?? '')}
      back={{ href: '/comments', label: messages.back }}
      isWide
    >
      <Chosen period={period.data} />
    </StaffPage>
  );
};
