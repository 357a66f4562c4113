import type { FacetClient } from 'facet-client';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { downloadFile } from '../../ui/download.ts';
import { Notice } from '../../ui/notice.tsx';
import { ErrorMessage } from '../parts/error-message.tsx';
import { toDay } from '../parts/formats.ts';
import { useRequestKeys } from '../parts/use-request-keys.ts';
import { useRates, type WholePeriod } from '../periods/queries.ts';
import { may } from '../session/account.ts';
import { useStaff } from '../session/staff.tsx';
import '../styles/question-editor.css';
import {
  changeQuestion,
  createPart,
  createQuestion,
  createSet,
  readQuestion,
  rename,
  translatePart,
} from './changes.ts';
import { useDrafts } from './drafts.ts';
import { questionFile } from './export.ts';
import { Figures } from './figures.tsx';
import { ItemActions } from './item-actions.tsx';
import { messages } from './messages.ts';
import { NameForm } from './name-form.tsx';
import { NameTranslations } from './name-translations.tsx';
import { OriginNote } from './origin-note.tsx';
import {
  decisiveFor,
  type Item,
  itemWith,
  languagesOf,
  moveToPart,
  type Outline,
  type PartNode,
  partOf,
  partWith,
  type Question,
  setWith,
  treeOf,
  withItem,
} from './outline.ts';
import { focusRow, OutlineNav } from './outline-nav.tsx';
import { PanelTitle } from './panel-title.tsx';
import { useShownOutline } from './queries.ts';
import { QuestionPanel } from './question-panel.tsx';
import { useEditing } from './use-editing.ts';

// Few visits open these dialogs, so their modules are loaded on demand.
const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog }));
const BankDialog = lazy(async () => ({ default: (await import('./bank-dialog.tsx')).BankDialog }));

/** The item that is open next to the outline: an existing one, or a new one in a place. */
type Open =
  | { readonly kind: 'item'; readonly id: string }
  | { readonly kind: 'new-set' }
  | { readonly kind: 'new-part'; readonly set: string }
  | { readonly kind: 'new-question'; readonly part: string };

/** Returns the id of the draft of a new question in a part. */
const newId = (part: string): string => `new-${part}`;

/** Renders the outline of a period's questions, and next to it the open item. */
export const Editor = ({ period, outline }: { readonly period: WholePeriod; readonly outline: Outline }) => {
  const { id: periodId } = period.resource;
  const { ask, account } = useStaff();
  const keyOf = useRequestKeys();
  const { show, readAgain } = useShownOutline(periodId);
  const { data: rates } = useRates(periodId);
  const drafts = useDrafts();
  const [open, setOpen] = useState<Open>();
  const [wasRefused, setRefused] = useState(false);
  const [dialog, setDialog] = useState<{ readonly part?: string }>();
  const tree = treeOf(outline);
  const hasAnswers = typeof rates?.completed === 'number' && rates.completed > 0;
  const isFrozen = hasAnswers || wasRefused;
  const opensAt = period.schedule?.attributes.opens_at;

  const { said, failure, report, carryOut, moveBy, shown, duplicate, remove } = useEditing(periodId, {
    outline,
    isFrozen,
    open: (id) => setOpen(id === undefined ? undefined : { kind: 'item', id }),
    drop: drafts.drop,
  });

  const questionPanel = (node: PartNode, question: Question | undefined) => {
    const id = question?.id ?? newId(node.part.id);
    return (
      <QuestionPanel
        key={id}
        part={{ id: node.part.id, name: node.part.attributes.name }}
        store={{
          create: (client, values, key) => createQuestion(client, node, values, key),
          change: changeQuestion,
          read: readQuestion,
        }}
        question={question}
        draft={drafts.of(id)}
        setDraft={(draft) => drafts.set(id, draft)}
        dropDraft={() => {
          drafts.drop(id);
          if (question === undefined) setOpen({ kind: 'item', id: node.part.id });
        }}
        languages={languagesOf(outline)}
        decisive={decisiveFor(tree, node.part.id, question?.id)}
        isFrozen={isFrozen}
        show={(now) => show((before) => withItem(before, now))}
        onSaved={(saved) => shown(saved, messages.form.saved)}
        onFrozen={() => setRefused(true)}
      />
    );
  };
  const addQuestion = (part: string) => (
    <>
      <Button kind="secondary" isSmall onClick={() => setOpen({ kind: 'new-question', part })}>
        {messages.add.question}
      </Button>
      {may(account, 'questions:read') && (
        <Button kind="secondary" isSmall onClick={() => setDialog({ part })}>
          {messages.bank.button}
        </Button>
      )}
    </>
  );
  const itemPanel = (item: Item) => {
    if (item.type === 'course_evaluation_question') {
      const node = partWith(tree, partOf(item));
      return (
        node && (
          <>
            <OriginNote question={item} />
            {questionPanel(node, item)}
          </>
        )
      );
    }
    const kind = item.type === 'course_evaluation_question_set' ? 'set' : 'part';
    const saveAs = async (
      what: unknown,
      send: (client: FacetClient, key: string) => Promise<Item>,
      done: string,
    ): Promise<void> => {
      try {
        shown(await ask((client) => send(client, keyOf([item.id, item.meta.version, what]))), done);
      } catch (error) {
        await readAgain();
        throw error;
      }
    };
    return (
      <>
        <NameForm
          key={`${item.id}-${item.meta.version}`}
          kind={kind}
          name={item.attributes.name}
          confirm={messages.rename}
          isDisabled={isFrozen}
          save={(name) => saveAs(name, (client, key) => rename(client, item, name, key), messages.renamed)}
        />
        {item.type === 'course_evaluation_question_set_section' && (
          <NameTranslations
            key={`translations-${item.id}-${item.meta.version}`}
            name={item.attributes.name}
            translations={item.attributes.name_translations}
            languages={languagesOf(outline)}
            save={(texts) =>
              saveAs(texts, (client, key) => translatePart(client, item, texts, key), messages.translationsSaved)
            }
          />
        )}
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
        {kind === 'set' && (
          <Button
            kind="quiet"
            onClick={() =>
              downloadFile(messages.export.file, questionFile(tree.filter(({ set }) => set.id === item.id)))
            }
          >
            {messages.export.ofSet}
          </Button>
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
              shown(await ask((client) => createPart(client, node, { name }, keyOf([open.set, name]))), name)
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

  const openDialog = ({ part }: { readonly part?: string }) => {
    const close = () => setDialog(undefined);
    if (part === undefined) return <ImportDialog period={periodId} tree={tree} report={report} close={close} />;
    const node = partWith(tree, part);
    return (
      node && (
        <BankDialog
          of={node.part.attributes.name}
          add={(item, copy) => copy(node, item)}
          taken={new Set(outline.questions.flatMap(({ attributes }) => attributes.origin?.item ?? []))}
          onAdded={(question) => shown(question, messages.bank.added)}
          close={close}
        />
      )
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
              <Button kind="secondary" isSmall onClick={() => setDialog({})}>
                {messages.import.button}
              </Button>
            </p>
          )}
        </section>
        <section className="question-open">{panel()}</section>
      </div>
      {dialog !== undefined && <Suspense>{openDialog(dialog)}</Suspense>}
    </>
  );
};
