import { Field } from '../../ui/field.tsx';
import { AddLanguage } from '../message-templates/add-language.tsx';
import { languageName } from '../message-templates/template-values.ts';
import { fieldError } from '../parts/error-message.tsx';
import { messages } from './messages.ts';
import type { FieldsProps } from './scale-fields.tsx';

const words = messages.form;

/** The text in other languages, next to the one that is translated. */
export const TranslationFields = ({
  values: { text, translations },
  change,
  error,
  languages,
}: FieldsProps & {
  /** Those that other questions have. */
  readonly languages: readonly string[];
}) => {
  const all = [...new Set([...languages, ...Object.keys(translations)])];
  return (
    <section className="translations">
      <h3>{words.translations}</h3>
      {all.map((language) => {
        const given = translations[language] ?? '';
        return (
          <div key={language} className="side-by-side">
            <div className="original">
              <p className="muted">{words.original}</p>
              <p>{text}</p>
            </div>
            <Field
              label={words.translation(languageName(language))}
              hint={given.trim() === '' ? <span className="lacking">{words.lacking}</span> : undefined}
              error={fieldError(error, `/data/attributes/text_translations/${language}`)}
            >
              {(control) => (
                <textarea
                  {...control}
                  lang={language}
                  className="long"
                  rows={2}
                  maxLength={1024}
                  value={given}
                  onChange={({ target }) => change({ translations: { ...translations, [language]: target.value } })}
                />
              )}
            </Field>
          </div>
        );
      })}
      <AddLanguage present={all} add={(language) => change({ translations: { ...translations, [language]: '' } })} />
    </section>
  );
};
