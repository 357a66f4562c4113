import { useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Progress } from '../../ui/progress.tsx';
import { FailurePage } from '../parts/failure-page.tsx';
import { Loading, LoadingPage } from '../parts/loading-page.tsx';
import { StaffPage } from '../parts/staff-page.tsx';
import { useNamedPeriod } from '../periods/queries.ts';
import { CommentCard } from './comment-card.tsx';
import './comments.css';
import { contextOf } from './context.ts';
import { EditDialog, HelpDialog, RemovalDialog } from './dialogs.tsx';
import type { Command } from './keys.ts';
import { messages } from './messages.ts';
import type { Period } from './queries.ts';
import { type Decision, type Entry, type Event, progressOf, type Queue, type Review, shownOf } from './review.ts';
import { ReviewActions } from './review-actions.tsx';
import { useCommands } from './use-commands.ts';
import { useQueue } from './use-queue.ts';

const decisions = ['undecided', 'public', 'private', 'removed'] as const;

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

/** What the commands do with the comment that is looked at. */
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
}: {
  readonly period: Period;
  readonly queue: Queue;
  readonly dispatch: Dispatch;
  readonly contextFor: ReturnType<typeof contextOf>;
}) => {
  const [areUsed, use] = useState(true);
  const { current, decide, does, dialog, close, canUndo } = useReviewing(queue, dispatch);
  useCommands(areUsed, (command) => does[command]());
  if (current === undefined) return null;
  const shown = shownOf(current);
  return (
    <>
      <p role="status" className="muted">
        {messages.place(queue.at + 1, queue.entries.length)}
      </p>
      <CommentCard entry={current} context={contextFor(current.comment)} />
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

const QueueOf = ({ period, decision }: { readonly period: Period; readonly decision: Decision }) => {
  const { queue, dispatch, pages } = useQueue(period.id, decision);
  const contextFor = useMemo(
    () => contextOf((pages.data?.pages ?? []).flatMap(({ included = [] }) => included)),
    [pages.data],
  );
  if (pages.data === undefined)
    return pages.error === null ? <Loading /> : <LoadFailed retry={() => void pages.refetch()} />;
  const { done, all } = progressOf(queue);
  const [title, lead] = messages.empty(decision);
  if (all === 0)
    return queue.isWhole ? (
      <EmptyState title={title ?? ''}>
        <p>{lead}</p>
      </EmptyState>
    ) : (
      <Loading />
    );
  return (
    <>
      {decision === 'undecided' && (
        <Progress value={done} most={all} text={messages.progress(done, all, queue.isWhole)} />
      )}
      <Unsaved queue={queue} dispatch={dispatch} />
      {decision === 'undecided' && done === all && queue.isWhole && <Notice tone="good">{messages.finished}</Notice>}
      {pages.isError && <LoadFailed retry={() => void pages.fetchNextPage()} />}
      <Reviewing period={period} queue={queue} dispatch={dispatch} contextFor={contextFor} />
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

/** The queue of a period's comments, for the keyboard and for the mouse. */
export const QueuePage = ({ params: { id = '' } }: { readonly params: Readonly<Record<string, string>> }) => {
  const { data: period, error, refetch } = useNamedPeriod(id);
  const [address, setAddress] = useSearchParams();
  const decision = decisions.find((each) => each === address.get('show')) ?? 'undecided';
  if (period === undefined)
    return error === null ? <LoadingPage /> : <FailurePage error={error} retry={() => void refetch()} />;
  return (
    <StaffPage
      title={messages.of(period.data.attributes.name ?? '')}
      back={{ href: '/comments', label: messages.back }}
      isWide
    >
      <Field label={messages.show}>
        {(props) => (
          <select {...props} value={decision} onChange={({ target }) => setAddress({ show: target.value })}>
            {decisions.map((each) => (
              <option key={each} value={each}>
                {messages.decisions[each][0]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <QueueOf key={decision} period={period.data} decision={decision} />
    </StaffPage>
  );
};
