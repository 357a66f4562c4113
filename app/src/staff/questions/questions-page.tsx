import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { downloadFile } from '../../ui/download.ts';
import { Notice } from '../../ui/notice.tsx';
import { ErrorMessage } from '../parts/error-message.tsx';
import { FailurePage } from '../parts/failure-page.tsx';
import { toDay } from '../parts/formats.ts';
import { LoadingPage } from '../parts/loading-page.tsx';
import { StaffPage } from '../parts/staff-page.tsx';
import { useRequestKeys } from '../parts/use-request-keys.ts';
import { usePeriod, useRates, type WholePeriod } from '../periods/queries.ts';
import { useStaff } from '../session/staff.tsx';
import '../styles/question-editor.css';
import {
  carryOutMove,
  copyPart,
  copySet,
  createPart,
  createQuestion,
  createSet,
  deleteAll,
  rename,
} from './changes.ts';
import { useDrafts } from './drafts.ts';
import { toFile } from './export.ts';
import { minutesFor, mostMinutes } from './hints.ts';
import { ItemActions } from './item-actions.tsx';
import { messages } from './messages.ts';
import { NameForm } from './name-form.tsx';
import {
  afterMove,
  type Direction,
  type Item,
  languagesOf,
  type Move,
  missingTranslations,
  moveOf,
  moveToPart,
  nameOf,
  type Outline,
  type PartNode,
  partOf,
  type Question,
  type SetNode,
  treeOf,
  withItem,
} from './outline.ts';
import { OutlineNav, rowId } from './outline-nav.tsx';
import { useOutline, useShownOutline } from './queries.ts';
import { QuestionPanel } from './question-panel.tsx';
import { valuesOf } from './question-values.ts';

/** What is open next to the outline: something that is there, or something new in a place. */
type Open =
  | { readonly kind: 'item'; readonly id: string }
  | { readonly kind: 'new-set' }
  | { readonly kind: 'new-part'; readonly set: string }
  | { readonly kind: 'new-question'; readonly part: string };

/** The draft of a new question in a part. */
const newId = (part: string): string => `new-${part}`;

const setWith = (tree: readonly SetNode[], id: string): SetNode | undefined => tree.find(({ set }) => set.id === id);
const partWith = (tree: readonly SetNode[], id: string): PartNode | undefined =>
  tree.flatMap(({ parts }) => parts).find(({ part }) => part.id === id);
const itemWith = ({ sets, parts, questions }: Outline, id: string): Item | undefined =>
  [...sets, ...parts, ...questions].find((each) => each.id === id);

const Figures = ({ outline }: { readonly outline: Outline }) => {
  const minutes = minutesFor(outline.questions);
  const missing = missingTranslations(outline);
  return (
    <ul className="question-figures">
      <li>
        {messages.minutes(minutes)} {minutes > mostMinutes && <strong>{messages.tooLong(mostMinutes)}</strong>}
      </li>
      {languagesOf(outline).length > 0 && (
        <li>{missing > 0 ? <strong>{messages.missing(missing)}</strong> : messages.allTranslated}</li>
      )}
    </ul>
  );
};

const focusRow = (id: string): void => document.getElementById(rowId(id))?.focus();

/** What the panel is called, which has the focus once something is opened. */
const PanelTitle = ({ text, of }: { readonly text: string; readonly of: string }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each thing that is opened gets the focus
  useEffect(() => heading.current?.focus(), [of]);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {text}
    </h2>
  );
};

