import { useId } from 'react';
import { SelectField } from '../../ui/select-field.tsx';
import { fieldError } from '../parts/error-message.tsx';
import { messages } from './messages.ts';
import type { Question } from './outline.ts';
import type { FieldsProps } from './scale-fields.tsx';

const words = messages.condition;

/** Returns the possible answers to a question, with their labels. */
const answersTo = ({
  attributes: { scale, choices },
}: Question): (readonly [value: number | string, label: string])[] => {
  if (scale === null) return (choices ?? []).map(({ key, label }) => [key, label] as const);
  const { first = 1, points, labels } = scale;
  return Array.from({ length: points }, (_, index) => {
    const label = labels?.[index];
    return [first + index, label ? `${first + index}: ${label}` : String(first + index)] as const;
  });
};

const pointer = '/data/attributes/shown_if';

/** Renders the fields that say when a question is shown: always, or after certain answers to an earlier question. */
export const ConditionFields = ({
  values: { shownIf, subject },
  change,
  error,
  decisive,
}: FieldsProps & { readonly decisive: readonly Question[] }) => {
  const mistakeId = useId();
  const possible = decisive.filter(({ attributes }) => subject === 'instructor' || attributes.subject !== 'instructor');
  const named = decisive.find(({ id }) => id === shownIf?.question);
  if (possible.length === 0 && shownIf === null) return null;
  const wanted = shownIf?.in ?? [];
  const toggle = (question: string, value: number | string): void =>
    change({
      shownIf: {
        question,
        in: wanted.includes(value) ? wanted.filter((each) => each !== value) : [...wanted, value],
      },
    });
  const mistake = [pointer, `${pointer}/question`, ...wanted.map((_, index) => `${pointer}/in/${index}`)]
    .flatMap((each) => fieldError(error, each) ?? [])
    .join('. ');
  return (
    <>
      <SelectField
        label={messages.form.shownIf}
        hint={words.hint}
        names={Object.fromEntries([
          ['', words.always],
          ...(shownIf === null || named !== undefined ? [] : [[shownIf.question, words.other]]),
          ...possible.map(({ id, attributes }) => [id, words.after(attributes.text)]),
        ])}
        value={shownIf?.question ?? ''}
        choose={(id) => change({ shownIf: id === '' ? null : { question: id, in: [] } })}
      />
      {named !== undefined && (
        <fieldset className="field" aria-describedby={mistake === '' ? undefined : mistakeId}>
          <legend>{words.answers}</legend>
          {answersTo(named).map(([value, label]) => (
            <label key={value} className="check">
              <input type="checkbox" checked={wanted.includes(value)} onChange={() => toggle(named.id, value)} />
              {label}
            </label>
          ))}
        </fieldset>
      )}
      {mistake !== '' && (
        <p className="mistake" id={mistakeId}>
          {mistake}
        </p>
      )}
    </>
  );
};
