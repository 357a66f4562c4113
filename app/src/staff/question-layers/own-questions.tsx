import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { serviceTime } from '../../shared/requests/service-clock.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ratesKey } from '../classes/queries.ts';
import { ActionDialog } from '../parts/action-dialog.tsx';
import { ErrorMessage } from '../parts/error-message.tsx';
import { Loading } from '../parts/loading-page.tsx';
import { toTime } from '../parts/times.ts';
import { useRequestKeys } from '../parts/use-request-keys.ts';
import { changeQuestion, createQuestion, readQuestion, rename } from '../questions/changes.ts';
import { useDrafts } from '../questions/drafts.ts';
import { messages as ofQuestions } from '../questions/messages.ts';
import { NameForm } from '../questions/name-form.tsx';
import { languagesOf, type Outline, type Question, treeOf, withItem } from '../questions/outline.ts';
import { rowId } from '../questions/outline-nav.tsx';
import { useShownOutline } from '../questions/queries.ts';
import { useEditing } from '../questions/use-editing.ts';
import { useStaff } from '../session/staff.tsx';
import '../styles/question-editor.css';
import { messages } from './messages.ts';
import { inPlainWords } from './plain-words.ts';
import { type Addition, keyOfOwn, placeIn, removeQuestion, useOwnOutline } from './queries.ts';

const { own: words } = messages;

const BankDialog = lazy(async () => ({ default: (await import('../questions/bank-dialog.tsx')).BankDialog }));
const QuestionPanel = lazy(async () => ({ default: (await import('../questions/question-panel.tsx')).QuestionPanel }));

/** The id of the draft of a new question. */
const newId = 'new';

interface Props {
  readonly addition: Addition;
  /** The address of the page that shows the form. */
  readonly formHref: string;
  /**
   * Whether the evaluation office writes. The office may write after the deadline, and reads the questions from the
   * lists.
   */
  readonly isOffice?: boolean;
  /** Whether the period has opened. */
  readonly hasOpened?: boolean;
}