const Editor = ({ period, outline }: { readonly period: WholePeriod; readonly outline: Outline }) => {
  const { id: periodId } = period.resource;
  const { ask } = useStaff();
  const keyOf = useRequestKeys();
  const { show, readAgain, forgetOthers } = useShownOutline(periodId);
  const { data: rates } = useRates(periodId);
  const drafts = useDrafts();
  const [open, setOpen] = useState<Open>();
  const [said, say] = useState('');
  const [failure, setFailure] = useState<unknown>();
  const [wasRefused, setRefused] = useState(false);
  const moving = useRef<string>(undefined);
  // In another part the row is drawn again, without the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs once the outline is drawn
  useEffect(() => {
    if (moving.current !== undefined) focusRow(moving.current);
    moving.current = undefined;
  }, [outline]);
  const tree = treeOf(outline);
  const hasAnswers = typeof rates?.completed === 'number' && rates.completed > 0;
  const isFrozen = hasAnswers || wasRefused;
  const opensAt = period.schedule?.attributes.opens_at;

  const report = (text: string): void => {
    setFailure(undefined);
    say(text);
  };
  /** Does something, and says what went wrong. */
  const attempt = async (act: () => Promise<void>): Promise<void> => {
    try {
      await act();
    } catch (error) {
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
    setOpen({ kind: 'item', id: item.id });
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
    for (const id of gone) drafts.drop(id);
    setOpen(undefined);
    forgetOthers();
    report(messages.removed(nameOf(item)));
  };

  const questionPanel = (node: PartNode, question: Question | undefined) => {
    const id = question?.id ?? newId(node.part.id);
    return (
      <QuestionPanel
        key={id}
        node={node}
        question={question}
        draft={drafts.of(id)}
        setDraft={(draft) => drafts.set(id, draft)}
        dropDraft={() => {
          drafts.drop(id);
          if (question === undefined) setOpen({ kind: 'item', id: node.part.id });
        }}
        languages={languagesOf(outline)}
        isFrozen={isFrozen}
        show={(now) => show((before) => withItem(before, now))}
        onSaved={(saved) => shown(saved, messages.form.saved)}
        onFrozen={() => setRefused(true)}
      />
    );
  };
  const addQuestion = (part: string) => (
    <Button kind="secondary" isSmall onClick={() => setOpen({ kind: 'new-question', part })}>
      {messages.add.question}
    </Button>
  );
  const itemPanel = (item: Item) => {
    if (item.type === 'course_evaluation_question') {
      const node = partWith(tree, partOf(item));
      return node && questionPanel(node, item);
    }
    const kind = item.type === 'course_evaluation_question_set' ? 'set' : 'part';
    return (
      <>
        <NameForm
          key={`${item.id}-${item.meta.version}`}
          kind={kind}
          name={item.attributes.name}
          confirm={messages.rename}
          isDisabled={isFrozen}
          save={async (name) => {
            try {
              const key = keyOf([item.id, item.meta.version, name]);
              shown(await ask((client) => rename(client, item, name, key)), messages.renamed);
            } catch (error) {
              await readAgain();
              throw error;
            }
          }}
        />
        {!isFrozen && (
          <p className="page-actions">
            {kind === 'part' ? (
              addQuestion(item.id)
            ) : (
              <Button kind="secondary" isSmall onClick={() => setOpen({ kind: 'new-part', set: item.id })}>
                {messages.add.part}
              </Button>
            )}
          </p>
        )}
      </>
    );
  };

  const opened = open?.kind === 'item' ? itemWith(outline, open.id) : undefined;
  const panel = () => {
    if (open === undefined) return <p className="muted">{messages.choose}</p>;
    if (open.kind === 'new-set')
      return (
        <>
          <PanelTitle text={messages.add.set} of="new-set" />
          <NameForm
            kind="set"
            name=""
            confirm={messages.create}
            save={async (name) =>
              shown(await ask((client) => createSet(client, { period: periodId, tree }, name, keyOf([name]))), name)
            }
          />
        </>
      );
    if (open.kind === 'new-part') {
      const node = setWith(tree, open.set);
      if (node === undefined) return <p>{messages.gone}</p>;
      return (
        <>
          <PanelTitle text={messages.add.part} of={`new-${open.set}`} />
          <NameForm
            kind="part"
            name=""
            confirm={messages.create}
            save={async (name) =>
              shown(await ask((client) => createPart(client, node, name, keyOf([open.set, name]))), name)
            }
          />
        </>
      );
    }
    if (open.kind === 'new-question') {
      const node = partWith(tree, open.part);
      if (node === undefined) return <p>{messages.gone}</p>;
      return (
        <>
          <PanelTitle text={messages.newQuestion} of={newId(open.part)} />
          {questionPanel(node, undefined)}
        </>
      );
    }
    if (opened === undefined) return <p>{messages.gone}</p>;
    return (
      <>
        <PanelTitle text={messages.kindsOfItems[opened.type]} of={opened.id} />
        {!isFrozen && (
          <ItemActions
            item={opened}
            tree={tree}
            move={moveBy}
            toPart={(part) => {
              const node = partWith(tree, part);
              if (node && opened.type === 'course_evaluation_question')
                carryOut(opened, moveToPart(node, opened), false);
            }}
            duplicate={() => duplicate(opened)}
            remove={(all) => remove(opened, all)}
          />
        )}
        {itemPanel(opened)}
        {opened.type === 'course_evaluation_question' && !isFrozen && (
          <p className="page-actions">{addQuestion(partOf(opened))}</p>
        )}
        <Button kind="quiet" onClick={() => focusRow(opened.id)}>
          {messages.toOutline}
        </Button>
      </>
    );
  };

  return (
    <>
      {isFrozen && (
        <Notice tone="warn" title={messages.frozen}>
          <p>{opensAt ? messages.frozenSince(toDay(opensAt)) : messages.frozenNow}</p>
        </Notice>
      )}
      <Figures outline={outline} />
      <p role="status" className={said === '' ? 'visually-hidden' : 'said'}>
        {said}
      </p>
      {failure !== undefined && <ErrorMessage error={failure} title={messages.failed} />}
      <div className="question-editor">
        <section aria-labelledby="outline-title">
          <h2 id="outline-title">{messages.outline}</h2>
          {tree.length === 0 ? <p>{messages.none}</p> : <p className="muted">{messages.outlineHint}</p>}
          <OutlineNav
            tree={tree}
            openId={open?.kind === 'item' ? open.id : undefined}
            unsaved={drafts.unsaved}
            open={({ id }) => {
              report('');
              setOpen({ kind: 'item', id });
            }}
            move={moveBy}
          />
          {!isFrozen && (
            <p className="page-actions">
              <Button kind="secondary" isSmall onClick={() => setOpen({ kind: 'new-set' })}>
                {messages.add.set}
              </Button>
            </p>
          )}
        </section>
        <section className="question-open">{panel()}</section>
      </div>
    </>
  );
};

/** The page on which the questions of a period are written. */
export const QuestionsPage = ({ params: { id = '' } }: { readonly params: Readonly<Record<string, string>> }) => {
  const period = usePeriod(id);
  const outline = useOutline(id);
  const { data: found } = period;
  const { data: asked } = outline;
  if (found === undefined || asked === undefined) {
    const error = period.error ?? outline.error;
    const retry = (): void => void Promise.all([period.refetch(), outline.refetch()]);
    return error === null ? <LoadingPage /> : <FailurePage error={error} retry={retry} />;
  }
  return (
    <StaffPage
      title={messages.title(found.resource.attributes.name)}
      lead={messages.lead}
      back={{ href: `/periods/${id}`, label: messages.back }}
      actions={
        <>
          <ButtonLink kind="secondary" isSmall href={`/periods/${id}/questions/try`}>
            {messages.try.link}
          </ButtonLink>
          <Button
            kind="secondary"
            isSmall
            onClick={() =>
              downloadFile(messages.export.file, new Blob([toFile(treeOf(asked))], { type: 'application/json' }))
            }
          >
            {messages.export.button}
          </Button>
        </>
      }
      isWide
    >
      <Editor period={found} outline={asked} />
    </StaffPage>
  );
};
