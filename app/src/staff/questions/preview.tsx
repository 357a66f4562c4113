import { useState } from 'react';
import { InLanguage } from '../../shared/language/language.tsx';
import { ownLanguage } from '../../shared/language/own-language.ts';
import type { Answers, Mistake } from '../../student/answering/answers.ts';
import { type Part as FormPartOf, partsOf, type Question } from '../../student/answering/form.ts';
import { FormPart } from '../../student/parts/form-part.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { languageName } from '../message-templates/template-values.ts';
import { messages } from './messages.ts';
import { attributesOf, languagesIn, type QuestionValues } from './question-values.ts';

const words = messages.preview;

/** Returns a question with the values of the form. Its id is used nowhere else on the page. */
const shownQuestion = (part: string, values: QuestionValues): Question => {
  const { scale, ...attributes } = attributesOf(values);
  const related = { links: { related: '' }, meta: {} };
  return {
    type: 'course_evaluation_question',
    id: `preview-${part}`,
    attributes: {
      ...attributes,
      max_length: attributes.max_length ?? null,
      // An empty label is shown as its number.
      scale: scale && { first: 1, ...scale },
      position: null,
      origin: null,
      shown_if: null,
      created_at: '',
      updated_at: '',
    },
    relationships: {
      question_set_section: { ...related, data: { type: 'course_evaluation_question_set_section', id: part } },
      question_set: { ...related, data: null },
    },
    links: { self: '' },
    meta: { version: 0 },
  };
};

const noMistakes: ReadonlyMap<string, Mistake> = new Map();

/** The part of a form in which a question is shown. */
export interface ShownIn {
  readonly id: string;
  readonly name: string;
}

const Answered = ({ part }: { readonly part: FormPartOf }) => {
  const [answers, setAnswers] = useState<Answers>({});
  return (
    <FormPart
      part={part}
      answers={answers}
      mistakes={noMistakes}
      onGive={(name, given) => setAnswers((before) => ({ ...before, [name]: given }))}
    />
  );
};

/** A question in its part, as students see and answer it. */
export const Shown = ({ part: { id, name }, values }: { readonly part: ShownIn; readonly values: QuestionValues }) => {
  const { parts } = partsOf(
    [{ id, attributes: { name } }],
    [shownQuestion(id, values)],
    [{ id: 'preview', name: words.instructor }],
  );
  return parts.map((each) => <Answered key={`${each.id}-${values.kind}-${values.subject}`} part={each} />);
};

/** Shows a question while it is written, in the students' component, as wide as a phone or a screen. */
export const Preview = ({ part, values }: { readonly part: ShownIn; readonly values: QuestionValues }) => {
  const [width, setWidth] = useState<'phone' | 'desktop'>('phone');
  const [language, setLanguage] = useState(ownLanguage);
  const languages = [...new Set(['en', 'de', ...languagesIn(values)])];
  return (
    <section className="question-preview" aria-labelledby="preview-title">
      <h3 id="preview-title">{words.title}</h3>
      <div className="field-row">
        <SelectField
          label={words.width}
          names={{ phone: words.phone, desktop: words.desktop }}
          value={width}
          choose={setWidth}
        />
        <SelectField
          label={words.language}
          names={Object.fromEntries(languages.map((each) => [each, languageName(each)]))}
          value={language}
          choose={setLanguage}
        />
      </div>
      <div className={`preview-frame ${width}`} lang={language}>
        <InLanguage tag={language}>
          <Shown part={part} values={values} />
        </InLanguage>
      </div>
    </section>
  );
};
