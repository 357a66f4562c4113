import { useState } from 'react';
import { InLanguage } from '../../shared/language/language.tsx';
import { ownLanguage } from '../../shared/language/own-language.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { StaffPage } from '../parts/staff-page.tsx';
import { messages as ofQuestions } from '../questions/messages.ts';
import { Shown } from '../questions/preview.tsx';
import { newChoice, newValues, type QuestionValues } from '../questions/question-values.ts';
import '../styles/question-editor.css';
import { messages } from './messages.ts';

const words = messages.kinds;
const { samples } = words;

const choices = (labels: readonly string[]) => labels.map((label) => ({ ...newChoice, label }));

/** A sample question of each kind, with the use of the kind. */
const shown: readonly { readonly name: keyof typeof samples; readonly values: Partial<QuestionValues> }[] = [
  { name: 'scale', values: { labels: samples.scale.labels, allowsComment: true } },
  { name: 'bipolar', values: { polarity: 'bipolar', labels: samples.bipolar.labels } },
  { name: 'numbers', values: { points: 10 } },
  { name: 'instructor', values: { subject: 'instructor', labels: samples.scale.labels } },
  { name: 'single', values: { kind: 'single_choice', choices: choices(samples.single.labels), isRequired: true } },
  { name: 'several', values: { kind: 'multiple_choice', choices: choices(samples.several.labels) } },
  { name: 'text', values: { kind: 'text', maxLength: '500' } },
  { name: 'heading', values: { kind: 'heading' } },
];

/** The page that shows every kind of question as students see it. */
export const KindsPage = () => {
  const [width, setWidth] = useState<'phone' | 'desktop'>('phone');
  return (
    <StaffPage title={words.title} lead={words.lead} back={{ href: '/question-bank', label: messages.title }} isWide>
      <SelectField
        label={ofQuestions.preview.width}
        names={{ phone: ofQuestions.preview.phone, desktop: ofQuestions.preview.desktop }}
        value={width}
        choose={setWidth}
      />
      {shown.map(({ name, values }) => {
        const { text, title, use } = samples[name];
        return (
          <section key={name}>
            <h2>{title}</h2>
            <p>{use}</p>
            <div className={`preview-frame ${width}`}>
              <InLanguage tag={ownLanguage}>
                <Shown part={{ id: name, name: words.part(title) }} values={{ ...newValues, ...values, text }} />
              </InLanguage>
            </div>
          </section>
        );
      })}
    </StaffPage>
  );
};
