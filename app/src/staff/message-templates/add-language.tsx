import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { messages } from './messages.ts';
import { toLanguage } from './template-values.ts';

const words = messages.form;

/** Adds a language to those of a template. */
export const AddLanguage = ({
  present,
  add,
}: {
  /** The languages that the template has. */
  readonly present: readonly string[];
  readonly add: (language: string) => void;
}) => {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const submit = (): void => {
    const language = toLanguage(text);
    const isNew = language !== undefined && !present.includes(language);
    setProblem(language === undefined ? words.noLanguage : isNew ? undefined : words.thereAlready);
    if (!isNew) return;
    add(language);
    setText('');
  };
  return (
    <Field label={words.add} hint={words.addHint} error={problem}>
      {(control) => (
        <span className="with-button">
          <input
            {...control}
            className="short"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={35}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // The key Enter would save the template.
              event.preventDefault();
              submit();
            }}
          />
          <Button kind="secondary" isSmall onClick={submit}>
            {words.addButton}
          </Button>
        </span>
      )}
    </Field>
  );
};
