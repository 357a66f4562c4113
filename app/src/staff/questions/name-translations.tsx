import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field, useFirstMistake } from '../../ui/field.tsx';
import { AddLanguage } from '../message-templates/add-language.tsx';
import { languageName } from '../message-templates/template-values.ts';
import { ChangeErrorMessage, fieldError } from '../parts/error-message.tsx';
import { messages } from './messages.ts';
import { type Texts, translationsIn } from './question-values.ts';

const words = messages.form;

/** Edits the translations of a part's heading, which can change at any time. */
export const NameTranslations = ({
  name,
  translations: before,
  languages,
  save,
}: {
  readonly name: string;
  readonly translations: Texts | null;
  /** The languages of the questions. */
  readonly languages: readonly string[];
  readonly save: (translations: Texts | null) => Promise<unknown>;
}) => {
  const [translations, setTranslations] = useState(before ?? {});
  const { mutate, isPending, error, submittedAt } = useMutation({ mutationFn: save });
  const form = useFirstMistake(submittedAt, error);
  const all = [...new Set([...languages, ...Object.keys(translations)])];
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending) mutate(translationsIn(translations));
  };
  return (
    <form ref={form} onSubmit={submit} noValidate className="translations">
      <h3>{words.translations}</h3>
      {all.map((language) => (
        <Field
          key={language}
          label={words.labelTranslation(name, languageName(language))}
          error={fieldError(error, `/data/attributes/name_translations/${language}`)}
        >
          {(control) => (
            <input
              {...control}
              lang={language}
              className="long"
              autoComplete="off"
              maxLength={255}
              value={translations[language] ?? ''}
              onChange={({ target }) => setTranslations({ ...translations, [language]: target.value })}
            />
          )}
        </Field>
      ))}
      <AddLanguage present={all} add={(language) => setTranslations({ ...translations, [language]: '' })} />
      {error !== null && !isPending && <ChangeErrorMessage error={error} title={messages.failed} />}
      {all.length > 0 && (
        <p className="actions">
          <Button type="submit" kind="secondary" isDisabled={isPending}>
            {messages.saveTranslations}
          </Button>
        </p>
      )}
    </form>
  );
};
