import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field, useFirstMistake } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { ChangeErrorMessage, fieldError } from '../parts/error-message.tsx';
import '../styles/messages.css';
import { AddLanguage } from './add-language.tsx';
import { isToStaff } from './merge-fields.ts';
import { messages } from './messages.ts';
import { useOwnLanguage } from './queries.ts';
import { labelsOf, languageName, newValues, type TemplateValues, type Translation } from './template-values.ts';
import { TextFields } from './text-fields.tsx';

const words = messages.form;

interface PartProps {
  readonly values: TemplateValues;
  readonly change: (some: Partial<TemplateValues>) => void;
  readonly error: unknown;
}

const NameFields = ({ values: { name, purpose }, change, error, isNew }: PartProps & { readonly isNew: boolean }) => (
  <>
    <Field label={words.name} hint={words.nameHint} error={fieldError(error, '/data/attributes/name')}>
      {(control) => (
        <input
          {...control}
          className="long"
          autoComplete="off"
          maxLength={255}
          value={name}
          onChange={({ target }) => change({ name: target.value })}
        />
      )}
    </Field>
    {isNew && (
      <SelectField
        label={words.purpose}
        hint={isToStaff(purpose) ? words.toStaff : undefined}
        names={messages.purposes}
        value={purpose}
        choose={(chosen) => change({ purpose: chosen })}
      />
    )}
  </>
);

const Translations = ({ values, change, error }: PartProps) => {
  const { data: own } = useOwnLanguage();
  const { purpose, translations } = values;
  const set = (language: string, some: Partial<Translation>): void =>
    change({ translations: translations.map((each) => (each.language === language ? { ...each, ...some } : each)) });
  return (
    <>
      {translations.map(({ language, ...texts }) => (
        <section key={language}>
          <h2>{languageName(language)}</h2>
          <TextFields
            language={language}
            purpose={purpose}
            texts={texts}
            set={(some) => set(language, some)}
            error={error}
          />
          <p className="page-actions">
            <Button
              kind="secondary"
              isSmall
              onClick={() => change({ translations: translations.filter((each) => each.language !== language) })}
            >
              {words.removeLanguage(languageName(language))}
            </Button>
          </p>
        </section>
      ))}
      <AddLanguage
        present={[...(own ? [own] : []), ...translations.map(({ language }) => language)]}
        add={(language) => change({ translations: [...translations, { language, subject: '', body: '' }] })}
      />
    </>
  );
};

/** Makes or changes a template. */
export const TemplateForm = ({
  values: before,
  save,
}: {
  /** The values of the template; missing for a new one. */
  readonly values?: TemplateValues;
  readonly save: (values: TemplateValues) => Promise<unknown>;
}) => {
  const isNew = before === undefined;
  const [values, set] = useState(before ?? newValues);
  const { data: own } = useOwnLanguage();
  const { mutate, isPending, error, submittedAt } = useMutation({ mutationFn: save });
  const form = useFirstMistake(submittedAt, error);
  const change = (some: Partial<TemplateValues>): void => set((now) => ({ ...now, ...some }));
  const parts = { values, change, error };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending) mutate(values);
  };
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <NameFields {...parts} isNew={isNew} />
      <label className="check">
        <input
          type="checkbox"
          checked={values.isDefault}
          onChange={({ target }) => change({ isDefault: target.checked })}
        />
        {words.isDefault}
      </label>
      <section>
        <h2>{words.ownTitle}</h2>
        <p className="muted">{words.ownLead(own ? languageName(own) : undefined)}</p>
        <TextFields purpose={values.purpose} texts={values} set={change} error={error} />
      </section>
      <Translations {...parts} />
      {error !== null && !isPending && (
        <ChangeErrorMessage error={error} title={isNew ? words.failed : words.changeFailed} labels={labelsOf(values)} />
      )}
      <p className="actions">
        <Button type="submit" isDisabled={isPending}>
          {isPending ? words.saving : words.save}
        </Button>
      </p>
    </form>
  );
};
