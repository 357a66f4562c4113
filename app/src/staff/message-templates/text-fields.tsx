import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { fieldError } from '../parts/error-message.tsx';
import { isToStaff, type MergeField, mergeFieldsOf, neededFieldOf } from './merge-fields.ts';
import { messages } from './messages.ts';
import type { TemplatePurpose } from './queries.ts';
import { languageName, pointerOf, type Texts } from './template-values.ts';

const words = messages.form;

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Inserts a merge field at the cursor, or at the end of a text that had no focus yet. */
const insert = (field: MergeField, control: TextControl, wasVisited: boolean): void => {
  const end = control.value.length;
  const [from, to] = wasVisited ? [control.selectionStart ?? end, control.selectionEnd ?? end] : [end, end];
  control.focus();
  control.setRangeText(`{{${field}}}`, from, to, 'end');
  control.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Renders the fields for subject and text in one language, with their merge fields. */
export const TextFields = ({
  language,
  purpose,
  texts,
  set,
  error,
}: {
  /** A further language; missing for the institution's first one. */
  readonly language?: string;
  readonly purpose: TemplatePurpose;
  readonly texts: Texts;
  readonly set: (texts: Partial<Texts>) => void;
  readonly error: unknown;
}) => {
  const visited = useRef<TextControl>(null);
  const body = useRef<HTMLTextAreaElement>(null);
  const nameOf = (what: string): string =>
    language === undefined ? what : words.inLanguage(what, languageName(language));
  const errorAt = (field: keyof Texts): string | undefined => fieldError(error, `${pointerOf(language)}/${field}`);
  const put = (field: MergeField): void => {
    const control = visited.current ?? body.current;
    if (control !== null) insert(field, control, visited.current !== null);
  };
  return (
    <div className="template-texts">
      <div>
        <Field label={nameOf(words.subject)} error={errorAt('subject')}>
          {(control) => (
            <input
              {...control}
              lang={language}
              className="long"
              maxLength={200}
              autoComplete="off"
              value={texts.subject}
              onFocus={({ target }) => {
                visited.current = target;
              }}
              onChange={({ target }) => set({ subject: target.value })}
            />
          )}
        </Field>
        <Field label={nameOf(words.body)} hint={words.bodyHint} error={errorAt('body')}>
          {(control) => (
            <textarea
              {...control}
              ref={body}
              lang={language}
              className="long"
              rows={14}
              maxLength={10_000}
              value={texts.body}
              onFocus={({ target }) => {
                visited.current = target;
              }}
              onChange={({ target }) => set({ body: target.value })}
            />
          )}
        </Field>
      </div>
      <fieldset className="merge-fields">
        <legend>{language === undefined ? words.insert : words.insertIn(languageName(language))}</legend>
        {mergeFieldsOf[purpose].map((field) => (
          <Button key={field} kind="secondary" isSmall onClick={() => put(field)}>
            {(isToStaff(purpose) && words.fieldsToStaff[field]) || words.fields[field]}
            {field === neededFieldOf(purpose) && ` (${words.needed})`}
          </Button>
        ))}
      </fieldset>
    </div>
  );
};