const Editor = ({ addition, formHref, isOffice = false, hasOpened = false, outline }: Props & { outline: Outline }) => {
  const { ask } = useStaff();
  const known = useQueryClient();
  const keyOf = useRequestKeys();
  const drafts = useDrafts();
  const [openId, open] = useState<string>();
  const [isChoosing, choose] = useState(false);
  const [removed, setRemoved] = useState<Question>();
  const [wasRefused, setRefused] = useState(false);
  const { level, name, most, until, from_bank_only: isBankOnly, section } = addition;
  const key = keyOfOwn(addition);
  const { show, readAgain, forgetOthers } = useShownOutline(key);
  const isLate = !isOffice && serviceTime().toISOString() >= until;
  const isFrozen = isLate || hasOpened || wasRefused;
  const { said, failure, report, moveBy } = useEditing(key, { outline, isFrozen, open, drop: drafts.drop });
  const parts = treeOf(outline).flatMap((node) => node.parts);
  const { questions } = outline;
  const left = Math.max(0, most - questions.length);
  const heading = words.headings[level](name);
  const place = () => ask((client) => placeIn(client, addition, { isOffice, heading }));
  /** Carries out a change. Afterwards the page shows what exists, even if the service refused a part of the change. */
  const written = async <Result,>(act: () => Promise<Result>): Promise<Result> => {
    try {
      return await inPlainWords(act);
    } catch (error) {
      // The office may have changed the number of allowed questions and the deadline.
      void known.invalidateQueries({ queryKey: ratesKey });
      throw error;
    } finally {
      await readAgain();
      forgetOthers();
      void known.invalidateQueries({ queryKey: ratesKey, refetchType: 'none' });
    }
  };
  const panel = (question: Question | undefined) => {
    const id = question?.id ?? newId;
    return (
      <Suspense fallback={<Loading />}>
        <QuestionPanel
          key={id}
          part={{ id: newId, name: parts.at(-1)?.part.attributes.name ?? heading }}
          store={{
            create: (client, values, requestKey) =>
              written(async () =>
                createQuestion(client, await placeIn(client, addition, { isOffice, heading }), values, requestKey),
              ),
            change: (client, seen, attributes, requestKey) =>
              written(() => changeQuestion(client, seen, attributes, requestKey)),
            read: readQuestion,
          }}
          question={question}
          draft={drafts.of(id)}
          setDraft={(draft) => drafts.set(id, draft)}
          dropDraft={() => {
            drafts.drop(id);
            if (question === undefined) open(undefined);
          }}
          languages={languagesOf(outline)}
          isFrozen={isFrozen}
          show={(now) => show((before) => withItem(before, now as Question))}
          onSaved={(saved) => {
            show((before) => withItem(before, saved as Question));
            open(undefined);
            report(question === undefined ? words.added : ofQuestions.form.saved);
          }}
          onFrozen={() => setRefused(true)}
        />
      </Suspense>
    );
  };
  return (
    <>
      {isFrozen ? (
        <Notice tone="warn" title={words.over}>
          <p>{isLate ? words.overSince(toTime(until)) : messages.fixed}</p>
        </Notice>
      ) : (
        <p>
          {(isOffice ? words.untilOfOthers : words.until)(toTime(until))} <strong>{words.left(left, most)}</strong>
          {isBankOnly && ` ${words.bankOnly}`}
        </p>
      )}
      {level === 'instructor' && <p className="muted">{words.onlyYou}</p>}
      <p role="status" className={said === '' ? 'visually-hidden' : 'said'}>
        {said}
      </p>
      {failure !== undefined && <ErrorMessage error={failure} title={ofQuestions.failed} />}
      <h2>{words.list}</h2>
      {questions.length === 0 && <p>{words.none}</p>}
      {parts
        .filter((part) => part.questions.length > 0)
        .map(({ part, questions: asked }) => (
          <section key={part.id}>
            <h3>{part.attributes.name}</h3>
            {!isFrozen && (
              <details className="options">
                <summary>{words.heading}</summary>
                <NameForm
                  key={`${part.id}-${part.meta.version}`}
                  kind="part"
                  name={part.attributes.name}
                  confirm={ofQuestions.rename}
                  save={async (text) => {
                    const requestKey = keyOf([part.id, part.meta.version, text]);
                    await written(() => ask((client) => rename(client, part, text, requestKey)));
                    report(ofQuestions.renamed);
                  }}
                />
              </details>
            )}
            <ol className="own-questions">
              {asked.map((question) => {
                const { id, attributes } = question;
                return (
                  <li key={id} className="card">
                    <p>
                      <strong id={rowId(id)} tabIndex={-1}>
                        {attributes.text}
                      </strong>{' '}
                      <span className="muted">
                        ({ofQuestions.kinds[attributes.kind]}
                        {attributes.origin !== null && `, ${words.fromBank}`})
                      </span>
                    </p>
                    {!isFrozen && (
                      <p className="page-actions">
                        <Button
                          kind="secondary"
                          isSmall
                          onClick={() => {
                            report('');
                            open(openId === id ? undefined : id);
                          }}
                        >
                          {openId === id ? words.close : messages.change}{' '}
                          <span className="visually-hidden">{attributes.text}</span>
                        </Button>
                        {asked.length > 1 && (
                          <>
                            <Button kind="secondary" isSmall onClick={() => moveBy(question, -1)}>
                              {ofQuestions.up} <span className="visually-hidden">{attributes.text}</span>
                            </Button>
                            <Button kind="secondary" isSmall onClick={() => moveBy(question, 1)}>
                              {ofQuestions.down} <span className="visually-hidden">{attributes.text}</span>
                            </Button>
                          </>
                        )}
                        <Button kind="danger" isSmall onClick={() => setRemoved(question)}>
                          {ofQuestions.remove} <span className="visually-hidden">{attributes.text}</span>
                        </Button>
                      </p>
                    )}
                    {openId === id && panel(question)}
                  </li>
                );
              })}
            </ol>
          </section>
        ))}
      {openId === newId && panel(undefined)}
      <p className="actions">
        {!isFrozen && left > 0 && <Button onClick={() => choose(true)}>{words.bank}</Button>}
        {!isFrozen && left > 0 && !isBankOnly && openId !== newId && (
          <Button kind="secondary" onClick={() => open(newId)}>
            {words.write}
          </Button>
        )}
        {section !== null && (
          <ButtonLink kind="secondary" href={formHref}>
            {words.preview}
          </ButtonLink>
        )}
      </p>
      {section === null && !isOffice && <p>{words.noClass}</p>}
      {isChoosing && (
        <Suspense>
          <BankDialog
            of={parts.at(-1)?.part.attributes.name ?? heading}
            add={(item, copy) => written(async () => copy(await place(), item))}
            taken={new Set(questions.flatMap(({ attributes }) => attributes.origin?.item ?? []))}
            onAdded={() => report(words.added)}
            close={() => choose(false)}
          />
        </Suspense>
      )}
      {removed !== undefined && (
        <ActionDialog
          title={ofQuestions.removeTitle(removed.attributes.text)}
          confirm={ofQuestions.removeConfirm}
          isDangerous
          run={async () => {
            await written(() => ask((client) => removeQuestion(client, removed)));
            drafts.drop(removed.id);
            report(words.removed);
          }}
          close={() => setRemoved(undefined)}
        >
          <p>{ofQuestions.removeWill(0)}</p>
        </ActionDialog>
      )}
    </>
  );
};

/** Lists the questions of a department or of a class, with the number of questions left and the deadline. */
export const OwnQuestions = (props: Props) => {
  const { data: outline, error } = useOwnOutline(props.addition, props.isOffice === true);
  if (outline !== undefined) return <Editor {...props} outline={outline} />;
  return error === null ? <Loading /> : <ErrorMessage error={error} title={ofQuestions.try.formFailed} />;
};
