import { useEffect, useRef, useState } from 'react';
import { useStaff } from '../session/staff.tsx';
import { carryOutMove, copyPart, copySet, createQuestion, deleteAll } from './changes.ts';
import { messages } from './messages.ts';
import {
  afterMove,
  type Direction,
  type Item,
  type Move,
  moveOf,
  nameOf,
  type Outline,
  partOf,
  partWith,
  setWith,
  treeOf,
  withItem,
} from './outline.ts';
import { focusRow, rowId } from './outline-nav.tsx';
import { useShownOutline } from './queries.ts';
import { valuesOf } from './question-values.ts';

/** The outline that is edited, and the callbacks of the page. */
interface Edited {
  readonly outline: Outline;
  /** Whether students have answered, so that nothing can move. */
  readonly isFrozen: boolean;
  /** Opens an item next to the outline; closes the panel for undefined. */
  readonly open: (id: string | undefined) => void;
  /** Drops the draft of an item. */
  readonly drop: (id: string) => void;
}

/** Returns the actions on an outline: moves, copies and deletions. It also returns their outcome. */
export const useEditing = (periodId: string, { outline, isFrozen, open, drop }: Edited) => {
  const { ask } = useStaff();
  const { show, readAgain, forgetOthers } = useShownOutline(periodId);
  const [said, say] = useState('');
  const [failure, setFailure] = useState<unknown>();
  const tree = treeOf(outline);
  const moving = useRef<string>(undefined);
  // In another part the row is drawn again, without the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs once the outline is drawn
  useEffect(() => {
    if (moving.current !== undefined) focusRow(moving.current);
    moving.current = undefined;
  }, [outline]);
  const report = (text: string): void => {
    setFailure(undefined);
    say(text);
  };
  /** Carries out an action, and shows the error if it fails. */
  const attempt = async (act: () => Promise<void>): Promise<void> => {
    try {
      await act();
    } catch (error) {
      // The display takes a refused move back at once. Otherwise the next action would begin with the refused order.
      show(() => outline);
      setFailure(error);
      await readAgain();
    }
  };
  const carryOut = (item: Item, move: Move | undefined, hasFocus: boolean): void => {
    if (isFrozen) return;
    if (move === undefined) {
      report(messages.cannotMove);
      return;
    }
    const { kind, within, order, place } = move;
    const isElsewhere = item.type === 'course_evaluation_question' && partOf(item) !== within?.id;
    const of = order.length;
    void attempt(async () => {
      if (hasFocus) moving.current = item.id;
      show((before) => afterMove(before, move));
      await ask((client) => carryOutMove(client, move));
      const name = nameOf(item);
      report(
        isElsewhere && kind === 'questions' && within !== undefined
          ? messages.movedTo(name, nameOf(within), place, of)
          : messages.moved(name, place, of),
      );
      await readAgain();
    });
  };
  const moveBy = (item: Item, by: Direction): void =>
    carryOut(item, moveOf(tree, item, by), document.activeElement?.id === rowId(item.id));
  const shown = (item: Item, text: string): void => {
    show((before) => withItem(before, item));
    forgetOthers();
    open(item.id);
    report(text);
  };
  const duplicate = (item: Item): void =>
    void attempt(async () => {
      const key = crypto.randomUUID();
      const name = nameOf(item);
      const done = messages.duplicated(name);
      if (item.type === 'course_evaluation_question') {
        const node = partWith(tree, partOf(item));
        if (node === undefined) return;
        shown(await ask((client) => createQuestion(client, node, valuesOf(item), key)), done);
        return;
      }
      const copyName = messages.copyOf(name);
      if (item.type === 'course_evaluation_question_set') {
        const node = setWith(tree, item.id);
        if (node === undefined) return;
        shown(await ask((client) => copySet(client, { period: periodId, tree, node, name: copyName }, key)), done);
      } else {
        const into = tree.find(({ parts }) => parts.some(({ part }) => part.id === item.id));
        const node = partWith(tree, item.id);
        if (into === undefined || node === undefined) return;
        shown(await ask((client) => copyPart(client, { into, node, name: copyName }, key)), done);
      }
      await readAgain();
    });
  const remove = async (item: Item, all: readonly Item[]): Promise<void> => {
    await ask((client) => deleteAll(client, all));
    const gone = new Set(all.map(({ id }) => id));
    const isLeft = ({ id }: Item): boolean => !gone.has(id);
    show(({ sets, parts, questions }) => ({
      sets: sets.filter(isLeft),
      parts: parts.filter(isLeft),
      questions: questions.filter(isLeft),
    }));
    for (const id of gone) drop(id);
    open(undefined);
    forgetOthers();
    report(messages.removed(nameOf(item)));
  };
  return { said, failure, report, carryOut, moveBy, shown, duplicate, remove };
};
