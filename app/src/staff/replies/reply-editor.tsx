import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field, useFirstMistake } from '../../ui/field.tsx';
import { ActionDialog } from '../parts/action-dialog.tsx';
import { ChangeErrorMessage, fieldError } from '../parts/error-message.tsx';
import { messages } from './messages.ts';
import type { Writing } from './queries.ts';
import { languages, nameOf, type Typed } from './reply-values.ts';

/** The edited part: the whole text, or an addition to it. */
export type Editing = 'text' | 'addition';

const labelOf = (editing: Editing, language: string | null): string => {
  if (editing === 'addition') return language === null ? messages.addition : messages.additionIn(nameOf(language));
  return language === null ? messages.text : messages.textIn(nameOf(language));
};

const hintOf = (editing: Editing, isHtml: boolean): string => {
  if (editing === 'addition') return messages.additionHint;
  return isHtml ? messages.htmlHint : messages.hint;
};

const pointerOf = (language: string | null): string =>
  language === null ? '/data/attributes/text' : `/data/attributes/translations/${language}`;

const TextField = ({
  value,
  editing,
  error,
  change,
}: {
  readonly value: Typed;
  readonly editing: Editing;
  readonly error: unknown;
  readonly change: (text: string) => void;
}) => (
  <Field
    label={labelOf(editing, value.language)}
    hint={hintOf(editing, value.isHtml)}
    error={fieldError(error, pointerOf(value.language))}
  >
    {(control) => (
      <textarea
        {...control}
        lang={value.language ?? undefined}
        className={value.isHtml ? 'long code' : 'long'}
        rows={8}
        value={value.text}
        onChange={({ target }) => change(target.value)}
      />
    )}
  </Field>
);

const LanguageField = ({
  texts,
  add,
}: {
  readonly texts: readonly Typed[];
  readonly add: (language: string) => void;
}) => (
  <Field label={messages.language}>
    {(control) => (
      <select {...control} value="" onChange={({ target }) => target.value !== '' && add(target.value)}>
        <option value="">{messages.noLanguage}</option>
        {languages
          .filter((language) => texts.every((each) => each.language !== language))
          .map((language) => (
            <option key={language} value={language}>
              {nameOf(language)}
            </option>
          ))}
      </select>
    )}
  </Field>
);

/** Says who will read the reply, and publishes the reply. */
const PublishDialog = ({ publish, close }: { readonly publish: () => Promise<void>; readonly close: () => void }) => {
  const words = messages.publishing;
  return (
    <ActionDialog title={words.title} confirm={words.confirm} run={publish} close={close}>
      <p>{words.readers}</p>
      <ul>
        {[words.students, words.chairs, words.office].map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <p>{words.mail}</p>
      <p>{words.final}</p>
    </ActionDialog>
  );
};

/** Props of the editor of a reply. */
interface EditorProps {
  readonly editing: Editing;
  /** The texts when the editor opens. */
  readonly initial: readonly Typed[];
  readonly writingOf: (texts: readonly Typed[]) => Writing;
  readonly save: (writing: Writing) => Promise<void>;
  /** Whether the editor can publish the reply. */
  readonly isDraft: boolean;
  readonly leave: () => void;
}

/** Renders the fields of a reply, and the actions on it. */
export const ReplyEditor = ({ editing, initial, writingOf, save, isDraft, leave }: EditorProps) => {
  const [texts, set] = useState(initial);
  const [isPublishing, setPublishing] = useState(false);
  const saving = useMutation({ mutationFn: save, onSuccess: leave });
  const form = useFirstMistake(saving.submittedAt, saving.error);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!saving.isPending) saving.mutate(writingOf(texts));
  };
  const change = (language: string | null, text: string): void =>
    set((now) => now.map((each) => (each.language === language ? { ...each, text } : each)));
  return (
    <>
      <form ref={form} onSubmit={submit} className="reply-editor">
        {texts.map((each) => (
          <TextField
            key={each.language ?? ''}
            value={each}
            editing={editing}
            error={saving.error}
            change={(text) => change(each.language, text)}
          />
        ))}
        <p className="muted">{messages.quotes}</p>
        {editing === 'text' && (
          <LanguageField
            texts={texts}
            add={(language) => set((now) => [...now, { language, text: '', isHtml: false }])}
          />
        )}
        {saving.error !== null && <ChangeErrorMessage error={saving.error} title={messages.failed} />}
        <p className="actions">
          {isDraft && <Button onClick={() => setPublishing(true)}>{messages.publish}</Button>}
          <Button type="submit" kind={isDraft ? 'secondary' : 'primary'} isDisabled={saving.isPending}>
            {isDraft ? messages.save : messages.saveText}
          </Button>
          <Button kind="quiet" onClick={leave}>
            {messages.cancel}
          </Button>
        </p>
      </form>
      {isPublishing && (
        <PublishDialog
          publish={async () => {
            await save({ ...writingOf(texts), state: 'published' });
            leave();
          }}
          close={() => setPublishing(false)}
        />
      )}
    </>
  );
};
