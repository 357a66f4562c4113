import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { Notice } from '../../ui/notice.tsx';
import { count } from '../parts/formats.ts';
import { toTime } from '../parts/times.ts';
import type { contextOf } from './context.ts';
import { RemovalDialog } from './dialogs.tsx';
import type { Stretch } from './marked.ts';
import { MarkedText } from './marked-text.tsx';
import { messages } from './messages.ts';
import { type Decision, type Entry, type Event, type Queue, type Review, shownOf } from './review.ts';

const words = messages.many;

interface Done {
  readonly ids: readonly string[];
  readonly decision: Decision;
}

const keyed = (ids: readonly string[]) => ids.map((id) => ({ id, key: crypto.randomUUID() }));

/** Keeps the selection among the shown comments, and the last decision about several comments. */
const useMany = (shown: readonly Entry[], dispatch: (event: Event) => void) => {
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set());
  const [done, setDone] = useState<Done>();
  const ids = shown.map(({ comment: { id } }) => id);
  const among = ids.filter((id) => chosen.has(id));
  return {
    among,
    done,
    isAll: among.length === ids.length,
    has: (id: string) => chosen.has(id),
    turn: (id: string) => choose(new Set(chosen.has(id) ? among.filter((each) => each !== id) : [...among, id])),
    turnAll: () => choose(new Set(among.length === ids.length ? [] : ids)),
    decide: (review: Review): void => {
      dispatch({ type: 'decidedMany', each: keyed(among), review });
      setDone({ ids: among, decision: review.decision });
      choose(new Set());
    },
    undo: (): void => {
      if (done !== undefined) dispatch({ type: 'undoneMany', each: keyed(done.ids) });
      setDone(undefined);
    },
  };
};

const stateOf = ({ sending, heldUntil }: Entry): string | undefined => {
  if (sending === undefined && heldUntil !== undefined) return messages.held(toTime(heldUntil));
  if (sending?.state === 'refused') return messages.states.refused(sending.detail);
  if (sending?.state === 'overtaken') return messages.states.overtaken;
  return sending?.state === 'failed' ? messages.states.failed : undefined;
};

const columnsFor = (
  { has, turn }: Pick<ReturnType<typeof useMany>, 'has' | 'turn'>,
  contextFor: ReturnType<typeof contextOf>,
  mark: (text: string) => readonly Stretch[],
): readonly Column<Entry>[] => [
  {
    key: 'text',
    title: words.text,
    cell: (entry) => {
      const { comment } = entry;
      const state = stateOf(entry);
      return (
        <>
          <label className="check">
            <input type="checkbox" checked={has(comment.id)} onChange={() => turn(comment.id)} />
            <span className="text">
              <MarkedText stretches={mark(shownOf(entry).text ?? '')} />
            </span>
          </label>
          {state !== undefined && <p className="mistake">{state}</p>}
        </>
      );
    },
  },
  { key: 'question', title: words.question, cell: ({ comment }) => contextFor(comment).question ?? '–' },
  {
    key: 'about',
    title: words.about,
    cell: ({ comment }) => {
      const { course, section, instructor } = contextFor(comment);
      return [course, section, instructor].filter((each) => each !== undefined).join(', ') || '–';
    },
  },
];

/** Lists the comments in a table, in which a reviewer decides several at once. */
export const CommentTable = ({
  queue,
  decision,
  contextFor,
  mark,
  dispatch,
}: {
  readonly queue: Queue;
  readonly decision: Decision;
  readonly contextFor: ReturnType<typeof contextOf>;
  readonly mark: (text: string) => readonly Stretch[];
  readonly dispatch: (event: Event) => void;
}) => {
  const [isRemoving, setRemoving] = useState(false);
  const shown = queue.entries.filter((entry) => shownOf(entry).decision === decision || stateOf(entry) !== undefined);
  const many = useMany(shown, dispatch);
  const { among, done } = many;
  const isNone = among.length === 0;
  return (
    <>
      <div role="status">
        {done !== undefined && (
          <Notice tone="good" title={words.done(done.ids.length, messages.decisions[done.decision][0])}>
            <Button isSmall kind="secondary" onClick={many.undo}>
              {words.undo}
            </Button>
          </Notice>
        )}
      </div>
      <div className="review-actions many">
        <Button kind="secondary" isSmall isDisabled={shown.length === 0} onClick={many.turnAll}>
          {many.isAll && !isNone ? words.none : words.all(shown.length)}
        </Button>
        <fieldset>
          <legend className="visually-hidden">{messages.edit.legend}</legend>
          <span>{words.chosen(among.length)}</span>
          {(['public', 'private'] as const).map((each) => (
            <Button
              key={each}
              kind="secondary"
              isSmall
              isDisabled={isNone}
              onClick={() => many.decide({ decision: each, reason: null })}
            >
              {messages.actions[each]}
            </Button>
          ))}
          <Button kind="secondary" isSmall isDisabled={isNone} onClick={() => setRemoving(true)}>
            {messages.actions.remove}
          </Button>
        </fieldset>
      </div>
      {shown.length > 0 && (
        <DataTable
          caption={count(shown.length, 'comment', 'comments')}
          columns={columnsFor(many, contextFor, mark)}
          rows={shown}
          keyOf={({ comment }) => comment.id}
          isCaptionHidden
          stacks
        />
      )}
      {isRemoving && <RemovalDialog number={among.length} decide={many.decide} close={() => setRemoving(false)} />}
    </>
  );
};
