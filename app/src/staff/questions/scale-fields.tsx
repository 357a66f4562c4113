import { Field } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { fieldError } from '../parts/error-message.tsx';
import { messages } from './messages.ts';
import type { QuestionValues } from './question-values.ts';

const words = messages.form;
const most = 10;
const least = 2;

/** Props of the fields of a question. */
export interface FieldsProps {
  readonly values: QuestionValues;
  readonly change: (some: Partial<QuestionValues>) => void;
  readonly error: unknown;
}

// The values that reset the middle of a scale, because it no longer holds for other points.
const usualMiddle = { favourableFrom: '', ideal: '' };

type Name = 'first' | 'favourableFrom' | 'ideal';

const pointerTo: Readonly<Record<Name, string>> = {
  first: '/data/attributes/scale/first',
  favourableFrom: '/data/attributes/scale/favourable_from',
  ideal: '/data/attributes/scale/ideal',
};

/** Renders the fields for the points of a scale and their labels. */
export const ScaleFields = ({ values, change, error }: FieldsProps) => {
  const { points, first, labels, polarity } = values;
  const numbers = Array.from({ length: most - least + 1 }, (_, index) => String(index + least));
  const setLabel = (index: number, text: string): void =>
    change({ labels: Array.from({ length: points }, (_, each) => (each === index ? text : (labels[each] ?? ''))) });
  const number = (name: Name, label: string, hint?: string) => (
    <Field label={label} hint={hint} error={fieldError(error, pointerTo[name])}>
      {(control) => (
        <input
          {...control}
          className="short"
          inputMode="numeric"
          autoComplete="off"
          value={values[name]}
          onChange={({ target }) => change({ ...(name === 'first' && usualMiddle), [name]: target.value })}
        />
      )}
    </Field>
  );
  return (
    <>
      <div className="field-row">
        <SelectField
          label={words.points}
          names={Object.fromEntries(numbers.map((each) => [each, each]))}
          value={String(points)}
          choose={(chosen) => change({ points: Number(chosen), ...usualMiddle })}
        />
        {number('first', words.first)}
        <SelectField
          label={words.polarity}
          names={messages.polarities}
          value={polarity}
          choose={(chosen) => change({ polarity: chosen, ...usualMiddle })}
        />
      </div>
      <fieldset className="field">
        <legend>{words.labels}</legend>
        <div className="label-grid">
          {Array.from({ length: points }, (_, index) => {
            const value = (Number(first) || 0) + index;
            return (
              <Field
                // biome-ignore lint/suspicious/noArrayIndexKey: a label is that of its place
                key={index}
                label={words.label(value)}
                error={fieldError(error, `/data/attributes/scale/labels/${index}`)}
              >
                {(control) => (
                  <input
                    {...control}
                    className="long"
                    autoComplete="off"
                    maxLength={255}
                    value={labels[index] ?? ''}
                    onChange={({ target }) => setLabel(index, target.value)}
                  />
                )}
              </Field>
            );
          })}
        </div>
      </fieldset>
      {polarity === 'bipolar'
        ? number('ideal', words.ideal, words.idealHint)
        : number('favourableFrom', words.favourableFrom, words.favourableHint)}
    </>
  );
};
