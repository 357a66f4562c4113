import { useId } from 'react';
import { Field } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { fieldError } from '../parts/error-message.tsx';
import { ChoiceFields } from './choice-fields.tsx';
import { ConditionFields } from './condition-fields.tsx';
import { hintsIn } from './hints.ts';
import { messages } from './messages.ts';
import type { Question } from './outline.ts';
import { type Kind, newChoice, type QuestionValues, takesComment } from './question-values.ts';
import { type FieldsProps, ScaleFields } from './scale-fields.tsx';
import { TranslationFields } from './translation-fields.tsx';

const words = messages.form;

const Hints = ({ values: { text, kind, labels } }: Pick<FieldsProps, 'values'>) => {
  const hints = text.trim() === '' ? [] : hintsIn({ text, kind, scale: kind === 'scale' ? { labels } : null });
  return (
    <div role="status" className="hints">
      {hints.length > 0 && (
        <>
          <p>{messages.hints.title}</p>
          <ul>
            {hints.map((hint) => (
              <li key={hint}>{messages.hints[hint]}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
};

type Flag = 'isRequired' | 'notApplicable' | 'allowsComment';

const flagsFor = (kind: Kind): readonly Flag[] => {
  if (kind === 'heading') return [];
  return takesComment(kind) ? ['isRequired', 'notApplicable', 'allowsComment'] : ['isRequired', 'notApplicable'];
};

/** The initial choices of a choice question, so that the form has fields for them. */
const twoChoices = [newChoice, newChoice];

const whenKind = (kind: Kind, { choices }: QuestionValues): Partial<QuestionValues> =>
  choices.length === 0 && (kind === 'single_choice' || kind === 'multiple_choice')
    ? { kind, choices: twoChoices }
    : { kind };

const Fixed = ({ values, change, error, decisive }: FieldsProps & { readonly decisive: readonly Question[] }) => {
  const { kind } = values;
  return (
    <>
      <Field
        label={kind === 'heading' ? words.headingText : words.text}
        error={fieldError(error, '/data/attributes/text')}
      >
        {(control) => (
          <textarea
            {...control}
            className="long"
            rows={2}
            maxLength={1024}
            value={values.text}
            onChange={({ target }) => change({ text: target.value })}
          />
        )}
      </Field>
      <Hints values={values} />
      <div className="field-row">
        <SelectField
          label={words.kind}
          names={messages.kinds}
          value={kind}
          choose={(chosen) => change(whenKind(chosen, values))}
        />
        <SelectField
          label={words.subject}
          names={messages.subjects}
          value={values.subject}
          choose={(subject) => change({ subject })}
        />
      </div>
      {kind === 'scale' && <ScaleFields {...{ values, change, error }} />}
      {(kind === 'single_choice' || kind === 'multiple_choice') && <ChoiceFields {...{ values, change, error }} />}
      {kind === 'text' && (
        <Field
          label={words.maxLength}
          hint={words.maxLengthHint}
          error={fieldError(error, '/data/attributes/max_length')}
        >
          {(control) => (
            <input
              {...control}
              className="short"
              inputMode="numeric"
              autoComplete="off"
              value={values.maxLength}
              onChange={({ target }) => change({ maxLength: target.value })}
            />
          )}
        </Field>
      )}
      {flagsFor(kind).map((flag) => (
        <label key={flag} className="check">
          <input type="checkbox" checked={values[flag]} onChange={({ target }) => change({ [flag]: target.checked })} />
          {words[flag]}
        </label>
      ))}
      {kind !== 'heading' && <ConditionFields {...{ values, change, error, decisive }} />}
    </>
  );
};

/** Renders the fields of a question. Once students have answered, only the translations can change. */
export const QuestionFields = ({
  isFrozen,
  languages,
  decisive,
  ...props
}: FieldsProps & {
  readonly isFrozen: boolean;
  readonly languages: readonly string[];
  readonly decisive: readonly Question[];
}) => {
  const id = useId();
  return (
    <>
      <fieldset className="bare" disabled={isFrozen} aria-labelledby={id}>
        <span id={id} className="visually-hidden">
          {messages.kindsOfItems.course_evaluation_question}
        </span>
        <Fixed {...props} decisive={decisive} />
      </fieldset>
      <TranslationFields {...props} languages={languages} />
    </>
  );
};
