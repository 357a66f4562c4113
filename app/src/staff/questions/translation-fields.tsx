import { Field } from '../../ui/field.tsx';
import { AddLanguage } from '../message-templates/add-language.tsx';
import { languageName } from '../message-templates/template-values.ts';
import { fieldError } from '../parts/error-message.tsx';
import { messages } from './messages.ts';
import { isTranslatedInto, labelsIn, languagesIn, withLabelIn } from './question-values.ts';
import type { FieldsProps } from './scale-fields.tsx';

const words = messages.form;

/** The labels that students choose from in one language. */
const LabelFields = ({ values, change, error, language }: FieldsProps & { readonly language: string }) => {
  const pointer = (index: number): string =>
    values.kind === 'scale'
      ? `/data/attributes/scale/label_translations/${language}/${index}`
      : `/data/attributes/choices/${index}/label_translations/${language}`;
  const labels = labelsIn(values);
  if (labels.every(({ label }) => label.trim() === '')) return null;
  return (
    <div className="label-grid">
      {labels.map(({ label, translations }, index) =>
        label.trim() === '' ? null : (
          <Field
            // biome-ignore lint/suspicious/noArrayIndexKey: a label is that of its place
            key={index}
            label={words.labelTranslation(label, languageName(language))}
            error={fieldError(error, pointer(index))}
          >
            {(control) => (
              <input
                {...control}
                lang={language}
                className="long"
                autoComplete="off"
                maxLength={values.kind === 'scale' ? 255 : 1024}
                value={translations[language] ?? ''}
                onChange={({ target }) => change(withLabelIn(language, values, { index, text: target.value }))}
              />
            )}
          </Field>
        ),
      )}
    </div>
  );
};

/** Renders the translations of the text and the labels, next to the originals. */
export const TranslationFields = ({
  values,
  change,
  error,
  languages,
}: FieldsProps & {
  /** The languages of other questions. */
  readonly languages: readonly string[];
}) => {
  const { text, translations } = values;
  const all = [...new Set([...languages, ...languagesIn(values)])];
  return (
    <section className="translations">
      <h3>{words.translations}</h3>
      {all.map((language) => (
        <div key={language}>
          <div className="side-by-side">
            <div className="original">
              <p className="muted">{words.original}</p>
              <p>{text}</p>
            </div>
            <Field
              label={words.translation(languageName(language))}
              hint={isTranslatedInto(language, values) ? undefined : <span className="lacking">{words.lacking}</span>}
              error={fieldError(error, `/data/attributes/text_translations/${language}`)}
            >
              {(control) => (
                <textarea
                  {...control}
                  lang={language}
                  className="long"
                  rows={2}
                  maxLength={1024}
                  value={translations[language] ?? ''}
                  onChange={({ target }) => change({ translations: { ...translations, [language]: target.value } })}
                />
              )}
            </Field>
          </div>
          <LabelFields {...{ values, change, error, language }} />
        </div>
      ))}
      <AddLanguage present={all} add={(language) => change({ translations: { ...translations, [language]: '' } })} />
    </section>
  );
};
