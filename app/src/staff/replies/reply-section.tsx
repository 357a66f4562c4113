import { useState } from 'react';
import { serviceTime } from '../../shared/requests/service-clock.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { toDay } from '../parts/formats.ts';
import { may } from '../session/account.ts';
import { useStaff } from '../session/staff.tsx';
import { messages } from './messages.ts';
import { type Reply, useReply, useSaveReply } from './queries.ts';
import { ReplyEditor } from './reply-editor.tsx';
import { additionsOf, isCorrectable, lastDayOf, nameOf, typedOf, writingOf, writingWith } from './reply-values.ts';

/** Shows a reply as its readers see it. */
const ShownReply = ({ reply: { attributes } }: { readonly reply: Reply }) => (
  <>
    {attributes.published_on === null ? (
      <p className="muted">{messages.draft}</p>
    ) : (
      <p className="muted">{messages.published(toDay(attributes.published_on))}</p>
    )}
    <div className="reply-text">
      <RichText html={attributes.text} />
    </div>
    {Object.entries(attributes.translations ?? {}).map(([language, html]) => (
      <details key={language}>
        <summary>{messages.inLanguage(nameOf(language))}</summary>
        <div lang={language}>
          <RichText html={html} />
        </div>
      </details>
    ))}
  </>
);

/** Returns which change of a reply is possible now, and the label of the button that begins it. */
const changeOf = (reply: Reply | null) => {
  const publishedOn = reply?.attributes.published_on ?? null;
  if (publishedOn === null) return { editing: 'text', label: messages.write, note: undefined } as const;
  return isCorrectable(publishedOn, serviceTime())
    ? ({ editing: 'text', label: messages.correct, note: messages.correctable(toDay(lastDayOf(publishedOn))) } as const)
    : ({ editing: 'addition', label: messages.add, note: messages.settled } as const);
};

/** Renders the reply of the person's own section, with the actions to write, publish and extend it. */
const OwnReply = ({ evaluation, reply }: { readonly evaluation: string; readonly reply: Reply | null }) => {
  const isDraft = reply?.attributes.state !== 'published';
  const [isOpen, setOpen] = useState(reply !== null && isDraft);
  const [done, setDone] = useState<string>();
  const save = useSaveReply(evaluation, reply);
  const { editing, label, note } = changeOf(reply);
  const isAdding = editing === 'addition' && reply !== null;
  return (
    <>
      {done !== undefined && <Notice tone="good">{done}</Notice>}
      {reply === null ? <p>{messages.lead}</p> : (!isOpen || isAdding || isDraft) && <ShownReply reply={reply} />}
      {note !== undefined && <p className="muted">{note}</p>}
      {isOpen ? (
        <ReplyEditor
          editing={editing}
          initial={isAdding ? additionsOf(reply) : typedOf(reply)}
          writingOf={isAdding ? (texts) => writingWith(reply, texts) : writingOf}
          save={async (writing) => {
            await save(writing);
            setDone(writing.state === 'published' ? messages.done : messages.saved);
          }}
          isDraft={isDraft}
          leave={() => setOpen(false)}
        />
      ) : (
        <Button kind={isDraft ? 'primary' : 'secondary'} onClick={() => setOpen(true)}>
          {label}
        </Button>
      )}
    </>
  );
};

/** Shows the reply to the students of an evaluation, for all who read the result. */
export const ReplySection = ({ evaluation, isOwn }: { readonly evaluation: string; readonly isOwn: boolean }) => {
  const { account } = useStaff();
  const { data: reply } = useReply(evaluation);
  if (reply === undefined) return null;
  return (
    <section className="reply" aria-labelledby="reply">
      <h2 id="reply">{messages.title}</h2>
      {isOwn && may(account, 'replies:write') ? (
        <OwnReply evaluation={evaluation} reply={reply} />
      ) : reply === null ? (
        <p className="muted">{messages.none}</p>
      ) : (
        <ShownReply reply={reply} />
      )}
    </section>
  );
};
