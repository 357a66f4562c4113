import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { fieldError } from '../parts/error-message.tsx';
import { messages } from './messages.ts';
import { type ChoiceValues, newChoice } from './question-values.ts';
import type { FieldsProps } from './scale-fields.tsx';

const words = messages.form;
const most = 50;

/** Renders the fields for the choices of a question, in their order. */
export const ChoiceFields = ({ values: { choices }, change, error }: FieldsProps) => {
  const list = useRef<HTMLFieldSetElement>(null);
  const set = (changed: readonly ChoiceValues[]): void => change({ choices: changed });
  // Moves the focus to a field after the next rendering.
  const focusOn = (index: number): void => {
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLElement>('input')[Math.max(0, index)]?.focus());
  };
  const swap = (index: number): void => {
    const [here, before] = [choices[index], choices[index - 1]];
    if (here === undefined || before === undefined) return;
    set(choices.with(index - 1, here).with(index, before));
    focusOn(index - 1);
  };
  return (
    <fieldset className="field" ref={list}>
      <legend>{words.choices}</legend>
      {choices.map((choice, index) => (
        <Field
          // biome-ignore lint/suspicious/noArrayIndexKey: a new one has no key yet
          key={index}
          label={words.choice(index + 1)}
          error={fieldError(error, `/data/attributes/choices/${index}/label`)}
        >
          {(control) => (
            <span className="with-button">
              <input
                {...control}
                autoComplete="off"
                maxLength={1024}
                value={choice.label}
                onChange={({ target }) => set(choices.with(index, { ...choice, label: target.value }))}
              />
              <Button
                kind="secondary"
                isSmall
                isDisabled={index === 0}
                aria-label={words.choiceUp(index + 1)}
                onClick={() => swap(index)}
              >
                ↑
              </Button>
              <Button
                kind="secondary"
                isSmall
                aria-label={words.removeChoice(index + 1)}
                onClick={() => {
                  set(choices.toSpliced(index, 1));
                  focusOn(index - 1);
                }}
              >
                ✕
              </Button>
            </span>
          )}
        </Field>
      ))}
      {fieldError(error, '/data/attributes/choices') !== undefined && (
        <p className="mistake">{fieldError(error, '/data/attributes/choices')}</p>
      )}
      <Button
        kind="secondary"
        isSmall
        isDisabled={choices.length >= most}
        onClick={() => {
          set([...choices, newChoice]);
          focusOn(choices.length);
        }}
      >
        {words.addChoice}
      </Button>
    </fieldset>
  );
};
